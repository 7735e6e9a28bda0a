import { matching, numberIn, oneOf, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** A search may look like a number; no text of a database holds a null character. */
const words = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').slice(0, 200)
    : undefined;

export const listSearchSchema = searchSchema({
  q: words,
  /** A field; with a minus in front from the largest on. */
  sort: matching(/^-?[a-z_0-9]+$/),
  // Page numbers beyond this overflow the database's offset.
  page: numberIn({ min: 2, max: 1_000_000, isWhole: true }),
  /** Filters as `field:value`, joined by commas. */
  where: matching(/^[^\0]{1,2000}$/),
});
export type ListSearch = SearchOf<typeof listSearchSchema>;

/** Parameters to change; undefined removes one from the address. */
export type ListSearchChange = Partial<ListSearch>;

type Filters = ReadonlyMap<string, string>;

export function parseFilters(where: string | undefined): Filters {
  const pairs = (where ?? '').split(',').flatMap((part): [string, string][] => {
    const [name, value] = part.split(':');
    return name !== undefined && value !== undefined && /^[a-z_0-9]+$/.test(name)
      ? [[name, value]]
      : [];
  });
  return new Map(pairs);
}

/** The filters with one set, or taken away; undefined when none is left. */
export function changeFilter(
  where: string | undefined,
  name: string,
  value: string | undefined,
): string | undefined {
  const filters = new Map(parseFilters(where));
  if (value === undefined || value === '') filters.delete(name);
  else filters.set(name, value);
  return [...filters].map((pair) => pair.join(':')).join(',') || undefined;
}

/** Fields of a new record that the address gives as `field:value`: the card it belongs to. */
export const newSearchSchema = searchSchema({ given: matching(/^[^\0]{1,2000}$/) });

export type RecordTab = 'edit' | 'history' | 'references';

/** The view of a record in the address; the form by default. */
export const recordSearchSchema = searchSchema({ tab: oneOf(['history', 'references']) });
