import type { Card } from '../rewards/catalog/card.ts';
import type { Referral } from './plan-question.ts';

/** Lists, once per card, the points a holder gets when another person opens the same card through them. */
export function listReferrals(cards: readonly Card[]): readonly Referral[] {
  return cards.flatMap(({ slug, referralPoints }) =>
    referralPoints ? [{ from: slug, to: slug, points: referralPoints }] : [],
  );
}
