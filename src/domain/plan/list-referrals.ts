import type { Card } from '../rewards/catalog/card.ts';
import type { Referral } from './plan-question.ts';

/**
 * Lists the points a holder of one of these cards gets when another person opens the same one through them, once per
 * card.
 */
export function listReferrals(cards: readonly Card[]): readonly Referral[] {
  return cards.flatMap(({ slug, referralPoints }) =>
    referralPoints ? [{ from: slug, to: slug, points: referralPoints }] : [],
  );
}
