import type { ActiveRoute } from '@/domain/transfer/route.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { formatCentsPerPoint, formatWholeDollars } from '@/lib/format.ts';
import { keyOf } from './list-board-records.ts';
import type { RecordLink } from './schema.ts';

type PlacedRecord = { readonly link: RecordLink; readonly x: number; readonly y: number };
type Connection = {
  readonly from: RecordLink;
  readonly to: RecordLink;
  readonly label: string;
};
export type WalletLayout = {
  readonly records: readonly PlacedRecord[];
  readonly connections: readonly Connection[];
};

type LayoutSources = {
  readonly rows: CatalogRows;
  readonly value: WalletValue;
  readonly routes: readonly ActiveRoute[];
  /** US cents a point of a system is worth to the member. */
  readonly centsPerPointOf: (system: string) => number;
};

/** Pixels between the left edges of two columns, and the tops of two rows. */
const COLUMN = 460;
const ROW = 150;
/** The best partners of each system; a bank has up to twenty. */
const PARTNERS = 3;

const columns = ['category', 'card', 'point_system', 'partner'] as const;

/** Spending that each card takes from each category, over all sub-categories. */
function servings({ rows, value }: LayoutSources): Connection[] {
  const categoryOf = new Map(
    rows.categories.flatMap(({ slug, sub_categories }) =>
      sub_categories.map((sub) => [sub.slug, slug] as const),
    ),
  );
  const spend = new Map<string, { category: string; card: string; cents: number }>();
  for (const line of value.lines) {
    const category = line.kind === 'spend' ? categoryOf.get(line.subCategory) : undefined;
    if (line.kind !== 'spend' || category === undefined) continue;
    const key = `${category} ${line.card}`;
    const known = spend.get(key)?.cents ?? 0;
    spend.set(key, { category, card: line.card, cents: known + line.spendCents });
  }
  return [...spend.values()].map(({ category, card, cents }) => ({
    from: { kind: 'category', id: category },
    to: { kind: 'card', id: card },
    label: formatWholeDollars(cents),
  }));
}

function earnings({ rows, value }: LayoutSources): Connection[] {
  const systems = new Map(rows.pointSystems.map(({ id, slug }) => [id, slug]));
  const products = new Map(rows.cards.map((card) => [card.slug, card]));
  const cards = [...new Set(value.cards.map(({ card }) => card))];
  return cards.flatMap((slug) => {
    const system = systems.get(products.get(slug)?.point_system_id ?? -1);
    if (system === undefined) return [];
    const points = value.cards
      .filter(({ card }) => card === slug)
      .reduce((sum, part) => sum + part.points, 0);
    return [
      {
        from: { kind: 'card', id: slug },
        to: { kind: 'point_system', id: system },
        label: points === 0 ? '' : `${Math.round(points).toLocaleString('en-US')} a year`,
      },
    ];
  });
}

/** The partners where a point of the system is worth most to the member. */
function transfers(sources: LayoutSources, systems: ReadonlySet<string>): Connection[] {
  const { rows, routes, centsPerPointOf } = sources;
  const companies = new Map(rows.companies.map(({ id, slug }) => [id, slug]));
  const partnerOf = new Map(
    rows.pointSystems.map((row) => [row.slug, companies.get(row.company_id ?? -1)]),
  );
  return [...systems].flatMap((from) =>
    routes
      .filter((route) => route.from === from)
      .flatMap((route) => {
        const partner = partnerOf.get(route.to);
        const ratio = (route.pointsIn / route.pointsOut) * (1 + route.bonusPercent / 100);
        return partner === undefined ? [] : [{ partner, cents: ratio * centsPerPointOf(route.to) }];
      })
      .toSorted((a, b) => b.cents - a.cents || (a.partner < b.partner ? -1 : 1))
      .slice(0, PARTNERS)
      .map(({ partner, cents }) => ({
        from: { kind: 'point_system', id: from },
        to: { kind: 'partner', id: partner },
        label: `${formatCentsPerPoint(cents)} a point`,
      })),
  );
}

/** The mean place of what leads to each record: near lines cross less. */
function orderByNeighbors(
  links: readonly RecordLink[],
  before: ReadonlyMap<string, number>,
  connections: readonly Connection[],
): RecordLink[] {
  const placeOf = (link: RecordLink) => {
    const places = connections.flatMap(({ from, to }) =>
      keyOf(to) === keyOf(link) ? [before.get(keyOf(from)) ?? 0] : [],
    );
    return places.length === 0
      ? Number.MAX_SAFE_INTEGER
      : places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  return links.toSorted((a, b) => placeOf(a) - placeOf(b) || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * Lays out a wallet in four columns: spending, cards, points, and transfer destinations. Each column is centered and
 * ordered by its incoming links.
 */
export function layOutWallet(sources: LayoutSources): WalletLayout {
  const { rows, value } = sources;
  const earned = earnings(sources);
  const systems = new Set(earned.map(({ to }) => to.id));
  const connections = [...servings(sources), ...earned, ...transfers(sources, systems)];
  const links = new Map<string, RecordLink>();
  for (const { card } of value.cards) links.set(`card/${card}`, { kind: 'card', id: card });
  for (const { from, to } of connections) links.set(keyOf(from), from).set(keyOf(to), to);

  const priority = new Map(rows.categories.map(({ slug }, index) => [slug, index]));
  const tallest = Math.max(
    0,
    ...columns.map((kind) => [...links.values()].filter((link) => link.kind === kind).length),
  );
  let before = new Map<string, number>();
  const records = columns.flatMap((kind, column) => {
    const here = [...links.values()].filter((link) => link.kind === kind);
    const ordered =
      column === 0
        ? here.toSorted((a, b) => (priority.get(a.id) ?? 0) - (priority.get(b.id) ?? 0))
        : orderByNeighbors(here, before, connections);
    before = new Map(ordered.map((link, index) => [keyOf(link), index / ordered.length]));
    const top = ((tallest - ordered.length) * ROW) / 2;
    return ordered.map((link, index) => ({ link, x: column * COLUMN, y: top + index * ROW }));
  });
  return { records, connections };
}
