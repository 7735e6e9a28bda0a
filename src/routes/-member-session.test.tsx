import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMemberGone, hasMemberLeft, isPageOf } from '@/lib/page-member.ts';
import { keepTabDrafts, holdTabDraft } from '@/lib/storage/tab-drafts.ts';
import { startMemberSession } from './-member-session.ts';

const NAME = 'sb-public-auth-token';

function keepSession(id: string): void {
  const now = Math.floor(Date.now() / 1000);
  const session = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 600,
    expires_at: now + 600,
    user: { id, aud: 'authenticated' },
  };
  document.cookie = `${NAME}=base64-${btoa(JSON.stringify(session))}; Path=/; Max-Age=1000`;
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://public.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
});

it.each([
  [
    'in another tab',
    () => {
      const channel = new BroadcastChannel(NAME);
      channel.postMessage({ event: 'SIGNED_OUT', session: null });
      return channel;
    },
  ],
  [
    'while the browser kept the page for its Back button',
    () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])(
  'a public page forgets the member who signs out %s, and goes on as a visitor’s',
  async (_where, tell) => {
    keepSession('one');
    isPageOf('one');
    const client = new QueryClient();
    const router = createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: ['/credit-cards'] }),
    });
    startMemberSession(client, router);
    await vi.waitFor(() => {
      expect(client.getQueryData(['session'])).toMatchObject({ userId: 'one' });
    });
    client.setQueryData(['rows', 'member_cards'], [{ id: 'card' }]);
    sessionStorage.setItem('pointfolio-find-recent', '[]');
    holdTabDraft('form', () => 'typed');

    // Somebody else's session, unknown to this tab so far.
    keepSession('two');
    keepTabDrafts();
    expect(sessionStorage.getItem('pointfolio-tab-drafts')).toBeNull();
    expect(isMemberGone()).toBe(true);

    document.cookie = `${NAME}=; Path=/; Max-Age=0`;
    expect(hasMemberLeft()).toBe(true);
    const channel = tell();
    await vi.waitFor(() => {
      expect(sessionStorage.getItem('pointfolio-find-recent')).toBeNull();
      expect(client.getQueryData(['rows', 'member_cards'])).toBeUndefined();
      // Reads are answered again: the page is for visitors too.
      expect(hasMemberLeft()).toBe(false);
    });
    expect(router.state.location.pathname).toBe('/credit-cards');
    channel?.close();
  },
);

it.each([
  ['/app', 1],
  ['/confirm', 0],
])('the page %s loads the member %i times by itself', async (path, times) => {
  keepSession('one');
  const client = new QueryClient();
  const load = vi.spyOn(client, 'prefetchQuery').mockResolvedValue();
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  startMemberSession(client, router);
  await vi.waitFor(() => {
    expect(client.getQueryData(['session'])).toMatchObject({ userId: 'one' });
  });
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(times);
});
