import { queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { KINDS, type RankingKind } from './list-kinds.ts';
import type { Lead } from './schema.ts';

/** A prerendered page brings its ranking, with the day it was computed: no visitor loads the catalog for it. */
export function rankingQuery(kind: RankingKind) {
  return queryOptions({
    queryKey: ['best-cards', kind.slug],
    queryFn: async ({ client }) => {
      const { readRankings } = await import('./read-rankings.ts');
      const [ranking] = await readRankings([kind], client);
      return ranking ?? null;
    },
    meta: { live: refetchedWith() },
    staleTime: 'static',
  });
}

/** The leader of each ranking. */
export const leadsQuery = queryOptions({
  queryKey: ['best-cards'],
  queryFn: async ({ client }): Promise<readonly Lead[]> => {
    const { pickLeads, readRankings } = await import('./read-rankings.ts');
    return pickLeads(KINDS, await readRankings(KINDS, client));
  },
  meta: { live: refetchedWith() },
  staleTime: 'static',
});
