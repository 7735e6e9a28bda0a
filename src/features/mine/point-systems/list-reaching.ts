import type { CalendarDate } from '@/domain/calendar.ts';
import type { TransferRoute } from '@/domain/transfer/route.ts';
import {
  listTransferOptions,
  type PointBalance,
  type ValueOfPoint,
} from '@/domain/transfer/transfer-value.ts';
import type { Reaching } from './schema.ts';

type Reach = {
  readonly balances: readonly PointBalance[];
  readonly routes: readonly TransferRoute[];
  readonly valueOf: ValueOfPoint;
  readonly nameOf: (slug: string) => string;
  readonly today: CalendarDate;
};

/** The points that balances become today, by the program where they arrive; the most that arrives comes first. */
export function listReaching(reach: Reach): ReadonlyMap<string, readonly Reaching[]> {
  const { balances, routes, valueOf, nameOf, today } = reach;
  const found = new Map<string, Reaching[]>();
  for (const balance of balances) {
    const all = listTransferOptions(routes, balance, valueOf, today);
    for (const { system, received } of all.kind === 'options' ? all.options : []) {
      const list = found.get(system) ?? [];
      list.push({
        from: nameOf(balance.system),
        points: balance.points,
        arrives: received,
        worthCents: received * valueOf(system),
        keptCents: balance.points * valueOf(balance.system),
      });
      found.set(system, list);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.arrives - a.arrives);
  return found;
}
