import { z } from 'zod';

/** Tables of facts that anybody may read and use; `docs/data.md` describes them. */
export const OPEN_TABLES = [
  'acceptance',
  'alliances',
  'benefit_spending',
  'benefits',
  'card_choice_options',
  'card_choices',
  'categories',
  'category_points',
  'companies',
  'credit_card_benefits',
  'credit_card_requirements',
  'credit_card_rules',
  'credit_cards',
  'fee_refunds',
  'linked_rates',
  'merchants',
  'point_system_tiers',
  'point_systems',
  'point_transfers',
  'product_changes',
  'requirements',
  'rules',
  'signup_bonus_credits',
  'signup_bonus_tiers',
  'signup_bonuses',
  'spending_caps',
  'spending_costs',
  'spending_presets',
  'sub_categories',
  'sub_category_parents',
  'valuations',
  'wallet_setup_cards',
  'wallet_setups',
] as const;

const cellSchema = z.json();
type Database = { readonly url: string; readonly key: string };

const rowSchema = z.looseObject({ id: z.number() }).catchall(cellSchema);
type Row = z.infer<typeof rowSchema>;

/** The API's maximum number of rows in one response. */
const PAGE = 1000;
const TIMEOUT_MS = 30_000;

/** Columns about the row and not about the fact. */
const INTERNAL = new Set(['created_at', 'updated_at', 'revision']);

async function ask(url: string, key: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${query}: the database answers ${response.status}`);
  return response.json();
}

const changeSchema = rowSchema.extend({
  changed_at: z.string(),
  table_name: z.string(),
  record_id: z.number(),
  credit_card_id: z.number().nullable(),
  title: z.string().nullable(),
  before: z.record(z.string(), cellSchema).nullable(),
  after: z.record(z.string(), cellSchema).nullable(),
  is_news: z.boolean(),
});
type Change = z.infer<typeof changeSchema>;

async function readTable<T extends Row>(
  { url, key }: Database,
  table: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? 0;
    const query = `${table}?select=*&order=id&limit=${PAGE}&id=gt.${after}`;
    const page = z.array(schema).parse(await ask(url, key, query));
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with a header row; an empty cell is an unknown value, and lists are JSON. */
export function toCsv(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  return [columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('');
}

/** All facts, and the catalog's revision that they have at least. */
export type OpenData = {
  readonly revision: number;
  readonly tables: Tables;
  /** Texts of ours that a member's first page shows: no part of the open data. */
  readonly texts: Tables;
  /** Published changes of these facts in the last 400 days, oldest first. */
  readonly changes: readonly Change[];
};

type Tables = Readonly<Record<string, readonly Row[]>>;

export async function readOpenData(database: Database): Promise<OpenData> {
  const { url, key } = database;
  // Read before the rows, which are therefore at least as new.
  const [state] = z
    .tuple([z.object({ revision: z.number() })])
    .parse(await ask(url, key, 'catalog_state?select=revision'));
  const tables: Record<string, Row[]> = {};
  // One after the other: a build is in no hurry, and its database serves members meanwhile.
  for (const table of OPEN_TABLES) {
    tables[table] = (await readTable(database, table, rowSchema)).map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name))),
      id: row.id,
    }));
  }
  const texts = { tips: await readTable(database, 'tips', rowSchema) };
  const changes = await readTable(database, 'fact_changes', changeSchema);
  return { revision: state.revision, tables, texts, changes };
}

/** The tables as they were when a day (UTC) began, from the changes since. */
export function toDay({ tables, changes }: OpenData, day: string): Tables {
  const rows = new Map(
    Object.entries(tables).map(([name, list]) => [name, new Map(list.map((row) => [row.id, row]))]),
  );
  for (const { changed_at: at, table_name: table, record_id: id, before } of changes.toReversed()) {
    if (at.slice(0, 10) < day) break;
    const ofTable = rows.get(table);
    if (before === null) ofTable?.delete(id);
    else {
      const row: Row = { ...ofTable?.get(id), ...before, id };
      // In the order of today's columns.
      const columns = Object.keys(tables[table]?.[0] ?? row);
      ofTable?.set(id, {
        ...Object.fromEntries(columns.map((name) => [name, row[name] ?? null])),
        id,
      });
    }
  }
  return Object.fromEntries(
    [...rows].map(([name, ofTable]) => [name, [...ofTable.values()].sort((a, b) => a.id - b.id)]),
  );
}

/** The first days of the last 12 months for which the changes are known. */
function listPastDays(changes: readonly Change[], today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const known = changes[0]?.changed_at.slice(0, 10) ?? today;
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10),
  ).filter((day) => day > known && day <= today);
}

const NOTICE =
  'Facts about US credit cards, each with source, day of the check and confidence. Merchant names come from the name-suggestion-index (BSD-3-Clause), alliances from OpenTravelData (CC-BY 4.0). No warranty: terms change, the issuer’s page decides.';

/**
 * The files of the open data by their names: all tables as JSON, each as CSV, the changes, and the tables as they were
 * on the first days of past months. `builtOn` is a day.
 */
export function renderOpenData(data: OpenData, builtOn: string): ReadonlyMap<string, string> {
  const { tables, changes } = data;
  const write = (on: Readonly<Record<string, string>>, content: object) =>
    `${JSON.stringify({ ...on, notice: NOTICE, ...content })}\n`;
  return new Map([
    ['catalog.json', write({ built_on: builtOn }, { tables })],
    ['changes.json', write({ built_on: builtOn }, { changes: changes.toReversed() })],
    ...listPastDays(changes, builtOn).map(
      (day) => [`${day}.json`, write({ as_of: day }, { tables: toDay(data, day) })] as const,
    ),
    ...Object.entries(tables).map(([table, rows]) => [`${table}.csv`, toCsv(rows)] as const),
  ]);
}

/** Text in XML, without the two characters that no document may hold (XML 1.0, 2.2) and no check of ours refuses. */
const escapeMarkup = (text: string) =>
  text
    .replaceAll(/[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Entries in the feed. */
const NEWEST = 100;

/**
 * The latest changes as an Atom feed (RFC 4287). `describe` gives a change's lines; `base` is the site's address.
 */
export function renderFeed(
  { changes, tables }: OpenData,
  base: string,
  describe: (change: Change) => { subject: string; verb: string; lines: readonly string[] },
): string {
  const cards = new Map(tables['credit_cards']?.map(({ id, name }) => [id, name]));
  const news = changes
    .filter((change) => change.is_news)
    .slice(-NEWEST)
    .reverse();
  const entries = news.map((change) => {
    const { subject, verb, lines } = describe(change);
    const card = change.credit_card_id === null ? undefined : cards.get(change.credit_card_id);
    const told = `${subject} ${verb.toLowerCase()}`;
    const title = typeof card === 'string' ? `${card}: ${told}` : told;
    return `  <entry>
    <id>${escapeMarkup(base)}/changes#${change.id}</id>
    <title>${escapeMarkup(title)}</title>
    <updated>${new Date(change.changed_at).toISOString()}</updated>
    <link href="${escapeMarkup(base)}/changes"/>
    <content type="text">${escapeMarkup(lines.join('\n'))}</content>
  </entry>`;
  });
  const updated = new Date(news[0]?.changed_at ?? 0).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeMarkup(base)}/changes</id>
  <title>What changed in US credit cards</title>
  <author><name>Pointfolio</name></author>
  <updated>${updated}</updated>
  <link rel="self" href="${escapeMarkup(base)}/changes.xml"/>
  <link href="${escapeMarkup(base)}/changes"/>
${entries.join('\n')}
</feed>
`;
}

/** The tables of a member's first page with the columns that the app reads, as lists of cells: read in one answer. */
export function renderFirstRows(
  { revision, tables, texts }: OpenData,
  wanted: readonly { readonly name: string; readonly columns: readonly string[] }[],
): string {
  const issuers = new Set(tables['credit_cards']?.map((row) => row['company_id']));
  // Of thousands of credit unions the app reads the issuers of cards.
  const isRead = (name: string, row: Row) =>
    name !== 'companies' || row['kind'] !== 'credit_union' || issuers.has(row.id);
  const parts = wanted.map(({ name, columns }) => {
    const all = tables[name] ?? texts[name];
    // An empty list would say that there are none.
    if (!all) throw new Error(`The build read no ${name}.`);
    const rows = all.filter((row) => isRead(name, row));
    return [
      name,
      { columns, rows: rows.map((row) => columns.map((column) => row[column])) },
    ] as const;
  });
  return JSON.stringify({ revision, tables: Object.fromEntries(parts) });
}
