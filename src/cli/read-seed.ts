import { rowsOf } from './seed-rows.ts';

/** The rows of a file of facts; each gives its cells by the names of the columns. */
export function readSeed(file: string): readonly ((column: string) => string)[] {
  return rowsOf(file.replace(/\.csv$/, '')).map((row) => (column) => {
    const cell = row[column];
    if (cell === undefined) throw new Error(`${file} has no column ${column}.`);
    return cell;
  });
}
