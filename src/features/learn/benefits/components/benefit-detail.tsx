import { useSuspenseQuery } from '@tanstack/react-query';
import { CardLink } from '@/components/card-link.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
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

export function BenefitDetail({ benefit }: { benefit: BenefitRow }) {
  const catalog = useCatalog();
  const { data: facts } = useSuspenseQuery(benefits.query());
  const { data: cardFacts } = useSuspenseQuery(benefitSourcesQuery(benefit.id));
  const heldIds = useHeldCardIds();
  const [entry] = toBenefitEntries([benefit], catalog.cards, heldIds);
  const issuers = new Map(catalog.companies.map(({ id, name }) => [id, name]));
  const fact = facts.find(({ id }) => id === benefit.id);
  const sources = new Map(cardFacts.map((row) => [row.id, row]));
  const given = (entry?.given ?? []).toSorted(
    (a, b) =>
      Number(heldIds.has(b.card.id)) - Number(heldIds.has(a.card.id)) ||
      (yearlyFaceCents(b.row) ?? -1) - (yearlyFaceCents(a.row) ?? -1) ||
      a.card.name.localeCompare(b.card.name),
  );
  return (
    <div className="grid gap-6">
      <PageHeader
        title={benefit.name}
        description={`${nameBenefitKind(benefit.kind)}. ${benefit.description}`}
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
                  <span className="block sm:hidden">{describeGiven(row)}</span>
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
              cell: ({ row }) => {
                const cents = yearlyFaceCents(row);
                return cents === null ? '—' : formatCents(cents);
              },
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
