import { neutralizeFormula } from '@/domain/statement/neutralize-formula.ts';
import type { Field } from './field.ts';
import { relatedRow } from './record.ts';
import type { Resource, Row } from './resource.ts';

/** Of a relation the file names the other row's slug: `credit_card` in place of `credit_card_id`. */
export function columnName({ name, relation }: Field): string {
  return relation ? name.replace(/_id$/, '') : name;
}

/** RFC 4180: quoted where it must be, so that any spreadsheet reads one cell. */
function toCell(text: string): string {
  const safe = neutralizeFormula(text);
  return /[",;\t|\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet must not run was written with an apostrophe in front; it goes again. */
export function fromCell(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** Rows as a file that can be edited and imported again: `id` and `revision` tell which row each line is. */
export function toCsv(resource: Resource, rows: readonly Row[]): string {
  const head = ['id', 'revision', ...resource.fields.map(columnName)];
  const lines = rows.map((row) => [
    String(row.id),
    String(row.revision),
    ...resource.fields.map((field) => {
      const related = field.relation && relatedRow(row, field.name);
      return toCell(related ? related.slug : field.toText(row[field.name]));
    }),
  ]);
  return [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
