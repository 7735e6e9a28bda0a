import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RedemptionPreference } from '@contract/preferences.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { type ActiveRoute, activeRoutes } from '@/domain/transfer/route.ts';
import { getToday } from '@/lib/dates.ts';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { catalogueQuery } from '@/features/catalogue/queries.ts';
import type { PointSystemRow } from '@/features/catalogue/schema.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { myValueOf } from './my-value.ts';
import { toRoutes } from './to-routes.ts';
import type { PointSystemFacts, PointTransferRow } from './schema.ts';

const provenance = 'source, source_url, verified_on, confidence' as const;

const factColumns =
  `id, ${provenance}, point_system_tiers (id, ${provenance}), valuations (id, publisher, value, published_on, ${provenance})` as const;

const transferColumns =
  `id, from_point_system_id, to_point_system_id, credit_card_id, points_out, points_in, min_increment, bonus_percent, bonus_during, valid_during, ${provenance}` as const;

/** Sources and published values of one currency; null where there is none with this id. */
export function pointSystemFactsQuery(id: number) {
  return queryOptions({
    queryKey: ['reference', 'point-system-facts', id],
    queryFn: async ({ signal }): Promise<PointSystemFacts | null> => {
      const { data } = await getSupabaseRest()
        .from('point_systems')
        .select(factColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
    meta: {
      live: {
        reads: [
          {
            table: 'point_systems',
            select: factColumns,
            where: [['id', 'eq', id]],
            isSingle: true,
          },
        ],
      },
    },
  });
}

/** Every way in which points move from one system to another, ended and promotional ones included. */
export function pointTransfersQuery() {
  return queryOptions({
    queryKey: ['reference', 'point-transfers'],
    queryFn: async ({ signal }): Promise<PointTransferRow[]> => {
      const { data } = await getSupabaseRest()
        .from('point_transfers')
        .select(transferColumns)
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    persister: devicePersister,
    meta: {
      live: {
        reads: [{ table: 'point_transfers', select: transferColumns, order: [{ column: 'id' }] }],
      },
    },
  });
}

const noCards: ReadonlySet<number> = new Set();

/** What a point of each system is worth to the member; for their own preference unless told. */
export function useMyPointValues() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return useMemo(() => {
    const preferred = user.redemptionPreference ?? 'travel';
    const own = new Map(user.pointSystemCustomValues.map((value) => [value.pointSystemId, value]));
    return {
      preference: preferred,
      myValueOf: (system: PointSystemRow, preference: RedemptionPreference = preferred) =>
        myValueOf(system, own.get(system.id), preference),
    };
  }, [user]);
}

/** The transfers that are open to everybody today, by the slugs of the systems. */
export function useActiveTransfers(): readonly ActiveRoute[] {
  const { data: catalogue } = useSuspenseQuery(catalogueQuery());
  const { data: rows } = useSuspenseQuery(pointTransfersQuery());
  return useMemo(
    () => activeRoutes(toRoutes(rows, catalogue.pointSystems, noCards), calendarDate(getToday())),
    [rows, catalogue],
  );
}
