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
    companies: byId(rows.companies),
    benefits: byId(rows.benefits),
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

/** The same within the facts of an own card. */
const factColumns: Readonly<Record<string, ReferenceKind>> = {
  ...columns,
  company_id: 'companies',
  benefit_id: 'benefits',
};

/** Kind of catalog reference in a column; undefined if it has none. */
export function referenceKindOf(column: string): ReferenceKind | undefined {
  return columns[column];
}

/** Answers the id in place of one: null to clear the column, undefined to leave out the row. */
type Visit = (kind: ReferenceKind, id: number, column: string) => number | null | undefined;

/** Facts of an own card with every reference as `visit` answers it; a part without its place in the catalog is left out. */
function mapFacts(value: unknown, visit: Visit): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => mapFacts(each, visit)).filter((each) => each !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]: [string, unknown]) => {
    const kind = factColumns[name];
    return [
      name,
      kind && typeof each === 'number' ? visit(kind, each, name) : mapFacts(each, visit),
    ] as const;
  });
  return entries.some(([, each]) => each === undefined) ? undefined : Object.fromEntries(entries);
}

/** The same data with every reference to the catalog as `visit` answers it. */
function mapReferences(data: MemberData, visit: Visit): MemberData;
function mapReferences(data: MemberData, visit: Visit): object {
  const map = (row: object) => {
    const entries = Object.entries(row).map(
      ([column, value]: [string, unknown]): [string, unknown] => {
        if (column === 'facts') return [column, mapFacts(value, visit)];
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
    companies: {},
    benefits: {},
  };
  mapReferences(data, (kind, id) => {
    const name = all[kind][id];
    if (name !== undefined) used[kind][id] = name;
    return id;
  });
  return used;
}

type ResolvedData = {
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

type OwnCard = MemberData['own_cards'][number];

/** An own card whose issuer or points the catalog has no more: it names them itself. */
function nameLost(row: OwnCard, before: OwnCard | undefined, exported: References): OwnCard {
  const { issuer, points, card } = row.facts;
  const company = exported.companies[before?.facts.card.company_id ?? -1];
  const system = exported.point_systems[before?.facts.card.point_system_id ?? -1];
  return {
    ...row,
    facts: {
      ...row.facts,
      issuer: card.company_id === null ? (issuer ?? company ?? 'Another issuer') : null,
      points:
        card.point_system_id === null ? (points ?? { name: system ?? 'Points', value: 1 }) : null,
    },
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
  // Own cards come with the data, under their own numbers.
  const ownIds = new Set(data.own_cards.map(({ credit_card_id }) => credit_card_id));
  const ownOf: Partial<Record<ReferenceKind, (id: number) => number>> = {
    credit_cards: (id) => id,
    credit_card_benefits: (id) => Math.floor(id / 1000),
    point_systems: (id) => id,
  };
  const find = (kind: ReferenceKind, id: number): number | undefined => {
    const own = ownOf[kind]?.(id);
    if (own !== undefined && ownIds.has(own)) return id;
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
  const cleared = mapReferences(data, visit(['company_id', 'point_system_id'])).own_cards;
  const own_cards = cleared.map((row, index) => nameLost(row, data.own_cards[index], exported));
  const others = mapReferences({ ...data, own_cards: [] }, visit([]));
  return { data: dropOrphans({ ...others, purchases, member_cards, own_cards }), gone: [...gone] };
}
