import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { getSessionCookieName } from '@/lib/session-cookie.ts';
import { keepOffline } from '@/lib/edits/offline.ts';
import { boardsQuery, sharedBoardQuery } from './queries.ts';

const onDevice = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: (key: string, value: unknown) => Promise.resolve(onDevice.set(key, value)),
  del: () => Promise.resolve(),
}));

it('keeps the boards of a member on the device, and none that somebody shared', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
  vi.stubGlobal('indexedDB', {});
  document.cookie = `${getSessionCookieName()}=${btoa(JSON.stringify({ user: { id: 'a1' } }))}`;
  const client = new QueryClient();
  await client.fetchQuery({ ...boardsQuery(), queryFn: () => [] });
  const shared = sharedBoardQuery(crypto.randomUUID());
  await client.fetchQuery({ ...shared, queryFn: () => null });
  keepOffline(client, 'a1');
  await vi.waitFor(() => {
    expect(onDevice.get('a1')).toBeDefined();
  });
  const kept = JSON.stringify(onDevice.get('a1'));
  expect(kept).toContain('["rows","whiteboards"]');
  expect(kept).not.toContain('shared-whiteboard');
});
