import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { goneEdit } from './outbox.ts';
import { getSessionCookieName } from '@/lib/session-cookie.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { followOffline, keepOffline, restoreOffline, wipeOffline } from './offline.ts';

const onDevice = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => Promise.resolve(onDevice.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(onDevice.set(key, value)),
  del: (key: string) => Promise.resolve(onDevice.delete(key)),
  entries: () => Promise.resolve([]),
  clear: () => Promise.resolve(onDevice.clear()),
}));

const memberId = 'a1';
const key = ['rows', 'member_cards'];

/** Data a page restores from a release with this shape of rows. */
async function findAgain(shape: number, keptAt = Date.now()): Promise<unknown> {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
  vi.stubGlobal('indexedDB', {});
  offlineChoice.set({ memberId });
  document.cookie = `${getSessionCookieName()}=${btoa(JSON.stringify({ user: { id: memberId } }))}`;
  const before = new QueryClient();
  before.setQueryData(key, [{ id: 'card' }]);
  onDevice.set(memberId, { shape, keptAt, state: dehydrate(before) });
  const client = new QueryClient();
  await restoreOffline(client, () => Promise.resolve([]));
  return client.getQueryData(key);
}

it('shows again what was seen last', async () => {
  expect(await findAgain(3)).toEqual([{ id: 'card' }]);
});

it('shows nothing that was seen long ago, or by a clock that was far ahead', async () => {
  const days = 24 * 60 * 60 * 1000;
  expect(await findAgain(3, Date.now() - 31 * days)).toBeUndefined();
  expect(await findAgain(3, Date.now() + 31 * days)).toBeUndefined();
  expect(await findAgain(3, Date.now() + days)).toEqual([{ id: 'card' }]);
});

it('shows no rows from before they said whose they are', async () => {
  expect(await findAgain(2)).toBeUndefined();
});

it('keeps nothing of what others share, which they may stop at any time', async () => {
  await findAgain(3);
  const client = new QueryClient();
  const queryFn = () => Promise.resolve('seen');
  await client.fetchQuery({ queryKey: ['own'], queryFn });
  await client.fetchQuery({ queryKey: ['of others'], queryFn, meta: { staysInMemory: true } });
  onDevice.clear();
  keepOffline(client, memberId);
  await vi.waitFor(() => {
    expect(onDevice.get(memberId)).toBeDefined();
  });
  const kept = JSON.stringify(onDevice.get(memberId));
  expect(kept).toContain('["own"]');
  expect(kept).not.toContain('of others');
});

it('data is removed by the next page where a closed tab has cut its removal off', async () => {
  await findAgain(3);
  const wiping = wipeOffline();
  // The tab may be closed here.
  expect(localStorage.getItem('pointfolio-offline')).toContain(memberId);
  await wiping;
  expect(localStorage.getItem('pointfolio-offline')).toBeNull();
  expect(onDevice.size).toBe(0);
});

/** Makes the choice in another tab, whose event comes at once or late. */
function chooseElsewhere(choice: object | null, isTold = true): void {
  if (choice === null) localStorage.removeItem('pointfolio-offline');
  else localStorage.setItem('pointfolio-offline', JSON.stringify(choice));
  if (choice === null) onDevice.clear();
  if (isTold) window.dispatchEvent(new StorageEvent('storage', { key: 'pointfolio-offline' }));
}

it('follows the choice of another tab, and stops with it, also before its event has come', async () => {
  await findAgain(3);
  await wipeOffline();
  const client = new QueryClient();
  const see = (name: string) =>
    client.fetchQuery({ queryKey: [name], queryFn: () => Promise.resolve('seen') });
  await see('own');
  /** Makes a change that waits for the network. */
  const edit = (name: string) => {
    client.getMutationCache().build<unknown, Error, unknown, unknown>(client, goneEdit([name]), {
      ...{ context: undefined, data: undefined, error: null, failureReason: null },
      ...{ failureCount: 0, submittedAt: 0, variables: {}, status: 'pending', isPaused: true },
    });
  };
  const unfollow = followOffline(client);
  vi.useFakeTimers();
  try {
    chooseElsewhere({ memberId: 'somebody else' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(onDevice.size).toBe(0);
    chooseElsewhere({ memberId });
    edit('one');
    await vi.advanceTimersByTimeAsync(2000);
    expect(JSON.stringify([...onDevice.values()])).toContain('["own"]');
    expect(onDevice.size).toBe(2);
    chooseElsewhere(null, false);
    await see('another');
    edit('two');
    await vi.advanceTimersByTimeAsync(2000);
    expect(onDevice.size).toBe(0);
    chooseElsewhere({ memberId });
    await vi.advanceTimersByTimeAsync(2000);
    chooseElsewhere(null);
    chooseElsewhere({ memberId }, false);
    await see('a third');
    await vi.advanceTimersByTimeAsync(2000);
    expect(onDevice.size).toBe(0);
  } finally {
    vi.useRealTimers();
    unfollow();
  }
});
