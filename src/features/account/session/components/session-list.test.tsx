import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionList } from './session-list.tsx';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const ids = [0, 1, 2].map((n) => `0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f000${n}`);
/** The services' sessions: the second is this browser's. */
let sessions: string[];
let isDown: boolean;

const describeRow = (id: string) => ({
  id,
  user_agent: id === ids[1] ? CHROME : null,
  created_at: '2026-11-01T12:00:00Z',
  refreshed_at: '2026-11-20T12:00:00Z',
  is_current: id === ids[1],
});

function answer(input: string, init: RequestInit): Response {
  const { pathname, searchParams } = new URL(input);
  if (isDown) return new Response(null, { status: 403 });
  if (pathname === '/rest/v1/rpc/list_sessions') return Response.json(sessions.map(describeRow));
  if (pathname === '/rest/v1/rpc/end_session') {
    sessions = sessions.filter((id) => !(typeof init.body === 'string' && init.body.includes(id)));
    return Response.json(true);
  }
  if (pathname === '/auth/v1/logout' && searchParams.get('scope') === 'others') {
    sessions = sessions.filter((id) => id === ids[1]);
    return new Response(null, { status: 204 });
  }
  throw new Error(`Nobody answers ${pathname}`);
}

beforeEach(() => {
  sessions = [...ids];
  isDown = false;
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const session = {
    access_token: `x.${btoa(JSON.stringify({ sub: 'me' }))}.x`,
    refresh_token: 'refresh',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'me' },
  };
  document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify(session))}; Path=/`;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    Promise.resolve(answer(input, init)),
  );
});
afterEach(() => {
  document.cookie = 'sb-abcd-auth-token=; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SessionList memberId="me" />
    </QueryClientProvider>,
  );
}

it('this browser stands first, and any other is signed out, one by one or all', async () => {
  show();
  const [own, ...others] = await screen.findAllByRole('listitem');
  expect(own).toHaveTextContent('Chrome on WindowsThis device');
  expect(own).toHaveTextContent('Signed in on Nov 1, 2026, last used on Nov 20, 2026');
  expect(others).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: 'Sign out An unknown device' });
  if (!first || !own) throw new Error('There is nothing to sign out.');
  expect(within(own).queryByRole('button')).toBeNull();
  fireEvent.click(first);
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  expect(sessions).toEqual([ids[1], ids[2]]);

  sessions = [...ids];
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(sessions).toEqual([ids[1]]);
});

it('shows the sessions used last, and the others once asked', async () => {
  sessions = [...ids, `${ids[0]?.slice(0, -1)}7`, `${ids[0]?.slice(0, -1)}8`];
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show the first 3' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('a list that cannot be loaded says so, and is tried again', async () => {
  isDown = true;
  show();
  expect(await screen.findByText('Where you are signed in could not be loaded')).toBeVisible();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
