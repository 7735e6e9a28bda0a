import { writeCsv } from '@/lib/csv/write-csv.ts';
import { referenceKindOf } from './name-references.ts';
import { type ExportedTable, exportedTables, type MemberData, type References } from './schema.ts';

function toCell(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return JSON.stringify(value);
}

export function toCsv(table: ExportedTable, data: MemberData, references: References): string {
  const columns = Object.keys(exportedTables[table].shape);
  const heads = columns.flatMap((column) =>
    referenceKindOf(column) ? [column, column.replace(/_id$/, '')] : [column],
  );
  const lines = data[table].map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return columns.flatMap((column) => {
      const value = values.get(column);
      const kind = referenceKindOf(column);
      if (!kind) return [toCell(value)];
      return [toCell(value), toCell(typeof value === 'number' ? references[kind][value] : null)];
    });
  });
  return writeCsv([heads, ...lines]);
}
