import type { LiveChange, Row } from '@/lib/live/live-message.ts';
import type { LiveSource, MemberRevisions } from '@/lib/live/live-source.ts';

export type RowOrder = { readonly column: string; readonly isDescending?: boolean };

type OwnRow = Row & { readonly id: string; readonly revision: number };
type Revisions = MemberRevisions[string];

function isOwnRow(value: unknown): value is OwnRow {
  return typeof value === 'object' && value !== null && 'id' in value && 'revision' in value;
}

function listOwnRows(data: unknown): readonly OwnRow[] {
  return (Array.isArray(data) ? data : [data]).filter(isOwnRow);
}

export function revisionsOf(rows: readonly Pick<OwnRow, 'id' | 'revision'>[]): Revisions {
  return Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
}

export function areSameRevisions(held: Revisions, stored: Revisions = {}): boolean {
  const ids = Object.keys(held);
  return ids.length === Object.keys(stored).length && ids.every((id) => held[id] === stored[id]);
}

/** True if a change is already here because this tab made it. */
export function holdsChange(held: Revisions, { id, record }: LiveChange): boolean {
  const known = held[id];
  return record === null ? known === undefined : (known ?? 0) >= Number(record['revision']);
}

/** Numbers, days and moments as the database sorts them; null comes last. */
function isBefore(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  if (typeof a === 'string' && typeof b === 'string') return a < b;
  return b === null && a !== null;
}

/** Compares rows as the database sorts them by these columns. */
export function compareRows(order: readonly RowOrder[], a: object, b: object): number {
  for (const { column, isDescending = false } of order) {
    const x: unknown = Reflect.get(a, column);
    const y: unknown = Reflect.get(b, column);
    if (isBefore(x, y)) return isDescending ? 1 : -1;
    if (isBefore(y, x)) return isDescending ? -1 : 1;
  }
  return 0;
}

/** Rows of one table of the member: a message puts the row in or takes it out, one that is too large makes the table be refetched. */
export function ownRows(
  table: string,
  parse: (record: unknown) => object,
  order: readonly RowOrder[],
): LiveSource {
  return {
    tables: [{ table }],
    apply: (data, { changes }) => {
      const before = listOwnRows(data);
      let rows = before;
      for (const change of changes === 'reset' ? [] : changes) {
        if (holdsChange(revisionsOf(rows), change)) continue;
        const others = rows.filter(({ id }) => id !== change.id);
        const row = change.record && !change.isPartial ? parse(change.record) : null;
        if (change.record && !isOwnRow(row)) return undefined;
        rows = isOwnRow(row) ? [...others, row].sort((a, b) => compareRows(order, a, b)) : others;
      }
      return rows === before ? data : rows;
    },
    isAsStored: (data, stored) => areSameRevisions(revisionsOf(listOwnRows(data)), stored[table]),
  };
}

/** One row of the member, or none: refetched when it was changed elsewhere. */
export function ownRow(table: string, id: string): LiveSource {
  const heldOf = (data: unknown) => revisionsOf(listOwnRows(data));
  return {
    tables: [{ table, where: { id } }],
    apply: (data, { changes }) =>
      changes !== 'reset' && changes.every((change) => holdsChange(heldOf(data), change))
        ? data
        : undefined,
    isAsStored: (data, stored) => heldOf(data)[id] === stored[table]?.[id],
  };
}

/** The keys of all rows that others of a household share begin with it. */
export const sharedRowsKey = ['household-rows'] as const;
