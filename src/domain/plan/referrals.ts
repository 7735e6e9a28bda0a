import type { Points } from '../units.ts';
import type { Horizon } from './horizon.ts';
import type { PlanCard } from './plan-card.ts';
import type { Referral } from './plan-question.ts';
import type { OpenCard } from './relaxation.ts';
import { type Segment, segmentsOf } from './tenure.ts';

/** A card a person opens through another holder's referral. */
export type PlanReferral = {
  /** Slugs of the card that refers and of the one that is opened. */
  readonly from: string;
  readonly to: string;
  readonly month: number;
  readonly points: Points;
  readonly valueCents: number;
};

/** True if a card's points are worth less because no person in its pool unlocks them. */
type IsLocked = (card: number) => boolean;

/** A referrer must have held the card in an earlier month: the order of openings within a month is unknown. */
const firstMonthOf = ({ from, isNew }: Segment) => (isNew ? from + 1 : from);

/** Value of a card's referral, in cents. */
function centsOf({ context }: Horizon, { card }: PlanCard, points: Points, isLocked: boolean) {
  const free = card.needsUnlock ? 'unlocked' : 'free';
  return points * context.valueOf(card.pointSystem, isLocked && card.needsUnlock ? 'locked' : free);
}

/** Chooses for each opening the referrer to whom it is worth most. */
export function referralsAmong(
  horizon: Horizon,
  cards: readonly PlanCard[],
  segments: readonly Segment[],
  isLocked: IsLocked,
): readonly PlanReferral[] {
  const { referralsTo } = horizon;
  if (referralsTo.size === 0) return [];
  return segments.flatMap(({ card, opened: month, isNew }): PlanReferral[] => {
    if (!isNew) return [];
    const to = cards[card]?.card.slug ?? '';
    let best: PlanReferral | null = null;
    for (const { from, points } of referralsTo.get(to) ?? []) {
      for (const segment of segments) {
        const holder = cards[segment.card];
        if (holder?.card.slug !== from) continue;
        if (month < firstMonthOf(segment) || month >= segment.until) continue;
        const valueCents = centsOf(horizon, holder, points, isLocked(segment.card));
        if (valueCents > (best?.valueCents ?? 0)) best = { from, to, month, points, valueCents };
      }
    }
    return best ? [best] : [];
  });
}

/** By slug, the months in which a card could refer another person, for any way to hold it. */
function referringMonths(
  { refers, monthCount }: Horizon,
  cards: readonly PlanCard[],
  list: readonly OpenCard[],
) {
  const found = new Map<
    string,
    { readonly planCard: PlanCard; readonly card: number; readonly months: boolean[] }
  >();
  for (const { choices } of list) {
    for (const { tenure } of choices) {
      for (const segment of segmentsOf(tenure)) {
        const planCard = cards[segment.card];
        if (!planCard || !refers.has(planCard.card.slug)) continue;
        const known = found.get(planCard.card.slug) ?? {
          planCard,
          card: segment.card,
          months: Array.from({ length: monthCount }, () => false),
        };
        known.months.fill(true, firstMonthOf(segment), segment.until);
        found.set(planCard.card.slug, known);
      }
    }
  }
  return found;
}

/** Credits each opening with the most anybody in a region could get for it, for the bound. */
export function promiseReferrals(
  horizon: Horizon,
  cards: readonly PlanCard[],
  list: readonly OpenCard[],
  isLocked: IsLocked,
): readonly OpenCard[] {
  const { referralsTo } = horizon;
  if (referralsTo.size === 0) return list;
  const referring = referringMonths(horizon, cards, list);
  return list.map((open) => {
    const referrals = (referralsTo.get(cards[open.card]?.card.slug ?? '') ?? []).flatMap(
      ({ from, points }: Referral) => {
        const known = referring.get(from);
        if (!known) return [];
        const { planCard, card, months } = known;
        return [{ cents: centsOf(horizon, planCard, points, isLocked(card)), months }];
      },
    );
    if (
      !open.isNew ||
      (referrals.length === 0 && open.choices.every((c) => c.referralCents === 0))
    ) {
      return open;
    }
    const choices = open.choices.map((choice) => {
      const { opened } = choice.tenure;
      const most = referrals.flatMap(({ cents, months }) => (months[opened] ? [cents] : []));
      return { ...choice, referralCents: Math.max(0, ...most) };
    });
    return { ...open, choices };
  });
}
