import type { CatalogRows } from '@/features/catalog/facts/schema.ts';

type Named = { readonly slug: string; readonly name: string };

/** Options of the filters: available cards, their issuers and their points, by name. */
export type FilterOptions = {
  readonly issuers: readonly Named[];
  readonly systems: readonly Named[];
  readonly cards: readonly Named[];
};

export function listFilterOptions(rows: CatalogRows): FilterOptions {
  const open = rows.cards.filter((card) => card.opened_to_new);
  const issuerIds = new Set(open.map((card) => card.company_id));
  const systemIds = new Set(open.map((card) => card.point_system_id));
  const sorted = (all: readonly Named[]) => all.toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    issuers: sorted(rows.companies.filter(({ id }) => issuerIds.has(id))),
    systems: sorted(rows.pointSystems.filter(({ id }) => systemIds.has(id))),
    cards: sorted(open),
  };
}
