import type { CalendarDate } from '../calendar.ts';
import { type CentsPerPoint, centsPerPoint } from '../units.ts';
import type { TransferRoute } from './route.ts';
import { listTransferOptions, type PointBalance, type ValueOfPoint } from './transfer-value.ts';

/** The best way to use up points before the last card that holds them goes. */
export type Leaving = {
  readonly centsPerPoint: CentsPerPoint;
  /** System to which they are transferred; null: they are cashed out. */
  readonly to: string | null;
};

/**
 * The better of cashing points out and transferring them, by the member's own values; null if neither brings anything.
 * Points that fill no increment of the transfer are lost.
 */
export function findLeaving(
  routes: readonly TransferRoute[],
  balance: PointBalance,
  valueOf: ValueOfPoint,
  cashValue: CentsPerPoint,
  date: CalendarDate,
): Leaving | null {
  const { points, system } = balance;
  const found = listTransferOptions(routes, balance, valueOf, date);
  let best: Leaving | null = cashValue > 0 ? { centsPerPoint: cashValue, to: null } : null;
  for (const option of found.kind === 'options' ? found.options : []) {
    const arrived = (option.valueCents - option.kept * valueOf(system)) / points;
    if (arrived > (best?.centsPerPoint ?? 0)) {
      best = { centsPerPoint: centsPerPoint(arrived), to: option.system };
    }
  }
  return best;
}
