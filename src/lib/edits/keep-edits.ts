import type { QueryClient } from '@tanstack/react-query';
import { keepTabEdits, type TabEdits } from './edit-store.ts';
import { listRefusedEdits, subscribeToRefusedEdits } from './refused-edits.ts';

/** Of the lock that a tab holds as long as it lives: what it has kept is its own until then. */
export const lockOf = (tab: string) => `pointfolio-edits/${tab}`;

/** The name of this page among all that ever keep something. */
export const OWN_TAB = crypto.randomUUID();

let isHeld = false;

function holdLock(): void {
  if (isHeld || !('locks' in navigator)) return;
  isHeld = true;
  navigator.locks
    .request(lockOf(OWN_TAB), () => new Promise<never>(() => undefined))
    .catch((error: unknown) => {
      console.warn('Other tabs may take this one for closed.', error);
    });
}

function collectEdits(client: QueryClient): TabEdits {
  const waiting = client
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ meta }) => meta?.edit !== undefined })
    .flatMap(({ options: { mutationKey }, state }) =>
      // What is under way may be cut off with the tab; sent twice, it is done once.
      mutationKey ? [{ mutationKey, state: { ...state, isPaused: true } }] : [],
    );
  return { waiting, refused: listRefusedEdits() };
}

/** Keeps on the device what this tab has not sent yet. Returns what writes at once, and what ends it. */
export function keepEdits(client: QueryClient, memberId: string) {
  holdLock();
  let isStopped = false;
  let isDue = false;
  let last = Promise.resolve();
  const write = () => {
    if (isStopped) return last;
    last = keepTabEdits(memberId, OWN_TAB, collectEdits(client)).catch((error: unknown) => {
      console.warn('Unsent changes could not be kept on the device.', error);
    });
    return last;
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
    subscribeToRefusedEdits(schedule),
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
