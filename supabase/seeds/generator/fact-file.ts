import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export interface FactRow {
  file: string;
  /** Line of the file on which the row starts, counted from 1. */
  line: number;
  values: Readonly<Record<string, string>>;
}

/** An invalid fact, with its location. */
export class FactError extends Error {
  constructor(row: Pick<FactRow, 'file' | 'line'>, reason: string) {
    super(`${row.file}:${row.line}: ${reason}`);
    this.name = 'FactError';
  }
}

/** Reads a fact file; every row must have exactly the header's columns. */
export function readFactFile(folder: string, file: string): FactRow[] {
  const content = readFileSync(join(folder, file), 'utf8');
  const endLines: number[] = [];
  const records: string[][] = parse(content, {
    relaxColumnCount: true,
    onRecord: (record: string[], { lines }) => {
      endLines.push(lines);
      return record;
    },
  });
  const header = records[0];
  if (header === undefined) throw new FactError({ file, line: 1 }, 'has no header');

  return records.slice(1).map((record, index) => {
    const lineBreaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const place = { file, line: (endLines[index + 1] ?? 0) - lineBreaks };
    if (record.length !== header.length) {
      throw new FactError(
        place,
        `has ${record.length} columns where the header has ${header.length}`,
      );
    }
    const values = Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']));
    return { ...place, values };
  });
}

/** Reads a text file as one row with the column `text`; no row if the file does not exist. */
export function readTextFile(folder: string, file: string): FactRow[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  return [{ file, line: 1, values: { text: readFileSync(path, 'utf8').trim() } }];
}

/** Returns the text of one column; an unknown column is a mistake in the table's declaration. */
export function readCell(row: FactRow, column: string): string {
  const value = row.values[column];
  if (value === undefined) throw new FactError(row, `column ${column} is missing`);
  return value;
}
