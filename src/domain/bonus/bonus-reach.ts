import type { BonusTier, SignupBonus } from '../rewards/catalog/card.ts';
import { type CalendarDate, addDays } from '../calendar.ts';
import {
  type BonusDeadline,
  bonusWindowOf,
  computeBonusDeadline,
} from '../schedule/bonus-deadline.ts';
import { type Cents, type Points, cents, points } from '../units.ts';

const DAYS_A_YEAR = 365;

/** A millionth of a cent, so that a goal that is met exactly is not missed by binary rounding. */
const TOLERANCE_CENTS = 1e-6;

/** Whole days after opening until spending spread evenly over a year adds up; null if it never does. */
export function daysUntilSpent(spendCents: number, yearlySpendCents: number): number | null {
  if (spendCents <= 0) return 0;
  if (yearlySpendCents <= 0) return null;
  return Math.ceil(((spendCents - TOLERANCE_CENTS) * DAYS_A_YEAR) / yearlySpendCents);
}

/** One step of a bonus against a member's spending; its spending is counted from opening, not from the step before. */
type TierReach = {
  readonly tier: BonusTier;
  readonly deadline: BonusDeadline;
} & (
  | { readonly kind: 'reached'; readonly reachedOn: CalendarDate }
  | {
      readonly kind: 'short';
      /** Spending missing within the window at this pace. */
      readonly missingCents: Cents;
      /** Day this pace would reach it, too late; null if never. */
      readonly reachedOn: CalendarDate | null;
      /** The pace that reaches it. */
      readonly neededCentsPerMonth: Cents;
    }
);

export type BonusReach = {
  readonly tiers: readonly TierReach[];
  /** Sums of the tiers that are reached: their amounts come on top of each other. */
  readonly points: Points;
  readonly cashCents: Cents;
};

function reachTier(tier: BonusTier, openedOn: CalendarDate, yearlySpendCents: number): TierReach {
  const deadline = computeBonusDeadline(openedOn, bonusWindowOf(tier.windowDays, false));
  const days = daysUntilSpent(tier.spendCents, yearlySpendCents);
  const reachedOn = days === null || days > DAYS_A_YEAR * 100 ? null : addDays(openedOn, days);
  if (reachedOn !== null && days !== null && days <= tier.windowDays) {
    return { tier, deadline, kind: 'reached', reachedOn };
  }
  const spent = (yearlySpendCents * tier.windowDays) / DAYS_A_YEAR;
  return {
    tier,
    deadline,
    kind: 'short',
    missingCents: cents(tier.spendCents - spent),
    reachedOn,
    neededCentsPerMonth: cents(
      ((tier.spendCents / Math.max(1, tier.windowDays)) * DAYS_A_YEAR) / 12,
    ),
  };
}

/**
 * Judges which tiers of a bonus the spending reaches, and when, with all of it on the card, evenly through the year.
 * A tier counts if yearly spending × window ÷ 365 reaches its minimum; its safe deadline may be a day before the
 * window's end.
 */
export function judgeBonusReach(
  bonus: SignupBonus,
  openedOn: CalendarDate,
  yearlySpendCents: number,
): BonusReach {
  const tiers = bonus.tiers.map((tier) => reachTier(tier, openedOn, yearlySpendCents));
  const reached = tiers.filter(({ kind }) => kind === 'reached').map(({ tier }) => tier);
  return {
    tiers,
    points: points(reached.reduce((sum, tier) => sum + tier.points, 0)),
    cashCents: cents(reached.reduce((sum, tier) => sum + tier.cashCents, 0)),
  };
}
