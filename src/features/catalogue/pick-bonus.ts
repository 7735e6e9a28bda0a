import type { CalendarDate } from '@/domain/calendar.ts';
import type { SignupBonus } from '@/domain/rewards/catalogue/card.ts';
import { cents, points } from '@/domain/units.ts';
import { isOld, offerAgeDays } from '@/lib/offer-age.ts';
import { countingFacts } from '@/domain/rewards/catalogue/counted-facts.ts';
import type { BonusRow, OfferSettings } from './schema.ts';

function totalOf(bonus: BonusRow): number {
  return bonus.signup_bonus_tiers.reduce(
    (sum, tier) => sum + (tier.points ?? 0) + (tier.cash_cents ?? 0) + (tier.credits_cents ?? 0),
    0,
  );
}

/** The spending that the whole offer asks for, in cents. */
function spendOf(bonus: BonusRow): number {
  return Math.max(0, ...bonus.signup_bonus_tiers.map((tier) => tier.spend_cents));
}

/**
 * What one can have on a date: the offer confirmed last, of equally new ones the largest, then the easiest. Old ones, and
 * those of low confidence, only where they are asked for.
 */
export function pickBonus(
  bonuses: readonly BonusRow[],
  date: CalendarDate,
  { countsOldOffers = false, countsLowConfidence = false }: OfferSettings,
): BonusRow | null {
  const counts = countingFacts(countsLowConfidence);
  const open = bonuses.filter(
    (bonus) =>
      bonus.is_current &&
      counts(bonus) &&
      (bonus.starts_on === null || bonus.starts_on <= date) &&
      (bonus.ends_on === null || bonus.ends_on >= date) &&
      (countsOldOffers || !isOld(offerAgeDays(bonus, date))),
  );
  const [best] = open.sort(
    (a, b) =>
      (b.verified_on ?? '').localeCompare(a.verified_on ?? '') ||
      totalOf(b) - totalOf(a) ||
      spendOf(a) - spendOf(b),
  );
  return best ?? null;
}

/** The steps of an offer that pay something; null where what it gives is none of them, such as a match. */
export function toDomainBonus(bonus: BonusRow): SignupBonus | null {
  const tiers = bonus.signup_bonus_tiers
    .toSorted((a, b) => a.tier - b.tier)
    .map((tier) => ({
      spendCents: cents(tier.spend_cents),
      windowDays: tier.window_days,
      points: points(tier.points ?? 0),
      cashCents: cents((tier.cash_cents ?? 0) + (tier.credits_cents ?? 0)),
    }))
    .filter((tier) => tier.points > 0 || tier.cashCents > 0);
  return tiers.length === 0 ? null : { tiers };
}
