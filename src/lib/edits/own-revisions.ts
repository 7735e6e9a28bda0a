import type { QueryClient } from '@tanstack/react-query';

/** By row: the revision that a save of this tab made of the one it stood on. */
type Steps = Map<string, Map<number, number>>;

const known = new WeakMap<QueryClient, Steps>();

function stepsOf(client: QueryClient, id: string): Map<number, number> {
  const rows = known.get(client) ?? new Map<string, Map<number, number>>();
  known.set(client, rows);
  const steps = rows.get(id) ?? new Map<number, number>();
  rows.set(id, steps);
  return steps;
}

export function noteOwnSave(client: QueryClient, id: string, from: number, to: number): void {
  const steps = stepsOf(client, id);
  // A row that was put back starts again at 1: what is newest now leads nowhere, so that no walk is a circle.
  steps.delete(to);
  if (from !== to) steps.set(from, to);
}

/** Notes a save that named no revision to stand on: only where it made the next one has nobody else come between. */
export function noteNextSave(client: QueryClient, id: string, base: number, to: number): void {
  const from = findOwnRevision(client, id, base);
  if (to === from + 1) noteOwnSave(client, id, from, to);
}

/**
 * The revision a change stands on by now. Changes of one row that wait together were all made on the same revision;
 * each save of this tab moves the following ones on, a save of anybody else never does.
 */
export function findOwnRevision(client: QueryClient, id: string, revision: number): number {
  const steps = stepsOf(client, id);
  let newest = revision;
  for (let next = steps.get(newest); next !== undefined; next = steps.get(newest)) newest = next;
  return newest;
}

export function forgetOwnSaves(client: QueryClient, id: string): void {
  stepsOf(client, id).clear();
}
