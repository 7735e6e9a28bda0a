import { useMemo } from 'react';
import type { FilterSearch } from './schema.ts';

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
