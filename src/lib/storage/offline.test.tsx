import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { getSessionCookieName } from '@/lib/session-cookie.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { keepOffline, restoreOffline } from './offline.ts';

const onDevice = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => Promise.resolve(onDevice.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(onDevice.set(key, value)),
  del: (key: string) => Promise.resolve(onDevice.delete(key)),
  entries: () => Promise.resolve([]),
}));

const memberId = 'a1';
const key = ['rows', 'member_cards'];

/** Data a page restores from a release with this shape of rows. */
async function findAgain(shape: number): Promise<unknown> {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
  vi.stubGlobal('indexedDB', {});
  offlineChoice.set({ memberId });
  document.cookie = `${getSessionCookieName()}=${btoa(JSON.stringify({ user: { id: memberId } }))}`;
  const before = new QueryClient();
  before.setQueryData(key, [{ id: 'card' }]);
  onDevice.set(memberId, { shape, keptAt: Date.now(), state: dehydrate(before) });
  const client = new QueryClient();
  await restoreOffline(client, () => Promise.resolve([]));
  return client.getQueryData(key);
}

it('shows again what was seen last', async () => {
  expect(await findAgain(2)).toEqual([{ id: 'card' }]);
});

it('shows no rows from before they said whose they are', async () => {
  expect(await findAgain(1)).toBeUndefined();
});

it('keeps nothing of what others share, which they may stop at any time', async () => {
  await findAgain(2);
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
