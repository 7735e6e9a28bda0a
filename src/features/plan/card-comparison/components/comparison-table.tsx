import { memo, useMemo } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Table } from '@/components/ui/table.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardRow, CardBenefitRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { useEligibleInputs } from '@/features/mine/eligibility/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import {
  nothing,
  orderRows,
  SNAP_AREA,
  SNAP_COLUMN,
} from '@/components/comparison/comparison-row.ts';
import type { Cell, ComparisonRow } from '@/components/comparison/comparison-row.ts';
import { ComparisonRows } from '@/components/comparison/comparison-rows.tsx';
import { CardArt } from '@/components/card-art.tsx';
import { Button } from '@/components/ui/button.tsx';
import { isCountedForAll } from '@/domain/rewards/catalog/counted-facts.ts';
import { formatPeriod, periodsAYear, formatWindow } from '@/lib/card-terms.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import type { SignupBonus } from '@/domain/rewards/catalog/card.ts';
import { createCardFigures } from '../create-card-figures.ts';
import { listFactRows, listUncountedRow } from '../list-fact-rows.ts';
import { listRateRows } from '../list-rate-rows.ts';
import { FigureRows } from './figure-rows.tsx';

type ComparisonTableProps = {
  cards: readonly CardRow[];
  inputs: ValuationInputs;
  held: readonly HeldCard[];
  showsAll: boolean;
  onChange: (next: (coming: readonly CardRow[]) => readonly CardRow[]) => void;
};

function move(cards: readonly CardRow[], card: CardRow, by: -1 | 1): readonly CardRow[] {
  const index = cards.indexOf(card);
  if (index === -1) return cards;
  return cards.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, card);
}

type CardColumnHeadProps = {
  card: CardRow;
  issuer: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the column right by this many places. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function CardColumnHead(props: CardColumnHeadProps) {
  const { card, issuer, isFirst, isLast, onMove, onRemove } = props;
  return (
    <th scope="col" className={`min-w-36 p-3 text-left align-top font-normal ${SNAP_COLUMN}`}>
      <CardArt card={card} issuer={issuer} isMiddle className="w-20" />
      <span translate="no" className="mt-2 block leading-5 font-semibold">
        {card.name}
      </span>
      <span translate="no" className="text-muted-foreground block text-sm">
        {issuer}
      </span>
      <span className="mt-1 -ml-2 flex">
        <Button
          variant="ghost"
          size="icon-sm"
          disabled={isFirst}
          aria-label={`Move ${card.name} left`}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          disabled={isLast}
          aria-label={`Move ${card.name} right`}
          onClick={() => onMove(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove ${card.name}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </span>
    </th>
  );
}

function describeOne(row: CardBenefitRow): string {
  const often = row.occurrences_per_period > 1 ? `${row.occurrences_per_period} × ` : '';
  const period = formatPeriod(row.period);
  if (row.value_cents) return `${often}${formatCents(row.value_cents)} ${period}`;
  if (row.points_value) return `${often}${formatPoints(row.points_value)} points ${period}`;
  return 'Yes';
}

function yearlyFace(row: CardBenefitRow): number {
  return (row.value_cents ?? 0) * row.occurrences_per_period * (periodsAYear[row.period] ?? 0);
}

function toCell(given: readonly CardBenefitRow[]): Cell {
  const [first] = given;
  if (!first) return nothing;
  const face = given.reduce((sum, row) => sum + yearlyFace(row), 0);
  return {
    text: [...new Set(given.map(describeOne))].join(', '),
    detail: [...new Set(given.map(({ name }) => name))].join(', '),
    isUncertain: given.some((row) => !isCountedForAll(row, row.benefit_spending)),
    ...(face > 0 && { rank: face }),
  };
}

/** Credits and benefits that at least one of the cards gives; those of the greatest face value first. */
function listBenefitRows(cards: readonly CardRow[], rows: CatalogRows): readonly ComparisonRow[] {
  const listed = rows.benefits.flatMap((benefit): (ComparisonRow & { face: number })[] => {
    const given = cards.map((card) =>
      card.credit_card_benefits.filter(({ benefit_id }) => benefit_id === benefit.id),
    );
    if (given.every((some) => some.length === 0)) return [];
    const face = Math.max(...given.map((some) => some.reduce((n, row) => n + yearlyFace(row), 0)));
    return [{ key: benefit.slug, label: benefit.name, cells: given.map(toCell), face }];
  });
  return listed.sort((a, b) => b.face - a.face || a.label.localeCompare(b.label));
}

function describeOffer(bonus: SignupBonus) {
  const points = bonus.tiers.reduce((sum, tier) => sum + tier.points, 0);
  const cash = bonus.tiers.reduce((sum, tier) => sum + tier.cashCents, 0);
  const spend = Math.max(0, ...bonus.tiers.map((tier) => tier.spendCents));
  const days = Math.max(0, ...bonus.tiers.map((tier) => tier.windowDays));
  const parts = [
    ...(points > 0 ? [`${formatPoints(points)} points`] : []),
    ...(cash > 0 ? [formatCents(cash)] : []),
  ];
  const asked = spend === 0 ? 'any purchase' : `${formatCents(spend)} spent`;
  return { text: parts.join(' + '), detail: `for ${asked} within ${formatWindow(days)}` };
}

function listOfferRow(
  slugs: readonly string[],
  inputs: Pick<ValuationInputs, 'catalog'>,
  refused: ReadonlySet<string>,
): ComparisonRow {
  const cards = new Map(inputs.catalog.cards.map((card) => [card.slug, card]));
  return {
    key: 'offer',
    label: 'Sign-up offer now',
    cells: slugs.map((slug) => {
      const bonus = cards.get(slug)?.bonus;
      if (!bonus) return nothing;
      const { text, detail } = describeOffer(bonus);
      return { text, detail: refused.has(slug) ? `${detail}; not paid to you today` : detail };
    }),
  };
}

export const ComparisonTable = memo(function ComparisonTable(props: ComparisonTableProps) {
  const { cards, inputs, held, showsAll, onChange } = props;
  const { inputs: eligible, refused } = useEligibleInputs(inputs);
  const figuresOf = createCardFigures(eligible, held);
  const sections = useMemo(() => {
    const slugs = cards.map(({ slug }) => slug);
    return [
      {
        title: 'Terms',
        rows: [
          listOfferRow(slugs, inputs, refused),
          ...listUncountedRow(slugs, inputs),
          ...listFactRows(cards, inputs.rows),
        ],
      },
      { title: 'Rates', rows: listRateRows(slugs, inputs) },
      { title: 'Credits and benefits', rows: listBenefitRows(cards, inputs.rows) },
    ];
  }, [cards, inputs, refused]);
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (
    <Table
      label="Cards side by side"
      areaClassName={SNAP_AREA}
      // Fixed columns keep their width for any content, and lay out without measuring every cell.
      className="table-fixed"
      style={{ minWidth: cards.length > 2 ? `${12 + 9 * cards.length}rem` : '20rem' }}
    >
      <thead>
        <tr>
          <th className="bg-background sticky left-0 z-10 w-24 p-3 text-left align-bottom sm:w-48">
            <span className="sr-only">Fact</span>
          </th>
          {cards.map((card, index) => (
            <CardColumnHead
              key={card.id}
              card={card}
              issuer={issuers.get(card.company_id) ?? ''}
              isFirst={index === 0}
              isLast={index === cards.length - 1}
              onMove={(by) => onChange((coming) => move(coming, card, by))}
              onRemove={() => onChange((coming) => coming.filter((each) => each !== card))}
            />
          ))}
        </tr>
      </thead>
      <FigureRows
        cards={cards.map((card) => ({ card, figures: figuresOf(card.slug) }))}
        inputs={inputs}
      />
      {sections.map(({ title, rows }) => (
        <ComparisonRows
          key={title}
          title={title}
          rows={orderRows(rows, showsAll)}
          columns={cards.length}
        />
      ))}
    </Table>
  );
});
