import type { Field } from './field.ts';
import { type Resource, findField } from './resource.ts';

/**
 * The words of a search. What means something to `like` or separates conditions in an address stands
 * for any one character instead.
 */
export function toSearchWords(query: string): string[] {
  return query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => word.replace(/["'()*,.:\\%_]/g, '_'));
}

export type RelationSearch = { readonly field: Field; readonly ids: readonly number[] };

/**
 * One condition on the table: every word is found in one of the columns searched, or the row points to
 * one of the given rows. Undefined where nothing is searched for.
 */
export function toSearchCondition(
  resource: Resource,
  query: string,
  relations: readonly RelationSearch[],
): string | undefined {
  const words = toSearchWords(query);
  if (words.length === 0) return undefined;
  const columns = resource.search.filter((name) => !findField(resource, name)?.relation);
  const pointing = relations
    .filter(({ ids }) => ids.length > 0)
    .map(({ field, ids }) => `${field.name}.in.(${ids.join(',')})`);
  const own = words.map(
    (word) => `or(${columns.map((column) => `${column}.ilike.*${word}*`).join(',')})`,
  );
  const any = [...(columns.length > 0 ? [`and(${own.join(',')})`] : []), ...pointing];
  // A condition that nothing meets: the words were not found anywhere.
  return any.length > 0 ? any.join(',') : 'id.lt.0';
}
