import type { PlanMonth } from '@/domain/plan/describe-plan.ts';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { cents, points } from '@/domain/units.ts';

/** The spending of all months in as few lines as possible: lines that earn alike are merged. */
export function sumLines(months: readonly Pick<PlanMonth, 'lines'>[]): readonly SpendLine[] {
  const sums = new Map<string, SpendLine>();
  for (const line of months.flatMap(({ lines }) => lines)) {
    const { card, subCategory, rate, centsPerPoint, cap, capState } = line;
    const key = JSON.stringify([card, subCategory, rate, centsPerPoint, cap, capState]);
    const sum = sums.get(key);
    sums.set(
      key,
      sum
        ? {
            ...sum,
            spendCents: cents(sum.spendCents + line.spendCents),
            points: points(sum.points + line.points),
            foreignFeeCents: cents(sum.foreignFeeCents + line.foreignFeeCents),
            valueCents: cents(sum.valueCents + line.valueCents),
            isExpected: sum.isExpected || line.isExpected,
          }
        : line,
    );
  }
  return [...sums.values()];
}
