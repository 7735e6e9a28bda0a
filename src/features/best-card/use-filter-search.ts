import { useMemo } from 'react';
import type { FilterSearch } from './schema.ts';

/** The filters of an address alone: the same value until one of them changes, whatever else it says. */
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
