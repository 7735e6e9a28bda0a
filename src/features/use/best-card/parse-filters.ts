import { useMemo } from 'react';
import type { BestCardFilters } from '@contract/preferences.ts';
import type { FilterSearch } from './schema.ts';

/** The filters of an address over those of the account, which stay the same value where it names none. */
export function filtersOf(search: FilterSearch, saved: BestCardFilters): BestCardFilters {
  if (Object.keys(search).length === 0) return saved;
  const { kind = saved.kind ?? 'any', fee = saved.maximumAnnualFeeCents ?? 'any' } = search;
  return {
    issuers: search.issuers ?? saved.issuers,
    pointSystems: search.points ?? saved.pointSystems,
    excludedCards: search.without ?? saved.excludedCards,
    kind: kind === 'any' ? null : kind,
    maximumAnnualFeeCents: fee === 'any' ? null : fee,
    includeLowConfidence: search.low ?? saved.includeLowConfidence,
    onlyHeld: search.held ?? saved.onlyHeld,
  };
}

/** Encodes all filters in the address, so that a shared link shows the same result. */
export function toFilterSearch(filters: BestCardFilters): Required<FilterSearch> {
  return {
    issuers: filters.issuers,
    points: filters.pointSystems,
    without: filters.excludedCards,
    kind: filters.kind ?? 'any',
    fee: filters.maximumAnnualFeeCents ?? 'any',
    low: filters.includeLowConfidence,
    held: filters.onlyHeld,
  };
}

/** The filters in the address: the same object until one of them changes. */
export function useFilterSearch(search: FilterSearch): FilterSearch {
  const { issuers, points, without, kind, fee, low, held } = search;
  return useMemo(
    () => ({
      ...(issuers && { issuers }),
      ...(points && { points }),
      ...(without && { without }),
      ...(kind !== undefined && { kind }),
      ...(fee !== undefined && { fee }),
      ...(low !== undefined && { low }),
      ...(held !== undefined && { held }),
    }),
    [issuers, points, without, kind, fee, low, held],
  );
}
