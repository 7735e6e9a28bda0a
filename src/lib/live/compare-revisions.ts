import type { LiveChange } from './live-message.ts';
import { planRead } from './live-plan.ts';
import type { LiveSource, MemberRevisions } from './live-source.ts';
import { isRow } from './project-row.ts';

/** The revisions of the member's rows in the data of a query; a table that it does not show is absent. */
export function listRevisions(data: unknown, source: LiveSource): MemberRevisions {
  if (source.listRevisions) return source.listRevisions(data);
  const tables: Record<string, Record<string, number>> = {};
  for (const read of source.reads ?? []) {
    const part = read.at !== undefined && isRow(data) ? data[read.at] : data;
    const rows = Array.isArray(part) ? part.filter(isRow) : isRow(part) ? [part] : [];
    const revisions: Record<string, number> = {};
    for (const { id, revision } of rows) {
      if (typeof id === 'string' && typeof revision === 'number') revisions[id] = revision;
    }
    tables[planRead(read).table] = revisions;
  }
  return tables;
}

export type Difference = {
  /** Ids of rows to fetch, by table. */
  readonly other: ReadonlyMap<string, ReadonlySet<string>>;
  readonly removed: readonly LiveChange[];
};

/**
 * What the database has and a device has not, and the other way round. A revision may also be lower there: of a row that
 * was removed and put back.
 */
export function compareRevisions(
  held: readonly MemberRevisions[],
  stored: MemberRevisions,
): Difference {
  const other = new Map<string, Set<string>>();
  const removed = new Map<string, LiveChange>();
  for (const tables of held) {
    for (const [table, own] of Object.entries(tables)) {
      const now = stored[table] ?? {};
      for (const [id, revision] of Object.entries(now)) {
        if (own[id] === revision) continue;
        const ids = other.get(table) ?? new Set();
        other.set(table, ids.add(id));
      }
      for (const id of Object.keys(own)) {
        if (id in now) continue;
        removed.set(`${table} ${id}`, { table, id, operation: 'DELETE', record: null });
      }
    }
  }
  return { other, removed: [...removed.values()] };
}
