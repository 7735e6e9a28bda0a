import type { Card } from '../rewards/catalog/card.ts';
import type { Referral } from './plan-question.ts';

/** What whoever holds one of these cards gets when another person opens the same one through them: one referral a card. */
export function listReferrals(cards: readonly Card[]): readonly Referral[] {
  return cards.flatMap(({ slug, referralPoints }) =>
    referralPoints ? [{ from: slug, to: slug, points: referralPoints }] : [],
  );
}
