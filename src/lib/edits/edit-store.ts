import type { MutationKey, MutationState } from '@tanstack/react-query';
import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import type { RefusedEdit } from './refused-edits.ts';

/** Raise it when the shape of what is kept changes. */
const SHAPE = 1;

/** What one tab has not sent yet, in the order in which it was made, and what was refused. */
export type TabEdits = {
  readonly waiting: readonly {
    readonly mutationKey: MutationKey;
    readonly state: MutationState<unknown, Error, unknown, unknown>;
  }[];
  readonly refused: readonly RefusedEdit[];
};

type Kept = TabEdits & { readonly shape: number };

let store: ReturnType<typeof createStore> | undefined;

function getStore() {
  store ??= createStore('pointfolio-edits', 'tabs');
  return store;
}

const keyOf = (memberId: string, tab: string) => `${memberId}/${tab}`;

export async function keepTabEdits(memberId: string, tab: string, edits: TabEdits): Promise<void> {
  const key = keyOf(memberId, tab);
  if (edits.waiting.length + edits.refused.length === 0) await del(key, getStore());
  else await set(key, { ...edits, shape: SHAPE } satisfies Kept, getStore());
}

export async function readTabEdits(memberId: string, tab: string): Promise<TabEdits | undefined> {
  const kept = await get<Kept>(keyOf(memberId, tab), getStore());
  return kept?.shape === SHAPE ? kept : undefined;
}

export async function dropTabEdits(memberId: string, tab: string): Promise<void> {
  await del(keyOf(memberId, tab), getStore());
}

/** The tabs of a member that have left something. */
export async function listTabs(memberId: string): Promise<string[]> {
  const start = keyOf(memberId, '');
  const all = await entries<string, unknown>(getStore());
  return all.flatMap(([key]) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** Everything of everyone; needs no network. */
export async function clearTabEdits(): Promise<void> {
  await clear(getStore());
}
