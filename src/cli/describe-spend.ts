import type { SpendLine } from '../domain/rewards/ledger-line.ts';

/** A line of spending in the field names of the case format. */
export function describeSpend(line: SpendLine): Readonly<Record<string, unknown>> {
  return {
    card: line.card,
    sub_category: line.subCategory,
    spend_cents: line.spendCents,
    rate: line.rate,
    points: line.points,
    cents_per_point: line.centsPerPoint,
    value_cents: line.valueCents,
    cap: line.cap,
  };
}
