import { formatWholeDollars } from '@/lib/format.ts';
import { addedCentsOf } from '../create-card-figures.ts';
import { AddedFigure, type FiguredCard } from './figure-rows.tsx';

type OneProps = { card: FiguredCard; cents: number; hasOwn: boolean };

function NotWorthIt({ card: { card, figures }, cents, hasOwn }: OneProps) {
  const costs = cents <= -50;
  if (figures.isHeld)
    return (
      <>
        You would keep {costs ? 'more' : 'as much'} without {card.name}.
      </>
    );
  if (hasOwn) {
    return (
      <>
        {card.name} {costs ? 'costs you more than it adds' : 'adds nothing'} to your cards.
      </>
    );
  }
  return (
    <>
      {card.name} {costs ? 'costs you more than it is worth' : 'is worth as much as it costs you'}.
    </>
  );
}

type ComparisonVerdictProps = {
  cards: readonly FiguredCard[];
  /** True if the member holds any card, compared or not. */
  hasOwn: boolean;
};

export function ComparisonVerdict({ cards, hasOwn }: ComparisonVerdictProps) {
  const [best] = cards.toSorted((a, b) => addedCentsOf(b.figures) - addedCentsOf(a.figures));
  if (!best) return null;
  const { name } = best.card;
  const isOne = cards.length === 1;
  const cents = addedCentsOf(best.figures);
  if (cents < 50) {
    if (isOne) return <NotWorthIt card={best} cents={cents} hasOwn={hasOwn} />;
    return hasOwn ? (
      <>None of these adds anything to the rest of your cards.</>
    ) : (
      <>None of these is worth more than it costs you.</>
    );
  }
  const figure = (
    <AddedFigure figure={formatWholeDollars(cents)} name={name} figures={best.figures} />
  );
  if (isOne) {
    return best.figures.isHeld ? (
      <>
        Without {name} you would keep {figure} less a year.
      </>
    ) : hasOwn ? (
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
