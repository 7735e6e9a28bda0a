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

async function readTable(url: string, key: string, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? 0;
    const query = `${table}?select=*&order=id&limit=${PAGE}&id=gt.${after}`;
    const page = z.array(rowSchema).parse(await ask(url, key, query));
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
  readonly tables: Readonly<Record<string, readonly Row[]>>;
};

export async function readOpenData({ url, key }: { url: string; key: string }): Promise<OpenData> {
  // Read before the rows, which are therefore at least as new.
  const [state] = z
    .tuple([z.object({ revision: z.number() })])
    .parse(await ask(url, key, 'catalog_state?select=revision'));
  const tables: Record<string, Row[]> = {};
  // One after the other: a build is in no hurry, and its database serves members meanwhile.
  for (const table of OPEN_TABLES) {
    tables[table] = (await readTable(url, key, table)).map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name))),
      id: row.id,
    }));
  }
  return { revision: state.revision, tables };
}

const NOTICE =
  'Facts about US credit cards, each with source, day of the check and confidence. Merchant names come from the name-suggestion-index (BSD-3-Clause), alliances from OpenTravelData (CC-BY 4.0). No warranty: terms change, the issuer’s page decides.';

/** The files of the open data by their names: all tables as JSON, and each as CSV. `builtOn` is a day. */
export function renderOpenData({ tables }: OpenData, builtOn: string): ReadonlyMap<string, string> {
  return new Map([
    ['catalog.json', `${JSON.stringify({ built_on: builtOn, notice: NOTICE, tables })}\n`],
    ...Object.entries(tables).map(([table, rows]) => [`${table}.csv`, toCsv(rows)] as const),
  ]);
}

/** The tables of a member's first page with the columns that the app reads, as lists of cells: read in one answer. */
export function renderFirstRows(
  { revision, tables }: OpenData,
  wanted: readonly { readonly name: string; readonly columns: readonly string[] }[],
): string {
  const issuers = new Set(tables['credit_cards']?.map((row) => row['company_id']));
  // Of thousands of credit unions the app reads the issuers of cards.
  const isRead = (name: string, row: Row) =>
    name !== 'companies' || row['kind'] !== 'credit_union' || issuers.has(row.id);
  const parts = wanted.map(({ name, columns }) => {
    const rows = (tables[name] ?? []).filter((row) => isRead(name, row));
    return [
      name,
      { columns, rows: rows.map((row) => columns.map((column) => row[column])) },
    ] as const;
  });
  return JSON.stringify({ revision, tables: Object.fromEntries(parts) });
}
