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

/** Answers the id in place of one: null to clear the column, undefined to leave out the row. */
type Visit = (kind: ReferenceKind, id: number, column: string) => number | null | undefined;

/** The same data with every reference to the catalog as `visit` answers it. */
function mapReferences(data: MemberData, visit: Visit): MemberData;
function mapReferences(data: MemberData, visit: Visit): object {
  const map = (row: object) => {
    const entries = Object.entries(row).map(
      ([column, value]: [string, unknown]): [string, unknown] => {
        const kind = referenceKindOf(column);
        return [column, kind && typeof value === 'number' ? visit(kind, value, column) : value];
      },
    );
    return entries.some(([, value]) => value === undefined) ? [] : [Object.fromEntries(entries)];
  };
  const tables = tableNames.map((table) => [table, data[table].flatMap(map)] as const);
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

export type ResolvedData = {
  readonly data: MemberData;
  /** Names of what the catalog no longer has: rows of it are left out, a purchase and a changed card lose their link. */
  readonly gone: readonly string[];
};

/** Leaves out rows of cards that the data does not have; a wallet's card only loses the link. */
function dropOrphans(data: MemberData): MemberData {
  const cards = new Set(data.member_cards.map(({ id }) => id));
  const isKept = ({ member_card_id: card }: { member_card_id: string | null }) =>
    card === null || cards.has(card);
  return {
    ...data,
    wallet_cards: data.wallet_cards.map((row) =>
      isKept(row) ? row : { ...row, member_card_id: null },
    ),
    bonus_trackers: data.bonus_trackers.filter(isKept),
    benefit_uses: data.benefit_uses.filter(isKept),
    purchases: data.purchases.filter(isKept),
    planned_steps: data.planned_steps.filter(isKept),
    card_offers: data.card_offers.filter(isKept),
  };
}

const cardOf = (benefit: string | undefined) => benefit?.split(': ', 1)[0];

/**
 * Maps the data to the current catalog: ids may have changed since the export, names have not. A benefit that has its id
 * and card still is the same one renamed. Whatever is missing from the catalog or the export is named.
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
  const gone = new Set<string>();
  const find = (kind: ReferenceKind, id: number): number | undefined => {
    const [name, now] = [exported[kind][id], present[kind][id]];
    if (name === undefined) return undefined;
    if (name === now) return id;
    const isRenamed = kind === 'credit_card_benefits' && cardOf(name) === cardOf(now);
    return idsByName.get(kind)?.get(name) ?? (isRenamed ? id : undefined);
  };
  const visit =
    (cleared: readonly string[]): Visit =>
    (kind, id, column) => {
      const found = find(kind, id);
      if (found === undefined) gone.add(exported[kind][id] ?? `${kind} ${id}`);
      return found ?? (cleared.includes(column) ? null : undefined);
    };
  // The database clears the same columns when it removes a record.
  const { purchases, member_cards } = mapReferences(
    data,
    visit(['sub_category_id', 'credit_card_benefit_id', 'changed_from_credit_card_id']),
  );
  const others = mapReferences(data, visit([]));
  return { data: dropOrphans({ ...others, purchases, member_cards }), gone: [...gone] };
}
