import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import {
  type MemberData,
  type ReferenceKind,
  type References,
  referenceKinds,
  tableNames,
} from './schema.ts';

/** Names of catalog rows by kind and id. A card's benefits are named with their card. */
export function nameReferences(rows: CatalogRows): References {
  const byId = (list: readonly { id: number; slug: string }[]) =>
    Object.fromEntries(list.map(({ id, slug }) => [String(id), slug]));
  return {
    credit_cards: byId(rows.cards),
    point_systems: byId(rows.pointSystems),
    categories: byId(rows.categories),
    sub_categories: byId(rows.categories.flatMap(({ sub_categories }) => sub_categories)),
    credit_card_benefits: Object.fromEntries(
      rows.cards.flatMap((card) =>
        card.credit_card_benefits.map(({ id, name, period }) => [
          String(id),
          `${card.slug}: ${name} (${period})`,
        ]),
      ),
    ),
  };
}

const columns: Readonly<Record<string, ReferenceKind>> = {
  credit_card_id: 'credit_cards',
  changed_from_credit_card_id: 'credit_cards',
  becomes_credit_card_id: 'credit_cards',
  point_system_id: 'point_systems',
  category_id: 'categories',
  sub_category_id: 'sub_categories',
  credit_card_benefit_id: 'credit_card_benefits',
};

/** Kind of catalog reference in a column; undefined if it has none. */
export function referenceKindOf(column: string): ReferenceKind | undefined {
  return columns[column];
}

type Visit = (kind: ReferenceKind, id: number) => number;

/** The same data with every reference to the catalog as `visit` answers it. */
function mapReferences(data: MemberData, visit: Visit): MemberData;
function mapReferences(data: MemberData, visit: Visit): object {
  const map = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]: [string, unknown]) => {
        const kind = referenceKindOf(column);
        return [column, kind && typeof value === 'number' ? visit(kind, value) : value];
      }),
    );
  const tables = tableNames.map((table) => [table, data[table].map(map)] as const);
  return { ...data, ...Object.fromEntries(tables) };
}

/** Names of exactly the rows the data refers to. */
export function collectReferences(data: MemberData, all: References): References {
  const used: References = {
    credit_cards: {},
    point_systems: {},
    categories: {},
    sub_categories: {},
    credit_card_benefits: {},
  };
  mapReferences(data, (kind, id) => {
    const name = all[kind][id];
    if (name !== undefined) used[kind][id] = name;
    return id;
  });
  return used;
}

export type ResolvedData =
  | { readonly kind: 'resolved'; readonly data: MemberData }
  /** A reference missing from the catalog. */
  | { readonly kind: 'missing'; readonly names: readonly string[] };

/**
 * Maps the data to the current catalog: ids may have changed since the export, names have not. A reference missing
 * from the catalog or the export is reported, never dropped silently.
 */
export function resolveReferences(
  data: MemberData,
  exported: References,
  present: References,
): ResolvedData {
  const idsByName = new Map(
    referenceKinds.map((kind) => [
      kind,
      new Map(Object.entries(present[kind]).map(([id, name]) => [name, Number(id)])),
    ]),
  );
  const missing = new Set<string>();
  const resolved = mapReferences(data, (kind, id) => {
    const name = exported[kind][id];
    if (name !== undefined && present[kind][id] === name) return id;
    const now = name === undefined ? undefined : idsByName.get(kind)?.get(name);
    if (now === undefined) missing.add(name ?? `${kind} ${id}`);
    return now ?? id;
  });
  return missing.size > 0
    ? { kind: 'missing', names: [...missing] }
    : { kind: 'resolved', data: resolved };
}
