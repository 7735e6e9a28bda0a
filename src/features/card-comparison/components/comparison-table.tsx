import { memo, useMemo } from 'react';
import { SNAP_AREA } from '@/components/comparison/column-snap.ts';
import { Table } from '@/components/ui/table.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/schema.ts';
import { useEligibleInputs } from '@/features/eligibility/queries.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { listBenefitRows } from '../list-benefit-rows.ts';
import { createCardFigures } from '../create-card-figures.ts';
import { orderRows } from '@/components/comparison/comparison-row.ts';
import { listFactRows } from '../list-fact-rows.ts';
import { listOfferRow } from '../list-offer-row.ts';
import { listRateRows } from '../list-rate-rows.ts';
import { listUncountedRow } from '../list-uncounted-row.ts';
import { CardColumnHead } from './card-column-head.tsx';
import { ComparisonRows } from '@/components/comparison/comparison-rows.tsx';
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
      style={{ minWidth: `${12 + 9 * cards.length}rem` }}
    >
      <thead>
        <tr>
          <th className="bg-background sticky left-0 z-10 w-28 p-3 text-left align-bottom sm:w-48">
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
