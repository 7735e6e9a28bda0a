import type { QueryClient } from '@tanstack/react-query';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { spendingPresets } from '@/features/catalog/facts/tables.ts';
import { getToday } from '@/lib/dates.ts';
import { computeWorth, readHouseholds } from './compute-worth.ts';

/** Computes a card’s worth from the whole catalog. */
export async function readWorth(id: number, client: QueryClient) {
  const [rows, presets] = await Promise.all([
    ensureCatalog(client),
    spendingPresets.ensure(client),
  ]);
  return computeWorth(rows, readHouseholds(presets), id, getToday());
}
