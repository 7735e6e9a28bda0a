import type {
  MutationKey,
  MutationOptions,
  MutationState,
  QueryClient,
} from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { deviceStore } from '@/lib/storage/device-store.ts';
import { defineEdit } from './define-edit.ts';
import { addRefusedEdit, type RefusedEdit, refusedEdits } from './refused-edits.ts';

/** Raise it when the shape of what is kept changes. */
const SHAPE = 1;

/** What one tab has not sent yet, in the order in which it was made, and what was refused. */
type TabEdits = {
  readonly shape: number;
  readonly waiting: readonly {
    readonly mutationKey: MutationKey;
    readonly state: MutationState<unknown, Error, unknown, unknown>;
  }[];
  readonly refused: readonly RefusedEdit[];
};

/** By the member and the tab. */
const store = deviceStore<TabEdits>('edits');
/** The name of this page among all that ever keep something. */
const OWN_TAB = crypto.randomUUID();
/** Of the lock that a tab holds as long as it lives: what it has kept is its own until then. */
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
      // What is under way may be cut off with the tab; sent twice, it is done once.
      mutationKey ? [{ mutationKey, state: { ...state, isPaused: true } }] : [],
    );
}

/** Keeps on the device what this tab has not sent yet. Returns what writes at once, and what ends it. */
export function keepEdits(client: QueryClient, memberId: string) {
  holdLock();
  const key = `${memberId}/${OWN_TAB}`;
  let isStopped = false;
  let isDue = false;
  const write = async () => {
    // Once somebody else is signed in, or nobody, the device keeps nothing of this member.
    if (isStopped || readSessionUserId() !== memberId) return;
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

/** A change whose functions are found again by its key. */
export type KeepableEdit = { readonly mutationKey: MutationKey };

type Adoption = {
  readonly client: QueryClient;
  readonly memberId: string;
  /** Every change that may have been kept; asked for only where something was. */
  readonly loadEdits: () => Promise<readonly KeepableEdit[]>;
  /** Writes what this tab has by now onto the device. */
  readonly write: () => Promise<void>;
};

/** A change that this release does not know any more: it is refused with what was entered, instead of vanishing. */
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
 * Takes over what tabs that are gone have not sent: the page before a reload, or a tab that was closed. What a living
 * tab has is its own; it is adopted once that tab closes. What is of another member is dropped. Resolves when everything
 * that was free is here.
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
      // Not waited for: its owner may live as long as it likes.
      navigator.locks.request(lockOf(tab), adopt).catch((error: unknown) => {
        console.warn('The changes of another tab could not be adopted.', error);
      });
    });
  }
}

/** Takes away what any tab of anybody has not sent; needs no network. */
export async function dropEdits(): Promise<void> {
  refusedEdits.set([]);
  await store.clear();
}
