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

async function readTable(url: string, key: string, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? 0;
    const address = `${url}/rest/v1/${table}?select=*&order=id&limit=${PAGE}&id=gt.${after}`;
    const response = await fetch(address, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${table}: the database answers ${response.status}`);
    const page = z.array(rowSchema).parse(await response.json());
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

/** The files of the open data by their names: all tables as JSON, and each as CSV. `builtOn` is a day. */
export async function readOpenData(
  { url, key }: { url: string; key: string },
  builtOn: string,
): Promise<ReadonlyMap<string, string>> {
  const tables: Record<string, Row[]> = {};
  // One after the other: a build is in no hurry, and its database serves members meanwhile.
  for (const table of OPEN_TABLES) {
    tables[table] = (await readTable(url, key, table)).map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name))),
      id: row.id,
    }));
  }
  const notice =
    'Facts about US credit cards, each with source, day of the check and confidence. Merchant names come from the name-suggestion-index (BSD-3-Clause), alliances from OpenTravelData (CC-BY 4.0). No warranty: terms change, the issuer’s page decides.';
  return new Map([
    ['catalog.json', `${JSON.stringify({ built_on: builtOn, notice, tables })}\n`],
    ...Object.entries(tables).map(([table, rows]) => [`${table}.csv`, toCsv(rows)] as const),
  ]);
}
