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

/** Raise it when the shape of what is kept changes. */
const SHAPE = 2;
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;
/** Changes within this time are written once. */
const PAUSE_MS = 1000;

type Kept = { shape: number; keptAt: number; state: DehydratedState };

/** By member. */
const store = deviceStore<Kept>('seen');

/** Reference data has its own place on the device; what failed is no memory, and what is of others is for now. */
function isKept({ state, options, meta }: Query): boolean {
  return (
    state.status === 'success' && options.persister === undefined && meta?.staysInMemory !== true
  );
}

/**
 * Puts back what the signed-in member saw last, where they asked for it, and what they changed and could not send.
 * What belongs to anybody else, or has become too old, is wiped instead. Call it before the first page is drawn.
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

/** From now on keeps what the member sees and has not sent, under their own id. */
export function keepOffline(client: QueryClient, memberId: string) {
  stop?.();
  offlineChoice.set({ memberId });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    // Once somebody else is signed in, or nobody, the device keeps nothing of this member.
    if (readSessionUserId() !== memberId) return;
    const state = dehydrate(client, {
      shouldDehydrateQuery: isKept,
      shouldDehydrateMutation: () => false,
    });
    // Drops a query's other fields, which may hold functions and cannot be stored.
    const queries = state.queries.map((query) => ({
      queryKey: query.queryKey,
      queryHash: query.queryHash,
      // Changes that are on their way are kept by themselves.
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

/** Takes everything of every member off the device; needs no network. */
export async function wipeOffline(): Promise<void> {
  stop?.();
  stop = undefined;
  offlineChoice.clear();
  await dropEdits();
  await store.clear();
}
