import { calendarDate } from '@/domain/calendar.ts';
import { getToday } from '@/lib/dates.ts';
import { isLockedFor } from './list-balances.ts';
import { listReach, type Reach, type ReachSource } from './list-reach.ts';
import { useBalances } from './use-balances.ts';
import { useMyRoutes } from './use-transfer-view.ts';

/** Points in the example for a program that the held cards earn and whose balance is not entered. */
const examplePoints = 10_000;

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
