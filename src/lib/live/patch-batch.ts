import type { LiveChange, Row } from './live-message.ts';
import { isSamePlace, mergeRows } from './order-rows.ts';
import {
  type Scope,
  type Unknown,
  isOwnRow,
  patchRows,
  renewRow,
  unknownOutcome,
} from './patch-rows.ts';

/** So many changes are applied one after the other in no time. */
const FEW = 8;

type Batch = Pick<Scope, 'plan' | 'isSample'>;

function patchOneByOne(rows: readonly Row[], batch: Batch, changes: readonly LiveChange[]) {
  let next = rows;
  for (const change of changes) {
    const patched = patchRows(next, { ...batch, change });
    if (patched === unknownOutcome) return unknownOutcome;
    next = patched;
  }
  return next;
}

/** Whether each change concerns at most one row, and nothing that stands in a row. */
function isPlain(rows: readonly Row[], { plan }: Batch, changes: readonly LiveChange[]): boolean {
  return (
    changes.every(({ table }) => table === plan.table) &&
    new Set(changes.map(({ id }) => id)).size === changes.length &&
    !plan.embeds.some((embed) => embed.plan.tables.has(plan.table)) &&
    rows.every((row) => isOwnRow(row, plan.filters))
  );
}

/**
 * The rows after the changes of one message; the same array when none touches them. Many are applied in one
 * pass over the rows: one after the other, each would go through all of them.
 */
export function patchBatch(
  rows: readonly Row[],
  batch: Batch,
  changes: readonly LiveChange[],
): readonly Row[] | Unknown {
  if (changes.length <= FEW || !isPlain(rows, batch, changes)) {
    return patchOneByOne(rows, batch, changes);
  }
  const { plan, isSample } = batch;
  const places = new Map(rows.map((row, index) => [row['id'], index]));
  const stay: (Row | undefined)[] = [...rows];
  const arrivals: Row[] = [];
  let isTouched = false;
  for (const change of changes) {
    const index = places.get(change.id);
    const old = index === undefined ? undefined : rows[index];
    const next = renewRow(old, rows, { ...batch, change });
    if (next === unknownOutcome) return unknownOutcome;
    if (next === old) continue;
    isTouched = true;
    const keepsPlace = next && old && (isSample || isSamePlace(old, next, plan.order));
    if (index !== undefined) stay[index] = keepsPlace ? next : undefined;
    if (next && !keepsPlace) arrivals.push(next);
  }
  if (!isTouched) return rows;
  const left = stay.filter((row) => row !== undefined);
  return arrivals.length > 0 ? (mergeRows(left, arrivals, plan.order) ?? unknownOutcome) : left;
}
