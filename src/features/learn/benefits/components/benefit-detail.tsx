import { useSuspenseQuery } from '@tanstack/react-query';
import { CardLink } from '@/components/card-link.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatCents, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { isCountedForAll } from '@/domain/rewards/catalog/counted-facts.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { BenefitRow, CardBenefitRow } from '@/features/catalog/facts/schema.ts';
import { benefits } from '@/features/catalog/facts/tables.ts';
import { useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';
import {
  nameBenefitKind,
  nameBenefitPeriod,
  toBenefitEntries,
  yearlyFaceCents,
} from '../list-benefits.ts';
import { benefitSourcesQuery } from '../queries.ts';
import { useBenefitWorth } from '../use-benefit-worth.ts';
import {
  type BenefitWay,
  listConditions,
  listWays,
  orderGiven,
  pickCheapest,
} from '../value-benefits.ts';

/** Describes a card's benefit in one phrase: `$15 a month`, `2 × 10,000 points a year`, `no face value`. */
function describeGiven(row: CardBenefitRow): string {
  const amount =
    row.value_cents !== null
      ? formatCents(row.value_cents)
      : row.points_value !== null
        ? `${formatPoints(row.points_value)} points`
        : null;
  if (amount === null) return 'no face value';
  const times = row.occurrences_per_period > 1 ? `${row.occurrences_per_period} × ` : '';
  return `${times}${amount} ${nameBenefitPeriod(row.period)}`;
}

/** Names the member's own card that gives it, else the cheapest card that does. */
function describeVerdict(
  mine: readonly BenefitWay[],
  cheapest: BenefitWay | null,
): string | undefined {
  const [own] = mine.toSorted((a, b) => b.worthCents - a.worthCents);
  const way = own ?? cheapest;
  if (!way) return undefined;
  const { card, rows, worthCents } = way;
  const isPaid = rows.some((row) => row.value_cents !== null && row.benefit_spending.length > 0);
  const worth =
    worthCents >= 50
      ? `, worth ${formatWholeDollars(worthCents)} a year to you`
      : isPaid
        ? ', worth nothing by your spending'
        : '';
  if (own) return `Your ${card.name} gives it${worth}.`;
  const fee =
    card.annual_fee_cents === 0
      ? 'without a fee'
      : `for ${formatWholeDollars(card.annual_fee_cents)} a year`;
  return `The cheapest way to it: ${card.name}, ${fee}${worth}.`;
}

export function BenefitDetail({ benefit }: { benefit: BenefitRow }) {
  const catalog = useCatalog();
  const { data: facts } = useSuspenseQuery(benefits.query());
  const { data: cardFacts } = useSuspenseQuery(benefitSourcesQuery(benefit.id));
  const heldIds = useHeldCardIds();
  const [entry] = toBenefitEntries([benefit], catalog.cards, heldIds);
  const { worthOf, canGet } = useBenefitWorth();
  const ways = listWays(entry?.given ?? [], worthOf);
  const verdict = describeVerdict(
    ways.filter(({ card }) => heldIds.has(card.id)),
    pickCheapest(ways, canGet),
  );
  const issuers = new Map(catalog.companies.map(({ id, name }) => [id, name]));
  const fact = facts.find(({ id }) => id === benefit.id);
  const sources = new Map(cardFacts.map((row) => [row.id, row]));
  const given = orderGiven(entry?.given ?? [], worthOf, heldIds, canGet);
  const kind = nameBenefitKind(benefit.kind);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={benefit.name}
        verdict={verdict}
        description={`${kind === benefit.name ? '' : `${kind}. `}${benefit.description}. Worth to you is the share that is usually used, and no more than you spend on it.`}
      />
      {given.length === 0 ? (
        <p className="text-muted-foreground">No card in the catalog has it today.</p>
      ) : (
        <ListTable
          label={`Cards that give ${benefit.name}`}
          rows={given}
          keyOf={({ row }) => row.id}
          columns={[
            {
              key: 'card',
              header: 'Card',
              cell: ({ card, row }) => (
                <CardLink card={card} issuer={issuers.get(card.company_id) ?? ''}>
                  {row.name} {heldIds.has(card.id) && <Badge tone="primary">Mine</Badge>}
                  <ConfidenceMark
                    confidence={isCountedForAll(row, row.benefit_spending) ? 'high' : 'low'}
                    subject={`what ${card.name} gives`}
                    countedWhere={HELD_OR_ASKED}
                    isCompact
                  />
                  <ReportFactButton
                    isCompact
                    fact={{
                      table: 'credit_card_benefits',
                      id: row.id,
                      subject: `${card.name}: ${row.name}`,
                    }}
                  />
                  <span className="block sm:hidden">
                    {describeGiven(row)} · {formatAnnualFee(card.annual_fee_cents)}
                  </span>
                  {listConditions(row).length > 0 && (
                    <span className="block">{listConditions(row).join('; ')}</span>
                  )}
                  {!heldIds.has(card.id) && !canGet(card) && (
                    <span className="block">not open to you now</span>
                  )}
                </CardLink>
              ),
            },
            {
              key: 'given',
              header: 'Gives',
              from: 'sm',
              cell: ({ row }) => describeGiven(row),
            },
            {
              key: 'year',
              header: <span className="whitespace-normal">Face value a year</span>,
              align: 'right',
              from: 'md',
              cell: ({ row }) => {
                const cents = yearlyFaceCents(row);
                return cents === null ? '—' : formatCents(cents);
              },
            },
            {
              key: 'worth',
              header: <span className="whitespace-normal">Worth to me</span>,
              align: 'right',
              cell: (each) => (worthOf(each) === 0 ? '—' : formatWholeDollars(worthOf(each))),
            },
            {
              key: 'fee',
              header: 'Fee',
              align: 'right',
              from: 'sm',
              cell: ({ card }) => formatAnnualFee(card.annual_fee_cents),
            },
            {
              key: 'source',
              header: 'Checked',
              from: 'lg',
              cell: ({ row }) => {
                const source = sources.get(row.id);
                const text = source?.verified_on ? formatDate(source.verified_on) : 'unknown';
                return source?.source_url ? (
                  <a
                    href={source.source_url}
                    target="_blank"
                    rel="noreferrer"
                    className="underline underline-offset-4"
                  >
                    {text}
                  </a>
                ) : (
                  text
                );
              },
            },
          ]}
        />
      )}
      {fact && <FactSource fact={fact} table="benefits" name={benefit.name} />}
    </div>
  );
}
