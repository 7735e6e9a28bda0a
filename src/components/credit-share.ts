import { periodsAYear } from '@/lib/card-terms.ts';
import { formatCents, formatPercent, formatPoints } from '@/lib/format.ts';

export type CreditTerms = {
  readonly value_cents: number | null;
  readonly points_value: number | null;
  readonly period: string;
  readonly occurrences_per_period: number;
  readonly default_usage_percent: number | null;
};

/** Cents, or points of the card's system. */
export type YearlyWorth = { readonly amount: number; readonly isPoints: boolean };

/** Face value of a year of the credit; null if it has no face value or is given only once. */
export function yearlyFaceOf(credit: CreditTerms): YearlyWorth | null {
  const times = credit.occurrences_per_period * (periodsAYear[credit.period] ?? 0);
  const amount = (credit.value_cents ?? credit.points_value ?? 0) * times;
  return amount === 0 ? null : { amount, isPoints: credit.value_cents === null };
}

export function formatWorth({ amount, isPoints }: YearlyWorth): string {
  return isPoints ? `${formatPoints(amount)} points` : formatCents(amount);
}

/** Percent of a face value, rounded to whole cents or points. */
export function shareOf({ amount, isPoints }: YearlyWorth, percent: number): YearlyWorth {
  return { amount: Math.round((amount * percent) / 100), isPoints };
}

/** Redemption value varies too much for these; count only a conservative value. */
const conservativeKinds = new Set(['free_night', 'companion_ticket']);

/** Describes how much of the credit counts by default; null if it has no face value. */
export function describeShare(credit: CreditTerms, kind: string): string | null {
  if (!credit.value_cents && !credit.points_value) return null;
  const percent = credit.default_usage_percent ?? 0;
  if (percent === 0) return 'Not counted until you say what it is worth to you';
  const face = yearlyFaceOf(credit);
  const share = `${formatPercent(percent)} of its face value`;
  const worth = face === null ? share : `${formatWorth(shareOf(face, percent))} a year, ${share}`;
  return conservativeKinds.has(kind)
    ? `Counts at a conservative value: ${worth}`
    : `Counts for up to ${worth}`;
}
