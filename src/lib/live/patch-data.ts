import type { LiveChange, Row } from './live-message.ts';
import { planRead } from './live-plan.ts';
import type { LiveRead, LiveSource } from './live-source.ts';
import { patchBatch } from './patch-batch.ts';
import { mayPass, unknownOutcome } from './patch-rows.ts';
import { isRow } from './project-row.ts';

export type PatchOutcome =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'patched'; readonly data: unknown }
  /** It cannot be known without reading. */
  | { readonly kind: 'unknown' };

const unknown = { kind: 'unknown' } as const;

/** Whether a change of this table can concern the query at all. */
export function concerns(source: LiveSource, table: string): boolean {
  return (
    (source.patch?.tables.includes(table) ?? false) ||
    (source.reads?.some((read) => planRead(read).tables.has(table)) ?? false) ||
    (source.tables?.some((each) => each.table === table) ?? false)
  );
}

function mustReadAnew({ tables = [] }: LiveSource, change: LiveChange): boolean {
  const { table, record } = change;
  return tables.some(
    (each) => each.table === table && (record === null || mayPass(change, each.where ?? [])),
  );
}

function patchPart(part: unknown, read: LiveRead, changes: readonly LiveChange[]): unknown {
  const rows: readonly Row[] = Array.isArray(part) ? part.filter(isRow) : isRow(part) ? [part] : [];
  const batch = { plan: planRead(read), isSample: read.isSample ?? false };
  const patched = patchBatch(rows, batch, changes);
  if (patched === rows || patched === unknownOutcome) return patched === rows ? part : patched;
  return read.isSingle ? (patched[0] ?? null) : patched;
}

/** The data of a query after changes of one table, without reading anything. Pure. */
export function patchData(
  data: unknown,
  source: LiveSource,
  changes: readonly LiveChange[],
  revision?: number,
): PatchOutcome {
  const table = changes[0]?.table ?? '';
  if (changes.some((change) => mustReadAnew(source, change))) return unknown;
  let next = data;
  if (source.patch?.tables.includes(table)) {
    for (const change of changes) {
      next = source.patch.apply(next, change, revision);
      if (next === undefined) return unknown;
    }
  }
  for (const read of source.reads ?? []) {
    const { at } = read;
    if (!planRead(read).tables.has(table)) continue;
    if (at === undefined) {
      next = patchPart(next, read, changes);
      if (next === unknownOutcome) return unknown;
      continue;
    }
    if (!isRow(next)) return unknown;
    const part = patchPart(next[at], read, changes);
    if (part === unknownOutcome) return unknown;
    if (part !== next[at]) next = { ...next, [at]: part };
  }
  return next === data ? { kind: 'untouched' } : { kind: 'patched', data: next };
}
