import { dateColumn, oneOfColumn, referenceColumn, textColumn, urlColumn } from './columns.ts';
import type { Column } from './columns.ts';
import type { FactRow } from './fact-file.ts';

/** One seed file: a table, and the facts it is filled from. */
export interface SeedTable {
  /** Name of the seed file and, unless table is given, of the table. */
  name: string;
  table?: string;
  file: string;
  /** Columns that identify a fact. */
  key: readonly string[];
  columns: readonly Column[];
  /** Converts rows of the file to rows of the table, if they differ. */
  prepare?: (
    rows: readonly FactRow[],
    readOther: (file: string) => readonly FactRow[],
  ) => FactRow[];
}

export const PROVENANCE: readonly Column[] = [
  textColumn('source', 2000, { isOptional: true }),
  urlColumn('source_url'),
  dateColumn('verified_on', { isOptional: true }),
  oneOfColumn('confidence', ['high', 'medium', 'low']),
];

/** Target of spending: a category, or one of its sub-categories. */
export const targetColumns = [
  referenceColumn('category_id', 'categories', 'category_slug', { isOptional: true }),
  referenceColumn('sub_category_id', 'sub_categories', 'sub_category_slug', { isOptional: true }),
] as const;

/** A table whose rows are identified by their slug. */
export function sluggedTable(
  name: string,
  columns: readonly Column[],
  options?: Pick<SeedTable, 'prepare'> & { table?: string; file?: string },
): SeedTable {
  return {
    name,
    file: options?.file ?? `${name}.csv`,
    key: ['slug'],
    columns: [...columns, ...PROVENANCE],
    ...(options?.table === undefined ? {} : { table: options.table }),
    ...(options?.prepare === undefined ? {} : { prepare: options.prepare }),
  };
}
