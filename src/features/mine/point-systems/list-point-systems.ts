import { matchesSearch } from '@/lib/search-text.ts';
import type { MyValue } from '@/components/value-mark.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import type { PointSystemSearch } from './schema.ts';

export type PointSystemEntry = {
  readonly system: PointSystemRow;
  readonly companyName: string | null;
  readonly value: MyValue;
  readonly cards: number;
  readonly partners: number;
};

function compare(a: PointSystemEntry, b: PointSystemEntry, sort: PointSystemSearch['sort']) {
  const byName = a.system.name.localeCompare(b.system.name);
  switch (sort) {
    case 'name':
      return byName;
    case 'cards':
      return b.cards - a.cards || byName;
    case 'partners':
      return b.partners - a.partners || byName;
    case 'value':
    case undefined:
      return b.value.centsPerPoint - a.value.centsPerPoint || byName;
  }
}

/** The entries that match the search, in its order; the most valuable point comes first by default. */
export function listPointSystems(
  entries: readonly PointSystemEntry[],
  { q = '', kind, sort }: PointSystemSearch,
): PointSystemEntry[] {
  return entries
    .filter(
      ({ system, companyName }) =>
        (kind === undefined || system.kind === kind) &&
        matchesSearch(`${system.name} ${companyName ?? ''}`, q),
    )
    .sort((a, b) => compare(a, b, sort));
}
