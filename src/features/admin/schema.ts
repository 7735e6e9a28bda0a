/** The state of a list, kept in its address. */
export type ListSearch = {
  readonly q?: string;
  /** A field; with a minus in front from the largest on. */
  readonly sort?: string;
  readonly page?: number;
  /** Filters as `field:value`, joined by commas. */
  readonly where?: string;
};

/** What to change; undefined takes it out of the address. */
export type ListSearchChange = { [Key in keyof ListSearch]?: ListSearch[Key] | undefined };

/** By hand, because every visitor's first page carries what routes check their addresses with. */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  const { q, sort, page, where } = search;
  return {
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
    ...(typeof sort === 'string' && /^-?[a-z_0-9]+$/.test(sort) ? { sort } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(typeof where === 'string' && where !== '' ? { where } : {}),
  };
}

export type Filters = ReadonlyMap<string, string>;

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
export function parseNewSearch(search: Record<string, unknown>): { given?: string } {
  const { given } = search;
  return typeof given === 'string' ? { given } : {};
}

export const recordTabs = ['edit', 'history', 'references'] as const;
export type RecordTab = (typeof recordTabs)[number];

/** Which view of a record the address asks for; its form, unless told. */
export function parseRecordSearch(search: Record<string, unknown>): { tab?: RecordTab } {
  const tab = recordTabs.find((known) => known === search['tab']);
  return tab === undefined || tab === 'edit' ? {} : { tab };
}
