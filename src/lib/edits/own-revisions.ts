import type { QueryClient } from '@tanstack/react-query';

/** By row and revision: the revision that a save of this tab made of it. */
const known = new WeakMap<QueryClient, Map<string, number>>();

function stepsOf(client: QueryClient): Map<string, number> {
  const steps = known.get(client) ?? new Map<string, number>();
  known.set(client, steps);
  return steps;
}

const stepOf = (id: string, revision: number) => `${id}/${revision}`;

export function noteOwnSave(client: QueryClient, id: string, from: number, to: number): void {
  const steps = stepsOf(client);
  // A row that was put back starts again at 1: what is newest now leads nowhere, so that no walk is a circle.
  steps.delete(stepOf(id, to));
  if (from !== to) steps.set(stepOf(id, from), to);
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
  const next = stepsOf(client).get(stepOf(id, revision));
  return next === undefined ? revision : findOwnRevision(client, id, next);
}

export function forgetOwnSaves(client: QueryClient, id: string): void {
  const steps = stepsOf(client);
  for (const step of steps.keys()) if (step.startsWith(`${id}/`)) steps.delete(step);
}
