import { writeCsv } from '@/lib/csv/write-csv.ts';
import type { Field } from '@/lib/fields/field.ts';
import { relatedRow, type Resource, type Row } from './create-resource.ts';

/** Column name in the file: relations hold a slug, so drop `_id`; money is in dollars, so drop `_cents`. */
export function columnName({ name, relation, kind }: Field): string {
  if (relation) return name.replace(/_id$/, '');
  return kind === 'money' ? name.replace(/_cents$/, '') : name;
}

/** Rows as a file that can be edited and imported again: `id` and `revision` tell which row each line is. */
export function toCsv(resource: Resource, rows: readonly Row[]): string {
  const head = ['id', 'revision', ...resource.fields.map(columnName)];
  const lines = rows.map((row) => [
    row.id,
    row.revision,
    ...resource.fields.map((field) => {
      const related = field.relation && relatedRow(row, field.name);
      return related ? related.slug : field.toText(row[field.name]);
    }),
  ]);
  return writeCsv([head, ...lines]);
}
