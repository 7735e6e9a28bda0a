import { relatedKey, type Resource } from './machine/create-resource.ts';

/** Columns to read: all of the row's, and the names of the rows it refers to. */
export function columnsOf({ table, fields }: Resource): string {
  const related = fields.flatMap(({ name, relation }) =>
    relation
      ? [
          `${relatedKey(name)}:${relation.table}!${table}_${name}_fkey(id,slug,label:${relation.label})`,
        ]
      : [],
  );
  return ['*', ...related].join(',');
}
