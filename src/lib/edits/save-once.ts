import { hashKey, type QueryClient } from '@tanstack/react-query';
import { findOwnRevision, forgetOwnSaves, noteOwnSave } from './own-revisions.ts';

type Row = { readonly id: string; readonly revision: number };

/** What an update found: saved, or changed by somebody else since it was read. */
export type UpdateOutcome<R> =
  | { readonly kind: 'saved'; readonly row: R }
  /** How it is now; null where it was removed. */
  | { readonly kind: 'stale'; readonly latest: R | null };

/** Whether somebody else was faster, or has removed what was to be changed. */
export function isStale(answer: unknown): boolean {
  const kind: unknown =
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'kind');
  return kind === 'stale' || kind === 'missing';
}

/** Somebody else changed the row first; nothing was overwritten. Its status is that of a conflict. */
export class StaleEditError extends Error {
  readonly status = 409;

  constructor() {
    super('The row was changed by somebody else.');
    this.name = 'StaleEditError';
  }
}

/** Whether every wanted value stands in the row; the order of keys says nothing. */
export function holdsValues(row: object, wanted: object): boolean {
  return Object.entries(wanted).every(
    ([name, value]) =>
      value === undefined || hashKey([Reflect.get(row, name)]) === hashKey([value]),
  );
}

type Save<R> = {
  readonly client: QueryClient;
  /** The row as it was when the change was made. */
  readonly base: Row;
  readonly wanted: object;
  /** Writes on top of a revision; null where the row has moved on, or is gone. */
  readonly write: (revision: number) => Promise<R | null>;
  readonly read: (id: string) => Promise<R | null>;
};

/**
 * Saves a change once, however often it is sent: a repeat whose first answer was lost finds what it wanted, which is
 * no conflict.
 */
export async function saveOnce<R extends Row>(save: Save<R>): Promise<UpdateOutcome<R>> {
  const { client, base, wanted, write, read } = save;
  const revision = findOwnRevision(client, base.id, base.revision);
  const row = await write(revision);
  if (row !== null) {
    noteOwnSave(client, base.id, revision, row.revision);
    return { kind: 'saved', row };
  }
  const latest = await read(base.id);
  if (latest?.revision === base.revision && base.revision !== revision) {
    // The row was removed and put back elsewhere, and counts from one again: the saves of its former life say nothing.
    forgetOwnSaves(client, base.id);
    return saveOnce(save);
  }
  if (latest === null || !holdsValues(latest, wanted)) return { kind: 'stale', latest };
  if (latest.revision === revision + 1) noteOwnSave(client, base.id, revision, latest.revision);
  return { kind: 'saved', row: latest };
}

/** Adds what carries an id of the client: a repeat, which adds nothing, finds what was added before. */
export async function addOnce<R>(
  add: () => Promise<R | null>,
  find: () => Promise<R | null>,
): Promise<R> {
  const row = (await add()) ?? (await find());
  if (row === null) throw new Error('What was to be added is there, but not to be read.');
  return row;
}
