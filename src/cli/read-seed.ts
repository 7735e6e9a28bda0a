import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsvRows } from '../domain/csv/csv-rows.ts';

const facts = path.join(import.meta.dirname, '../../supabase/seeds/facts');

/** The rows of a file of facts; each gives its cells by the names of the columns. */
export function readSeed(file: string): readonly ((column: string) => string)[] {
  const [header, ...rows] = readCsvRows(readFileSync(path.join(facts, file), 'utf8')).rows;
  return rows.map(({ cells }) => (column) => {
    const cell = cells[header?.cells.indexOf(column) ?? -1];
    if (cell === undefined) throw new Error(`${file} has no column ${column}.`);
    return cell;
  });
}
