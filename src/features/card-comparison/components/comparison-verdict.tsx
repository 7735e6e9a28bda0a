import { formatWholeDollars } from '@/lib/format.ts';
import { addedCentsOf } from '../create-card-figures.ts';
import * as texts from '../texts.ts';
import { AddedFigure } from './added-figure.tsx';
import type { FiguredCard } from './figure-rows.tsx';

type ComparisonVerdictProps = {
  cards: readonly FiguredCard[];
  /** Whether the member holds any card, one of these or another. */
  hasOwn: boolean;
};

type OneProps = { card: FiguredCard; cents: number; hasOwn: boolean };

/** What is said of one card that brings nothing, or less than it costs. */
function NotWorthIt({ card: { card, figures }, cents, hasOwn }: OneProps) {
  const costs = cents <= -50;
  if (figures.isHeld) return <>{texts.youWouldKeepMoreAs(costs, card.name)}</>;
  if (hasOwn) {
    return <>{texts.costsYouMoreThanIt(card.name, costs)}</>;
  }
  return (
    <>
      {card.name} {costs ? texts.costsYouMoreThanItBrings : texts.bringsAsMuchAsIt}.
    </>
  );
}

/** Which of the cards is worth the most beside the member's own, in a sentence whose figure opens to its wallets. */
export function ComparisonVerdict({ cards, hasOwn }: ComparisonVerdictProps) {
  const [best] = cards.toSorted((a, b) => addedCentsOf(b.figures) - addedCentsOf(a.figures));
  if (!best) return null;
  const { name } = best.card;
  const isOne = cards.length === 1;
  const cents = addedCentsOf(best.figures);
  if (cents < 50) {
    if (isOne) return <NotWorthIt card={best} cents={cents} hasOwn={hasOwn} />;
    return hasOwn ? <>{texts.noneOfTheseAddsAnything}</> : <>{texts.noneOfTheseBringsMore}</>;
  }
  const figure = (
    <AddedFigure figure={formatWholeDollars(cents)} name={name} figures={best.figures} />
  );
  // A card that is held is set against the others, of which there may be none.
  if (best.figures.isHeld) {
    return (
      <>
        {texts.withoutYouWouldKeep(name)} {figure} {texts.lessAYear}
      </>
    );
  }
  if (isOne) {
    return hasOwn ? (
      <>
        {texts.adds(name)} {figure} {texts.aYearToYourCards}
      </>
    ) : (
      <>
        {texts.letsYouKeep(name)} {figure} {texts.aYear}
      </>
    );
  }
  return (
    <>
      {name} {hasOwn ? texts.addsTheMostToYour : texts.letsYouKeepTheMost}: {figure} {texts.aYear}
    </>
  );
}
