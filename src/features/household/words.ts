import type { ShareKind } from './schema.ts';
import * as texts from './texts.ts';

/** What a kind is called, and what the others see while it is on. */
export const shareWords: Readonly<Record<ShareKind, { name: string; seen: string }>> = {
  cards: {
    name: texts.cards,
    seen: texts.theySeeYourCardsWhen,
  },
  benefits: {
    name: texts.benefitsAndBonuses,
    seen: texts.theySeeWhatIsLeft,
  },
  plan: {
    name: texts.plan,
    seen: texts.theySeeTheSteps,
  },
  points: {
    name: texts.points,
    seen: texts.theySeeYourPointsOf,
  },
  spending: {
    name: texts.spending,
    seen: texts.theySeeWhatYouSpend,
  },
};
