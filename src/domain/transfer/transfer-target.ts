import type { CalendarDate } from '../calendar.ts';
import { type Cents, cents } from '../units.ts';
import { receivedFor, sendFor } from './amount.ts';
import { type ActiveRoute, type TransferRoute, activeRoutes } from './route.ts';
import {
  type PointBalance,
  type TransferHop,
  type ValueOfPoint,
  pathsFrom,
} from './transfer-value.ts';

/** The cheapest way to have at least `target` points of a system arrive. */
export type TransferNeed =
  | {
      readonly kind: 'way';
      readonly hops: readonly TransferHop[];
      /** Points that must leave the source. */
      readonly sent: number;
      readonly received: number;
      /** Points that the balance lacks for it; 0 where it is enough. */
      readonly missing: number;
      /** What is sent, at the member's value of the source. */
      readonly costCents: Cents;
    }
  | { readonly kind: 'locked' }
  | { readonly kind: 'no-route' };

function hopsToReach(path: readonly ActiveRoute[], target: number): readonly TransferHop[] {
  const hops: TransferHop[] = [];
  let wanted = target;
  for (const route of path.toReversed()) {
    const sent = sendFor(route, wanted);
    hops.unshift({ route, sent, received: receivedFor(route, sent) });
    wanted = sent;
  }
  return hops;
}

/**
 * The fewest points of the source that bring at least `target` to a system on a day:
 * ceil(target ÷ (ratio × (1 + bonus)) ÷ increment) × increment, hop by hop from the last.
 */
export function findTransferNeed(
  routes: readonly TransferRoute[],
  balance: PointBalance,
  to: string,
  target: number,
  valueOf: ValueOfPoint,
  date: CalendarDate,
): TransferNeed {
  if (!balance.isTransferable) return { kind: 'locked' };
  let best: readonly TransferHop[] | null = null;
  for (const path of pathsFrom(activeRoutes(routes, date), balance.system)) {
    if (path.at(-1)?.to !== to) continue;
    const hops = hopsToReach(path, target);
    const [sent, bestSent] = [hops[0]?.sent ?? 0, best?.[0]?.sent ?? Infinity];
    const isShorter = sent === bestSent && hops.length < (best?.length ?? Infinity);
    if (sent < bestSent || isShorter) best = hops;
  }
  if (best === null) return { kind: 'no-route' };
  const sent = best[0]?.sent ?? 0;
  return {
    kind: 'way',
    hops: best,
    sent,
    received: best.at(-1)?.received ?? 0,
    missing: Math.max(0, sent - balance.points),
    costCents: cents(sent * valueOf(balance.system)),
  };
}
