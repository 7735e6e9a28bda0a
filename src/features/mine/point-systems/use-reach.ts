import { calendarDate, type CalendarDate } from '@/domain/calendar.ts';
import type { TransferRoute } from '@/domain/transfer/route.ts';
import {
  listTransferOptions,
  type PointBalance,
  type ValueOfPoint,
} from '@/domain/transfer/transfer-value.ts';
import { getToday } from '@/lib/dates.ts';
import { isLockedFor } from './list-balances.ts';
import { useBalances } from './use-balances.ts';
import { useMyRoutes } from './use-transfer-view.ts';

/** Points in the example for a program that the held cards earn and whose balance is not entered. */
const examplePoints = 10_000;

/** Points of the member, or of a program that their cards earn and whose balance they have not entered. */
export type ReachSource = PointBalance & { readonly isExample: boolean };

/** Points that become points of a program today. */
type Reach = {
  readonly to: string;
  readonly from: string;
  /** Points at the source, and the points of the program that they become. */
  readonly points: number;
  readonly arrives: number;
  /** System between, of a transfer in two steps. */
  readonly via: string | null;
  readonly valueCents: number;
  /** Worth of the points at the source if they stay. */
  readonly keptCents: number;
  readonly isExample: boolean;
};

type ReachQuestion = {
  readonly routes: readonly TransferRoute[];
  readonly sources: readonly ReachSource[];
  readonly valueOf: ValueOfPoint;
  readonly today: CalendarDate;
};

/** The ways from the member's points to each program: what they have before examples, the most points first. */
export function listReach(question: ReachQuestion): ReadonlyMap<string, readonly Reach[]> {
  const { routes, sources, valueOf, today } = question;
  const found = sources.flatMap((source): Reach[] => {
    const { system: from, points, isExample } = source;
    const keptCents = points * valueOf(from);
    const own = { to: from, from, points, arrives: points, via: null, isExample, keptCents };
    const all = listTransferOptions(routes, source, valueOf, today);
    const moved = all.kind === 'options' ? all.options : [];
    return [
      ...(points > 0 ? [{ ...own, valueCents: keptCents }] : []),
      ...moved.map(({ system: to, hops, received }) => ({
        ...own,
        to,
        arrives: received,
        via: hops.length > 1 ? (hops[0]?.route.to ?? null) : null,
        valueCents: received * valueOf(to),
      })),
    ];
  });
  const reaches = new Map<string, Reach[]>();
  for (const reach of found) reaches.set(reach.to, [...(reaches.get(reach.to) ?? []), reach]);
  for (const ways of reaches.values()) {
    ways.sort((a, b) => Number(a.isExample) - Number(b.isExample) || b.arrives - a.arrives);
  }
  return reaches;
}

type NamedReach = Reach & {
  readonly fromName: string;
  readonly viaName: string | null;
};

/** Lists the member's ways to a program, by its slug: the best first, none if their points do not reach it. */
export function useReach(): (program: string | undefined) => readonly NamedReach[] {
  const { routes, cards, systems, heldIds, valueOf, nameOf } = useMyRoutes();
  const balances = (useBalances(true) ?? []).filter(({ row }) => row.person_id === null);
  const entered = new Set(balances.map(({ system }) => system.id));
  const earned = new Set(
    cards.filter(({ id }) => heldIds.has(id)).map(({ point_system_id }) => point_system_id),
  );
  const sources = [
    ...balances.map(({ system, row, isLocked }): ReachSource => {
      return { ...toSource(system.slug, row.points), isTransferable: !isLocked };
    }),
    ...systems
      .filter(({ id, unit }) => earned.has(id) && !entered.has(id) && unit !== 'dollars')
      .map((system): ReachSource => {
        const isTransferable = !isLockedFor(system, cards, heldIds);
        return { ...toSource(system.slug, examplePoints), isTransferable, isExample: true };
      }),
  ];
  const reaches = listReach({ routes, sources, valueOf, today: calendarDate(getToday()) });
  return (program) =>
    (reaches.get(program ?? '') ?? []).map((reach) => ({
      ...reach,
      fromName: nameOf(reach.from),
      viaName: reach.via === null ? null : nameOf(reach.via),
    }));
}

function toSource(system: string, points: number): ReachSource {
  return { system, points, isTransferable: true, isExample: false };
}
