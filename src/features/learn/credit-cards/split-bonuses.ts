import type { CreditCardDetail } from './queries.ts';

export type Bonus = CreditCardDetail['signup_bonuses'][number];

export type Bonuses = { current: Bonus[]; past: Bonus[] };

/** `is_current` was true on the day of the check: an end in the past overrules it. */
export function isOfferedOn(
  today: string,
  { is_current, ends_on }: Pick<Bonus, 'is_current' | 'ends_on'>,
): boolean {
  return is_current && (ends_on === null || ends_on >= today);
}

export function splitBonuses(bonuses: readonly Bonus[], today: string): Bonuses {
  const isCurrent = (bonus: Bonus) => isOfferedOn(today, bonus);
  const byVerification = (a: Bonus, b: Bonus) =>
    (b.verified_on ?? '').localeCompare(a.verified_on ?? '');
  const byEnd = (a: Bonus, b: Bonus) => (b.ends_on ?? '').localeCompare(a.ends_on ?? '');
  return {
    current: bonuses.filter(isCurrent).sort(byVerification),
    past: bonuses.filter((bonus) => !isCurrent(bonus)).sort(byEnd),
  };
}
