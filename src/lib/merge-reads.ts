/**
 * Tables that the database can embed into the one row of the catalogue's state, so that reads of several of them are
 * one request: for each there is a function `all_<table>`.
 */
const embeddable = new Set([
  'acceptance',
  'alliances',
  'annual_spending_profiles',
  'benefit_uses',
  'benefits',
  'bonus_trackers',
  'catalogue_state',
  'categories',
  'companies',
  'credit_card_rules',
  'credit_cards',
  'fact_reports',
  'member_cards',
  'point_systems',
  'point_transfers',
  'requirements',
  'rules',
  'signup_bonuses',
  'spending_costs',
  'spending_presets',
  'sub_categories',
  'tips',
  'videos',
  'wallet_cards',
  'wallet_setups',
  'wallets',
  'whiteboards',
]);

const ONE_ROW = 'application/vnd.pgrst.object+json';

/** A read of rows as PostgREST's client sends it. */
export type TableRead = {
  readonly url: URL;
  readonly table: string;
  readonly headers: Headers;
  /** The answer is the row itself instead of a list. */
  readonly isOneRow: boolean;
};

/** Undefined for what can only be asked alone: writes, functions, counts. */
export function parseTableRead(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): TableRead | undefined {
  if (input instanceof Request || (init?.method ?? 'GET') !== 'GET') return undefined;
  const url = new URL(input);
  const table = /^\/rest\/v1\/([a-z_]+)$/u.exec(url.pathname)?.[1];
  if (table === undefined || !embeddable.has(table)) return undefined;
  const { searchParams } = url;
  if (!searchParams.has('select') || searchParams.has('or') || searchParams.has('and')) {
    return undefined;
  }
  const headers = new Headers(init?.headers);
  if (headers.has('prefer') || headers.has('range')) return undefined;
  const accept = headers.get('accept') ?? 'application/json';
  if (accept !== 'application/json' && accept !== ONE_ROW) return undefined;
  return { url, table, headers, isOneRow: accept === ONE_ROW };
}

/** What PostgREST needs as it is stays readable, and short. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
}

const keyOf = (index: number) => `r${index}`;

/** The address of one request for all of these reads. */
export function mergeReads(origin: string, reads: readonly TableRead[]): string {
  const selects: string[] = [];
  const terms: string[] = [];
  for (const [index, { url, table }] of reads.entries()) {
    for (const [name, value] of url.searchParams) {
      if (name === 'select') selects.push(`${keyOf(index)}:all_${table}(${encode(value)})`);
      else terms.push(`${keyOf(index)}.${name}=${encode(value)}`);
    }
  }
  return `${origin}/rest/v1/catalogue_state?select=${selects.join(',')}${terms.map((term) => `&${term}`).join('')}`;
}

/** The part of a merged answer that belongs to one of its reads; undefined where it is not as that read would have it. */
export function pickAnswer(answer: unknown, index: number, isOneRow: boolean): unknown {
  const state: unknown = Array.isArray(answer) ? answer[0] : undefined;
  const rows: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, keyOf(index)) : undefined;
  if (!Array.isArray(rows)) return undefined;
  if (!isOneRow) return rows;
  return rows.length === 1 ? rows[0] : undefined;
}
