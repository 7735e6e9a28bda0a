import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export type FactRow = Readonly<Record<string, string>>;

const folder = new URL('../../supabase/seeds/facts/', import.meta.url);

/** The rows of a file of facts, as they are written. */
export function factRows(name: string): readonly FactRow[] {
  const text = readFileSync(new URL(`${name}.csv`, folder), 'utf8');
  return parse<Record<string, string>>(text, { columns: true });
}
