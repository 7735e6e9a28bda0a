import type { CatalogRows } from '@/features/catalog/schema.ts';
import { type MemberData, type ReferenceKind, type References, referenceKinds } from './schema.ts';

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
function mapReferences(data: MemberData, visit: Visit): MemberData {
  const card = <R extends { credit_card_id: number }>(row: R) => ({
    ...row,
    credit_card_id: visit('credit_cards', row.credit_card_id),
  });
  const system = <R extends { point_system_id: number }>(row: R) => ({
    ...row,
    point_system_id: visit('point_systems', row.point_system_id),
  });
  const benefit = <R extends { credit_card_benefit_id: number }>(row: R) => ({
    ...row,
    credit_card_benefit_id: visit('credit_card_benefits', row.credit_card_benefit_id),
  });
  const optional = (kind: ReferenceKind, id: number | null) =>
    id === null ? null : visit(kind, id);
  return {
    ...data,
    member_cards: data.member_cards.map((row) => ({
      ...card(row),
      changed_from_credit_card_id: optional('credit_cards', row.changed_from_credit_card_id),
    })),
    wallet_cards: data.wallet_cards.map(card),
    planned_steps: data.planned_steps.map((row) => ({
      ...card(row),
      becomes_credit_card_id: optional('credit_cards', row.becomes_credit_card_id),
    })),
    benefit_uses: data.benefit_uses.map(benefit),
    purchases: data.purchases.map((row) => ({
      ...row,
      sub_category_id: optional('sub_categories', row.sub_category_id),
      credit_card_benefit_id: optional('credit_card_benefits', row.credit_card_benefit_id),
    })),
    shop_corrections: data.shop_corrections.map((row) => ({
      ...row,
      sub_category_id: optional('sub_categories', row.sub_category_id),
    })),
    point_balances: data.point_balances.map(system),
    point_system_custom_values: data.point_system_custom_values.map(system),
    benefit_custom_values: data.benefit_custom_values.map(benefit),
    spending_category_custom_values: data.spending_category_custom_values.map((row) => ({
      ...card(row),
      category_id: optional('categories', row.category_id),
      sub_category_id: optional('sub_categories', row.sub_category_id),
    })),
  };
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
