import { neutralizeFormula } from '@/lib/csv/neutralize-formula.ts';
import { referenceKindOf } from './references.ts';
import { type ExportedTable, exportedTables, type MemberData, type References } from './schema.ts';

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return neutralizeFormula(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return JSON.stringify(value);
}

/** RFC 4180: quoted where it must be, so that any spreadsheet reads one cell. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One table as CSV. Beside each reference to the catalogue stands its name. */
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
      if (!kind) return [cellOf(value)];
      return [cellOf(value), cellOf(typeof value === 'number' ? references[kind][value] : null)];
    });
  });
  return [heads, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
