import { type Resource, relatedKey } from './machine/create-resource.ts';

/** What is read of a row: all of it, and what the rows it refers to are called. */
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
