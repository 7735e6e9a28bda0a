import { hashKey, type QueryClient } from '@tanstack/react-query';
import { findOwnRevision, forgetOwnSaves, noteOwnSave } from './own-revisions.ts';

type Row = { readonly id: string; readonly revision: number };

/** Outcome of an update: saved, or stale because another device or person changed the row since it was read. */
export type UpdateOutcome<R> =
  | { readonly kind: 'saved'; readonly row: R }
  /** The current row; null if it was deleted. */
  | { readonly kind: 'stale'; readonly latest: R | null };

export function isStale(answer: unknown): boolean {
  const kind: unknown =
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'kind');
  return kind === 'stale' || kind === 'missing';
}

/** Somebody else changed the row first, and nothing was overwritten. Carries the status of a conflict. */
export class StaleEditError extends Error {
  readonly status = 409;

  constructor() {
    super('The row was changed by somebody else.');
    this.name = 'StaleEditError';
  }
}

/** True if the row holds every wanted value; key order does not matter. */
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
  /** Writes on top of a revision; null if the row has moved on, or is gone. */
  readonly write: (revision: number) => Promise<R | null>;
  readonly read: (id: string) => Promise<R | null>;
};

/** Rows as failed saves would have left them: the change may have been made and only its answer lost. */
const unsure = new WeakMap<QueryClient, readonly object[]>();

/** Saves a change once, however often it is sent: a repeat after a lost response finds its own values. */
export async function saveOnce<R extends Row>(save: Save<R>): Promise<UpdateOutcome<R>> {
  const { client, base, wanted, write, read } = save;
  const revision = findOwnRevision(client, base.id, base.revision);
  const row = await write(revision).catch((error: unknown) => {
    const made = { ...base, ...wanted, revision: revision + 1 };
    unsure.set(client, [...(unsure.get(client) ?? []), made]);
    throw error;
  });
  if (row !== null) {
    noteOwnSave(client, base.id, revision, row.revision);
    return { kind: 'saved', row };
  }
  const latest = await read(base.id);
  if (latest?.revision === base.revision && base.revision !== revision) {
    // The row was removed and restored elsewhere, so its revisions start at 1 again: saves of its former life do not
    // count.
    forgetOwnSaves(client, base.id);
    return saveOnce(save);
  }
  if (latest === null) return { kind: 'stale', latest };
  if (!holdsValues(latest, wanted)) {
    const isNext = latest.revision === revision + 1;
    const isOwn = isNext && unsure.get(client)?.some((made) => holdsValues(latest, made));
    if (!isOwn) return { kind: 'stale', latest };
    noteOwnSave(client, base.id, revision, latest.revision);
    return saveOnce(save);
  }
  if (latest.revision === revision + 1) noteOwnSave(client, base.id, revision, latest.revision);
  return { kind: 'saved', row: latest };
}

/** Inserts a row with a client-generated id: a repeat inserts nothing and returns the existing row. */
export async function addOnce<R>(
  add: () => Promise<R | null>,
  find: () => Promise<R | null>,
): Promise<R> {
  const row = (await add()) ?? (await find());
  if (row === null) throw new Error('The row was added but cannot be read.');
  return row;
}
