import { formatWholeDollars } from '@/lib/format.ts';
import { addedCentsOf } from '../create-card-figures.ts';
import { AddedFigure } from './added-figure.tsx';
import type { FiguredCard } from './figure-rows.tsx';

type ComparisonVerdictProps = {
  cards: readonly FiguredCard[];
  /** Whether the member has cards that these are beside. */
  hasOwn: boolean;
};

/** Which of the cards is worth the most beside the member's own, in a sentence whose figure opens to its wallets. */
export function ComparisonVerdict({ cards, hasOwn }: ComparisonVerdictProps) {
  const [best] = cards.toSorted((a, b) => addedCentsOf(b.figures) - addedCentsOf(a.figures));
  if (!best) return null;
  const { name } = best.card;
  const isOne = cards.length === 1;
  const cents = addedCentsOf(best.figures);
  if (cents <= 0) {
    return hasOwn ? (
      <>{isOne ? `${name} adds nothing` : 'None of these adds anything'} to your cards.</>
    ) : (
      <>
        {isOne
          ? `${name} costs you more than it brings`
          : 'None of these brings more than it costs you'}
        .
      </>
    );
  }
  const figure = (
    <AddedFigure figure={formatWholeDollars(cents)} name={name} figures={best.figures} />
  );
  if (isOne) {
    return hasOwn ? (
      <>
        {name} adds {figure} a year to your cards.
      </>
    ) : (
      <>
        {name} lets you keep {figure} a year.
      </>
    );
  }
  return (
    <>
      {name} {hasOwn ? 'adds the most to your cards' : 'lets you keep the most'}: {figure} a year.
    </>
  );
}
