import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getToday } from '@/lib/dates.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';

/** Computes a card’s worth from the whole catalog. */
export async function readWorth(id: number, client: QueryClient) {
  const [{ ensureCatalog }, { spendingPresets }, { readHouseholds, computeWorth }] =
    await Promise.all([
      import('@/features/catalog/facts/queries.ts'),
      import('@/features/catalog/facts/tables.ts'),
      import('./compute-worth.ts'),
    ]);
  const [rows, presets] = await Promise.all([
    ensureCatalog(client),
    spendingPresets.ensure(client),
  ]);
  return computeWorth(rows, readHouseholds(presets), id, getToday());
}

/**
 * A card's worth for sample households. A prerendered page brings it, with the day it was computed: no visitor loads
 * the catalog for it, unless the card has changed since.
 */
export function cardWorthQuery({ id, revision }: { id: number; revision: number }) {
  return queryOptions({
    queryKey: ['card-worth', id, revision],
    queryFn: ({ client }) => readWorth(id, client),
    meta: { live: refetchedWith() },
    staleTime: 'static',
  });
}
