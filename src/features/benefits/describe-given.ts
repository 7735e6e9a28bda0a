import { formatCents, formatPoints } from '@/lib/format.ts';
import type { CardBenefitRow } from '@/features/catalog/schema.ts';
import { nameBenefitPeriod } from './words.ts';

/** Describes a card's benefit in one phrase: `$15 a month`, `2 × 10,000 points a year`, `no face value`. */
export function describeGiven(row: CardBenefitRow): string {
  const amount =
    row.value_cents !== null
      ? formatCents(row.value_cents)
      : row.points_value !== null
        ? `${formatPoints(row.points_value)} points`
        : null;
  if (amount === null) return 'no face value';
  const times = row.occurrences_per_period > 1 ? `${row.occurrences_per_period} × ` : '';
  return `${times}${amount} ${nameBenefitPeriod(row.period)}`;
}
