import {
  type DehydratedState,
  type Query,
  type QueryClient,
  dehydrate,
  hydrate,
} from '@tanstack/react-query';
import { adoptEdits, dropEdits, type KeepableEdit, keepEdits, mayKeep } from './outbox.ts';
import { readBase } from './shown-edits.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { isPageOf } from '@/lib/page-member.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { deviceStore } from '@/lib/storage/device-store.ts';

/** Increase when the shape of stored data changes. */
const SHAPE = 3;
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;
/** Changes within this time are written once. */
const PAUSE_MS = 1000;

type Kept = { shape: number; keptAt: number; state: DehydratedState };

/** Keyed by member. */
const store = deviceStore<Kept>('seen');

/** True for data to store here: reference data has its own store; failures and other people's data are not stored. */
function isKept({ state, options, meta }: Query): boolean {
  return (
    state.status === 'success' && options.persister === undefined && meta?.staysInMemory !== true
  );
}

/**
 * Restores the signed-in member's last seen data, if they chose offline use, and their unsent edits. Deletes data of
 * anybody else, and data that is too old. Call it before the first render.
 */
export async function restoreOffline(
  client: QueryClient,
  loadEdits: () => Promise<readonly KeepableEdit[]>,
): Promise<void> {
  const memberId = offlineChoice.get()?.memberId;
  if (memberId === undefined) return;
  if (readSessionUserId() !== memberId || !isPageOf(memberId)) {
    await wipeOffline();
    return;
  }
  const kept = await store.get(memberId);
  if (kept?.shape === SHAPE && Math.abs(Date.now() - kept.keptAt) < THIRTY_DAYS)
    hydrate(client, kept.state);
  const { write } = keepOffline(client, memberId);
  await adoptEdits({ client, memberId, loadEdits, write });
}

let stop: (() => void) | undefined;
let keptFor: string | undefined;

/** Starts storing the member's seen data and unsent edits under their id. */
export function keepOffline(client: QueryClient, memberId: string) {
  stop?.();
  keptFor = memberId;
  offlineChoice.set({ memberId });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (!mayKeep(memberId)) return;
    const state = dehydrate(client, {
      shouldDehydrateQuery: isKept,
      shouldDehydrateMutation: () => false,
    });
    // Drops a query's other fields, which may hold functions and cannot be stored.
    const queries = state.queries.map((query) => ({
      queryKey: query.queryKey,
      queryHash: query.queryHash,
      // Pending edits are stored separately.
      state: { ...query.state, data: readBase(client, query.queryHash, query.state.data) },
      dehydratedAt: query.dehydratedAt,
    }));
    const kept: Kept = { shape: SHAPE, keptAt: Date.now(), state: { mutations: [], queries } };
    void store.set(memberId, kept);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      timer ??= setTimeout(write, PAUSE_MS);
  });
  timer = setTimeout(write, 0);
  const edits = keepEdits(client, memberId);
  stop = () => {
    keptFor = undefined;
    clearTimeout(timer);
    unsubscribe();
    edits.stop();
  };
  return edits;
}

/** Follows the choice that the member makes in another tab. */
export function followOffline(client: QueryClient): () => void {
  return offlineChoice.subscribe(() => {
    const memberId = offlineChoice.get()?.memberId;
    if (memberId === undefined) {
      if (keptFor === undefined) return;
      stop?.();
      // A write may have been under way while the other tab cleared the device.
      void store.clear();
      void deviceStore('edits').clear();
    } else if (memberId !== keptFor && memberId === readSessionUserId() && isPageOf(memberId)) {
      keepOffline(client, memberId);
    }
  });
}

/** Deletes all members' data from the device; works offline. */
export async function wipeOffline(): Promise<void> {
  stop?.();
  stop = undefined;
  await dropEdits();
  await store.clear();
  // Last, because a tab may be closed meanwhile: the next page then removes the rest.
  offlineChoice.clear();
}
