import {
  type DehydratedState,
  type Query,
  type QueryClient,
  dehydrate,
  hydrate,
} from '@tanstack/react-query';
import { adoptEdits, dropEdits, type KeepableEdit, keepEdits } from '@/lib/edits/outbox.ts';
import { readBase } from '@/lib/edits/shown-edits.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { isPageOf } from '@/lib/page-member.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { deviceStore } from './device-store.ts';

/** Raise it when the shape of the stored data changes. */
const SHAPE = 2;
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;
/** Changes within this time are written once. */
const PAUSE_MS = 1000;

type Kept = { shape: number; keptAt: number; state: DehydratedState };

/** Stored data by member. */
const store = deviceStore<Kept>('seen');

/**
 * True for data to keep: reference data is stored elsewhere, failed reads have no data, and other members' rows are
 * temporary.
 */
function isKept({ state, options, meta }: Query): boolean {
  return (
    state.status === 'success' && options.persister === undefined && meta?.staysInMemory !== true
  );
}

/**
 * Restores the rows the signed-in member saw last, if they chose to, and their unsent changes. Data of any other
 * member, or too old, is deleted instead. Call it before the first page is drawn.
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
  if (kept?.shape === SHAPE && Date.now() - kept.keptAt < THIRTY_DAYS) hydrate(client, kept.state);
  const { write } = keepOffline(client, memberId);
  await adoptEdits({ client, memberId, loadEdits, write });
}

let stop: (() => void) | undefined;

/** Stores the member's seen rows and unsent changes from now on, under their own id. */
export function keepOffline(client: QueryClient, memberId: string) {
  stop?.();
  offlineChoice.set({ memberId });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    // After a sign-out or another sign-in, the device stores nothing of this member.
    if (readSessionUserId() !== memberId) return;
    const state = dehydrate(client, {
      shouldDehydrateQuery: isKept,
      shouldDehydrateMutation: () => false,
    });
    // Keeps only these fields, because a query's other fields may hold functions, which cannot be stored.
    const queries = state.queries.map((query) => ({
      queryKey: query.queryKey,
      queryHash: query.queryHash,
      // Leaves out changes in progress, which are stored separately.
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
    clearTimeout(timer);
    unsubscribe();
    edits.stop();
  };
  return edits;
}

/** Deletes all members' data from the device; needs no network. */
export async function wipeOffline(): Promise<void> {
  stop?.();
  stop = undefined;
  offlineChoice.clear();
  await dropEdits();
  await store.clear();
}
