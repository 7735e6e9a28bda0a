import type { QueryClient } from '@tanstack/react-query';

/** Maps a row and its revision to the revision that this tab's save produced. */
const known = new WeakMap<QueryClient, Map<string, number>>();

function stepsOf(client: QueryClient): Map<string, number> {
  const steps = known.get(client) ?? new Map<string, number>();
  known.set(client, steps);
  return steps;
}

const stepOf = (id: string, revision: number) => `${id}/${revision}`;

export function noteOwnSave(client: QueryClient, id: string, from: number, to: number): void {
  const steps = stepsOf(client);
  // A restored row starts again at revision 1, so the newest entry points nowhere and following the map never loops.
  steps.delete(stepOf(id, to));
  if (from !== to) steps.set(stepOf(id, from), to);
}

/** Records a save without a base revision: it was the only one if it produced the very next revision. */
export function noteNextSave(client: QueryClient, id: string, base: number, to: number): void {
  const from = findOwnRevision(client, id, base);
  if (to === from + 1) noteOwnSave(client, id, from, to);
}

/**
 * Finds the current base revision of a queued change. Queued changes of one row share a base; each save by this tab
 * moves the later ones forward, and another client's save never does.
 */
export function findOwnRevision(client: QueryClient, id: string, revision: number): number {
  const next = stepsOf(client).get(stepOf(id, revision));
  return next === undefined ? revision : findOwnRevision(client, id, next);
}

export function forgetOwnSaves(client: QueryClient, id: string): void {
  const steps = stepsOf(client);
  for (const step of steps.keys()) if (step.startsWith(`${id}/`)) steps.delete(step);
}
