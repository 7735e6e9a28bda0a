import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const left = vi.hoisted(() => vi.fn<() => Promise<never>>(() => new Promise(() => undefined)));
vi.mock('@/lib/leave-page.ts', async (importActual) => ({
  ...(await importActual<object>()),
  leavePage: left,
}));

const NAME = 'sb-abcd-auth-token';
type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;
let requests: string[];

function keepSession(secondsLeft: number, id = 'one'): void {
  const now = Math.floor(Date.now() / 1000);
  const session = {
    access_token: 'old-access',
    refresh_token: 'old-refresh',
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: now + secondsLeft,
    user: { id, aud: 'authenticated' },
  };
  document.cookie = `${NAME}=base64-${btoa(JSON.stringify(session))}; Path=/; Max-Age=1000`;
}

function serve(answer: Answer): void {
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const url = new URL(input);
    const token = new Headers(init.headers).get('authorization') ?? '';
    requests.push(`${url.pathname}${url.search} ${token}`);
    return answer(url, init);
  });
}

/** Simulates a server that accepts the request and never answers; only the page can abort it. */
const hang: Answer = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

beforeEach(() => {
  requests = [];
  left.mockClear();
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('ends on the device at once while the refresh of a token that has ended never comes back', async () => {
  keepSession(-5);
  serve(hang);
  const { getSupabase } = await import('@/lib/supabase.ts');
  const supabase = await getSupabase();
  const ended = vi.fn();
  supabase.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') ended();
  });
  await waitFor(() => {
    expect(requests.join()).toContain('grant_type=refresh_token');
  });
  sessionStorage.setItem('typed', 'something');
  const { listToasts, toast } = await import('@/components/ui/toast-store.ts');
  toast({ title: 'My own nickname removed', action: { label: 'Undo', onPress: vi.fn() } });
  const { endSession } = await import('./end-session.ts');
  const { isSignedOut } = await import('@/lib/leave-page.ts');
  expect(isSignedOut()).toBe(false);
  localStorage.setItem('pointfolio-merchants-one', '{}');
  const done = endSession(new QueryClient());
  expect(document.cookie).toBe('');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(isSignedOut()).toBe(true);
  await done;
  expect(ended).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  expect(listToasts()).toEqual([]);
  await supabase.auth.stopAutoRefresh();
  expect(isSignedOut()).toBe(true);
  keepSession(600);
  expect(isSignedOut()).toBe(false);
});

it.each([
  ['by the token', 600, 'old-access'],
  ['by a new token where it has ended', -5, 'new-access'],
])('is then ended at the provider, %s', async (_name, secondsLeft, token) => {
  keepSession(secondsLeft);
  serve((url) =>
    url.pathname.endsWith('/logout')
      ? new Response(null, { status: 204 })
      : Response.json({
          access_token: 'new-access',
          refresh_token: 'new-refresh',
          token_type: 'bearer',
          expires_in: 600,
          user: { id: 'one' },
        }),
  );
  const { endSession } = await import('./end-session.ts');
  await endSession(new QueryClient());
  expect(document.cookie).toBe('');
  await waitFor(() => {
    expect(requests).toContain(`/auth/v1/logout?scope=local Bearer ${token}`);
  });
  // The new token was for the end alone.
  expect(document.cookie).toBe('');
});

it('ends nobody else’s session, also where another tab tells late of the end of the page’s own', async () => {
  keepSession(600);
  serve(() => new Response(null, { status: 204 }));
  const { getSupabase } = await import('@/lib/supabase.ts');
  const supabase = await getSupabase();
  const { watchSessionEnd } = await import('./watch-session-end.ts');
  const { endSession } = await import('./end-session.ts');
  const ended = vi.fn();
  const stop = watchSessionEnd(ended);
  const events: string[] = [];
  supabase.auth.onAuthStateChange((event) => events.push(event));
  await waitFor(() => {
    expect(events).toContain('INITIAL_SESSION');
  });
  // In another tab, the member signed out and somebody else signed in.
  keepSession(600, 'two');
  const theirs = document.cookie;
  localStorage.setItem('of-two', 'unsent');
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ event: 'SIGNED_OUT', session: null });
  await waitFor(() => {
    expect(events).toContain('SIGNED_OUT');
  });
  expect(left).toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();

  left.mockClear();
  void endSession(new QueryClient());
  await waitFor(() => {
    expect(left).toHaveBeenCalled();
  });
  // A client of an earlier test may still refresh its token.
  expect(requests.filter((each) => each.startsWith('/auth/v1/logout'))).toEqual([]);
  expect(document.cookie).toBe(theirs);
  expect(localStorage.getItem('of-two')).toBe('unsent');

  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
  channel.postMessage({ event: 'SIGNED_OUT', session: null });
  await waitFor(() => {
    expect(ended).toHaveBeenCalledTimes(1);
  });
  channel.close();
  stop();
});

it('asks the provider for nothing once the account is deleted', async () => {
  keepSession(600);
  serve(() => Response.json({ code: 403, msg: 'User from sub claim in JWT does not exist' }));
  const { endSession } = await import('./end-session.ts');
  await endSession(new QueryClient(), true);
  await import('@/lib/supabase-aside.ts');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(document.cookie).toBe('');
  expect(requests.filter((each) => each.startsWith('/auth/v1/logout'))).toEqual([]);
});
