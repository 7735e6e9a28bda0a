import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RedemptionPreference } from '@contract/preferences.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { type ActiveRoute, activeRoutes } from '@/domain/transfer/route.ts';
import { getToday } from '@/lib/dates.ts';
import { useCatalog } from '@/features/catalog/queries.ts';
import type { PointSystemRow } from '@/features/catalog/schema.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { pointTransfers } from '@/features/catalog/tables.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { myValueOf } from './value-my-points.ts';
import { pointBalanceSchema } from './schema.ts';
import { toRoutes } from './to-routes.ts';

export const pointBalancesTable = defineMemberTable({
  name: 'point_balances',
  schema: pointBalanceSchema,
  order: [{ column: 'point_system_id' }],
});
export const pointBalancesQuery = pointBalancesTable.query;

const noCards: ReadonlySet<number> = new Set();

/** Value of a point to the member, by system; for their own preference by default. */
export function useMyPointValues() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return useMemo(() => {
    const preferred = user.redemptionPreference ?? 'travel';
    const own = new Map(user.pointSystemCustomValues.map((value) => [value.pointSystemId, value]));
    return {
      preference: preferred,
      ownOf: (system: PointSystemRow) => own.get(system.id),
      myValueOf: (system: PointSystemRow, preference: RedemptionPreference = preferred) =>
        myValueOf(system, own.get(system.id), preference),
    };
  }, [user]);
}

/** Transfers open to all cards today, by system slug. */
export function useActiveTransfers(): readonly ActiveRoute[] {
  const catalog = useCatalog();
  const { data: rows } = useSuspenseQuery(pointTransfers.query());
  return useMemo(
    () => activeRoutes(toRoutes(rows, catalog.pointSystems, noCards), calendarDate(getToday())),
    [rows, catalog],
  );
}
