import type { CalendarDate } from '@/domain/calendar.ts';
import type { SignupBonus } from '@/domain/rewards/catalog/card.ts';
import { cents, type Points, points } from '@/domain/units.ts';
import { countedMoney, countedPoints } from '@/lib/card-terms.ts';
import { countingFacts } from '@/domain/rewards/catalog/counted-facts.ts';
import { type BonusRow, isOld, offerAgeDays, type OfferSettings } from './schema.ts';

function totalOf(bonus: BonusRow): number {
  return bonus.signup_bonus_tiers.reduce(
    (sum, tier) => sum + countedPoints(tier) + countedMoney(tier, 1),
    0,
  );
}

/** Total spending the offer requires, in cents. */
function spendOf(bonus: BonusRow): number {
  return Math.max(0, ...bonus.signup_bonus_tiers.map((tier) => tier.spend_cents));
}

/** True if an offer that raises a figure counts: old and low-confidence ones only on request. */
function countsOffer(
  fact: { readonly confidence: string; readonly verified_on: string | null },
  date: CalendarDate,
  { countsOldOffers = false, countsLowConfidence = false }: OfferSettings,
): boolean {
  return (
    countingFacts(countsLowConfidence)(fact) &&
    (countsOldOffers || !isOld(offerAgeDays(fact, date)))
  );
}

/** The offer on a date: last confirmed, then largest, then easiest. Old and low-confidence ones only on request. */
export function pickBonus(
  bonuses: readonly BonusRow[],
  date: CalendarDate,
  settings: OfferSettings,
): BonusRow | null {
  const open = bonuses.filter(
    (bonus) =>
      bonus.is_current &&
      countsOffer(bonus, date, settings) &&
      (bonus.starts_on === null || bonus.starts_on <= date) &&
      (bonus.ends_on === null || bonus.ends_on >= date),
  );
  const [best] = open.sort(
    (a, b) =>
      (b.verified_on ?? '').localeCompare(a.verified_on ?? '') ||
      totalOf(b) - totalOf(a) ||
      spendOf(a) - spendOf(b),
  );
  return best ?? null;
}

/** Points a holder earns per referral; null if no counted source gives a number. */
export function toReferralPoints(
  { referral_points, referral_verified_on, referral_confidence }: BonusRow,
  date: CalendarDate,
  settings: OfferSettings,
): Points | null {
  return referral_points !== null &&
    referral_confidence !== null &&
    countsOffer(
      { confidence: referral_confidence, verified_on: referral_verified_on },
      date,
      settings,
    )
    ? points(referral_points)
    : null;
}

/** The paying tiers of an offer, at the share of its credits that is used; null if its reward has none, such as a match. */
export function toDomainBonus(bonus: BonusRow, creditShare: number): SignupBonus | null {
  const tiers = bonus.signup_bonus_tiers
    .toSorted((a, b) => a.tier - b.tier)
    .map((tier) => ({
      spendCents: cents(tier.spend_cents),
      windowDays: tier.window_days,
      points: points(countedPoints(tier)),
      cashCents: cents(countedMoney(tier, creditShare)),
    }))
    .filter((tier) => tier.points > 0 || tier.cashCents > 0);
  return tiers.length === 0 ? null : { tiers };
}
