import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { spendingPresets } from '@/features/catalog/facts/tables.ts';
import { spendingPresetSchema } from '@/features/mine/annual-spending/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';
import * as s from '@/lib/row-shape.ts';
import { computeRanking } from './compute-ranking.ts';
import { countLeaders, sumSpending } from './describe-ranking.ts';
import type { RankingKind } from './list-kinds.ts';
import type { Lead, Ranking } from './schema.ts';

/** Days on which the rates of each card were checked. */
async function readRateChecks(): Promise<ReadonlyMap<number, readonly (string | null)[]>> {
  const rest = await loadSupabaseRest();
  const checks = new Map<number, (string | null)[]>();
  const PAGE = 1000;
  for (let from = 0; ; from += PAGE) {
    const { data } = await rest
      .from('category_points')
      .select('credit_card_id, verified_on')
      .order('id')
      .range(from, from + PAGE - 1)
      .throwOnError();
    for (const { credit_card_id: card, verified_on: day } of data) {
      checks.set(card, [...(checks.get(card) ?? []), day]);
    }
    if (data.length < PAGE) return checks;
  }
}

const rateChecksQuery = queryOptions({
  queryKey: ['rate-checks'],
  queryFn: readRateChecks,
  staleTime: 60_000,
  retry: 2,
});

/** Computes rankings from the whole catalog. */
export async function readRankings(
  kinds: readonly RankingKind[],
  client: QueryClient,
): Promise<readonly (Ranking | null)[]> {
  const [rows, presets, checks] = await Promise.all([
    ensureCatalog(client),
    spendingPresets.ensure(client),
    client.fetchQuery(rateChecksQuery),
  ]);
  const households = s.array(spendingPresetSchema).parse(presets);
  const oldest = (card: CardRow) => {
    const days = [card.verified_on, ...(checks.get(card.id) ?? [])];
    const known = days.flatMap((day) => day ?? []).toSorted();
    return known.length < days.length ? null : (known[0] ?? null);
  };
  return kinds.map((kind) => computeRanking(rows, households, kind, getToday(), oldest));
}

/** The leader of each ranking that has one. */
export function pickLeads(
  kinds: readonly RankingKind[],
  rankings: readonly (Ranking | null)[],
): readonly Lead[] {
  return kinds.flatMap(({ slug }, index): Lead[] => {
    const ranking = rankings[index];
    const [lead] = ranking?.open ?? [];
    if (!ranking || !lead) return [];
    const { card, issuer, netCents } = lead;
    const { asOf, checkedOn } = ranking;
    const spendCents = sumSpending(ranking);
    return [
      {
        kind: slug,
        card,
        issuer,
        netCents,
        spendCents,
        tied: countLeaders(ranking) - 1,
        asOf,
        checkedOn,
      },
    ];
  });
}
