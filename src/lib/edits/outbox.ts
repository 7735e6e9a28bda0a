import type {
  MutationKey,
  MutationOptions,
  MutationState,
  QueryClient,
} from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { OFFLINE_KEY } from '@/lib/offline-choice.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { deviceStore } from '@/lib/storage/device-store.ts';
import { isKept } from '@/lib/storage/stored.ts';
import { defineEdit } from './define-edit.ts';
import { addRefusedEdit, type RefusedEdit, refusedEdits } from './refused-edits.ts';

/** Increase when the shape of stored edits changes. */
const SHAPE = 1;

/** One tab's unsent changes, in the order they were made, and its refused ones. */
type TabEdits = {
  readonly shape: number;
  readonly waiting: readonly {
    readonly mutationKey: MutationKey;
    readonly state: MutationState<unknown, Error, unknown, unknown>;
  }[];
  readonly refused: readonly RefusedEdit[];
};

/** Keyed by member and tab. */
const store = deviceStore<TabEdits>('edits');
/** The name of this page among all that ever keep something. */
const OWN_TAB = crypto.randomUUID();
/** Name of the lock a tab holds while it is open: its stored edits belong to it until then. */
const lockOf = (tab: string) => `pointfolio-edits/${tab}`;
const hasLocks = () => 'locks' in navigator;

let isHeld = false;

function holdLock(): void {
  if (isHeld || !hasLocks()) return;
  isHeld = true;
  navigator.locks
    .request(lockOf(OWN_TAB), () => new Promise<never>(() => undefined))
    .catch((error: unknown) => {
      console.warn('Other tabs may take this one for closed.', error);
    });
}

function listWaiting(client: QueryClient): TabEdits['waiting'] {
  return client
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ meta }) => meta?.edit !== undefined })
    .flatMap(({ options: { mutationKey }, state }) =>
      // Changes in flight may be cut off with the tab; they are idempotent, so sending them twice is safe.
      mutationKey ? [{ mutationKey, state: { ...state, isPaused: true } }] : [],
    );
}

/**
 * False after sign-out, a change of account, or the end of the choice in any tab: the device keeps nothing of this
 * member then. Read anew, because another tab's event may come late.
 */
export function mayKeep(memberId: string): boolean {
  return readSessionUserId() === memberId && isKept('local', OFFLINE_KEY);
}

/** Keeps on the device what this tab has not sent yet. Returns what writes at once, and what ends it. */
export function keepEdits(client: QueryClient, memberId: string) {
  holdLock();
  const key = `${memberId}/${OWN_TAB}`;
  let isStopped = false;
  let isDue = false;
  const write = async () => {
    if (isStopped || !mayKeep(memberId)) return;
    const [waiting, refused] = [listWaiting(client), refusedEdits.get()];
    const isEmpty = waiting.length + refused.length === 0;
    await (isEmpty ? store.drop(key) : store.set(key, { shape: SHAPE, waiting, refused }));
  };
  // Several things happen to a change at once; they are written together.
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      void write();
    });
  };
  const stops = [
    client.getMutationCache().subscribe(({ type }) => {
      if (type === 'added' || type === 'updated' || type === 'removed') schedule();
    }),
    refusedEdits.subscribe(schedule),
  ];
  schedule();
  return {
    write,
    stop: () => {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** A change that is restored by its key. */
export type KeepableEdit = { readonly mutationKey: MutationKey };

type Adoption = {
  readonly client: QueryClient;
  readonly memberId: string;
  /** Loads the definitions of all storable changes; called only if something was stored. */
  readonly loadEdits: () => Promise<readonly KeepableEdit[]>;
  readonly write: () => Promise<void>;
};

/** A change this release no longer knows: refused with the entered values shown instead of lost. */
export const goneEdit = (key: MutationKey) =>
  defineEdit<unknown, unknown>({
    key,
    refused: 'A change from an earlier version was not saved',
    report: () => () => undefined,
    effects: [],
    typed: (variables) => (typeof variables === 'object' && variables !== null ? variables : {}),
    again: () => undefined,
    send: () => Promise.reject(new Error('This version cannot make it anymore.')),
  });

async function adoptTab({ client, loadEdits, write }: Adoption, key: string): Promise<void> {
  const kept = await store.get(key);
  if (kept?.shape !== SHAPE) return;
  const known = new Map((await loadEdits()).map((edit) => [hashKey(edit.mutationKey), edit]));
  const find = (of: MutationKey): MutationOptions<unknown, Error, unknown, unknown> =>
    known.get(hashKey(of)) ?? goneEdit(of);
  for (const entry of kept.refused) addRefusedEdit(entry, find(entry.mutationKey));
  for (const { mutationKey, state } of kept.waiting) {
    const options = find(mutationKey);
    client
      .getMutationCache()
      .build<unknown, Error, unknown, unknown>(client, options, { ...state, isPaused: true });
    // Shown again as it was: the device keeps the list without it.
    await options.onMutate?.(state.variables, { client, meta: options.meta, mutationKey });
  }
  // First this tab has them, then the other has not: cut off between the two they are sent twice, which is done once.
  await write();
  await store.drop(key);
  void client.resumePausedMutations();
}

/**
 * Adopts unsent changes of tabs that are gone: the page before a reload, or a closed tab. A living tab's changes stay
 * its own and are adopted when that tab closes. Changes of other members are dropped. Resolves once every free change
 * is adopted.
 */
export async function adoptEdits(adoption: Adoption): Promise<void> {
  const start = `${adoption.memberId}/`;
  for (const [key] of await store.entries()) {
    if (!key.startsWith(start)) {
      await store.drop(key);
      continue;
    }
    const tab = key.slice(start.length);
    if (tab === OWN_TAB) continue;
    const adopt = () => adoptTab(adoption, key);
    if (!hasLocks()) {
      await adopt();
      continue;
    }
    await navigator.locks.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      if (lock) {
        await adopt();
        return;
      }
      // Not awaited: the owning tab may stay open indefinitely.
      navigator.locks.request(lockOf(tab), adopt).catch((error: unknown) => {
        console.warn('The changes of another tab could not be adopted.', error);
      });
    });
  }
}

/** Deletes the unsent changes of every tab and member; works offline. */
export async function dropEdits(): Promise<void> {
  refusedEdits.set([]);
  await store.clear();
}
