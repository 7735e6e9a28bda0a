import { readFileSync } from 'node:fs';
import { readCsvRows } from '../domain/csv/csv-rows.ts';
import type { Scope } from '../domain/rewards/catalog/sub-category.ts';
import { centsPerPoint } from '../domain/units.ts';

export type Row = Readonly<Record<string, string>>;

const folder = new URL('../../supabase/seeds/facts/', import.meta.url);

type ReadRows = (name: string) => readonly Row[];

let read: ReadRows = (name) => {
  const text = readFileSync(new URL(`${name}.csv`, folder), 'utf8');
  const [header, ...rows] = readCsvRows(text).rows;
  const columns = header?.cells ?? [];
  return rows.map(({ cells }) =>
    Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])),
  );
};

/** Replaces the files of this release, before anything that reads facts is imported. */
export function readFactsFrom(source: ReadRows): void {
  read = source;
}

export function rowsOf(name: string): readonly Row[] {
  return read(name);
}

export function by(rows: readonly Row[], key: string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[key] ?? '');
    if (group) group.push(row);
    else groups.set(row[key] ?? '', [row]);
  }
  return groups;
}

/** Name of a row's credit in a ledger: a card may give several of one benefit. */
export const creditSlug = (row: Row) => `${row['benefit_slug'] ?? ''}: ${row['name'] ?? ''}`;

export const numberOr = (text: string | undefined, absent: number) =>
  text === undefined || text === '' ? absent : Number(text);
export const textOr = (text: string | undefined) =>
  text === undefined || text === '' ? null : text;
export const valueOr = (text: string | undefined) =>
  text === undefined || text === '' ? null : centsPerPoint(Number(text));

export function oneOf<const T extends string>(options: readonly T[], text: string | undefined): T {
  const found = options.find((option) => option === text);
  if (found === undefined) throw new RangeError(`${text} is none of ${options.join()}`);
  return found;
}

export function scopeOf(row: Row): Scope {
  const slug = textOr(row['sub_category_slug']);
  return slug === null
    ? { kind: 'category', slug: row['category_slug'] ?? '' }
    : { kind: 'sub_category', slug };
}

/** Kinds of application rules that withhold a sign-up bonus from a holder of another card. */
const BONUS_RULES = ['bonus_family', 'bonus_lifetime', 'bonus_cooldown'];

/**
 * Pairs of cards that each block the other's bonus. If only one blocks the other, both bonuses are paid in the right
 * order of opening.
 */
export function bonusConflicts(): readonly (readonly [string, string])[] {
  const rules = new Set(
    rowsOf('rules')
      .filter((row) => BONUS_RULES.includes(row['kind'] ?? ''))
      .map((row) => row['slug']),
  );
  const links = rowsOf('credit_card_rules')
    .filter((row) => rules.has(row['rule_slug']))
    .map((row) => [row['card_slug'] ?? '', row['blocking_card_slug'] ?? ''] as const);
  const blocked = new Set(links.map((link) => link.join('/')));
  const mutual = links.filter(
    ([card, blocking]) => card < blocking && blocked.has(`${blocking}/${card}`),
  );
  return [...new Map(mutual.map((pair) => [pair.join('/'), pair])).values()];
}
