import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalendarFeed } from './calendar-feed.tsx';

/** The stored token of the feed, if any. */
let token: string | null;
let made: number;
let isDown: boolean;

function answer(input: string): Response {
  const { pathname } = new URL(input);
  if (isDown) return new Response(null, { status: 403 });
  switch (pathname) {
    case '/rest/v1/rpc/get_calendar_feed':
      return Response.json(
        token === null
          ? []
          : [
              {
                made_at: '2026-11-01T12:00:00Z',
                read_at: made > 1 ? null : '2026-11-20T12:00:00Z',
                time_zone: 'America/New_York',
              },
            ],
      );
    case '/rest/v1/rpc/renew_calendar_feed':
      made += 1;
      token = `token-${made}`;
      return Response.json(token);
    case '/rest/v1/rpc/withdraw_calendar_feed':
      token = null;
      return Response.json(true);
    default:
      throw new Error(`Nobody answers ${pathname}`);
  }
}

beforeEach(() => {
  [token, made, isDown] = [null, 0, false];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const session = {
    access_token: `x.${btoa(JSON.stringify({ sub: 'me' }))}.x`,
    refresh_token: 'refresh',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'me' },
  };
  document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify(session))}; Path=/`;
  vi.stubGlobal('fetch', (input: string) => Promise.resolve(answer(input)));
});
afterEach(() => {
  document.cookie = 'sb-abcd-auth-token=; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <CalendarFeed memberId="me" />
    </QueryClientProvider>,
  );
}
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ }).value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('an address is made, shown this once, renewed and withdrawn', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(screen.getByText(/^It has annual fees/)).toHaveTextContent(
    /the steps of a plan you save, with the points to move/,
  );
  await screen.findByText(/last on Nov 20, 2026\. It uses America\/New York time/);
  expect(address()).toMatch(/\/api\/calendar\/token-1\.ics$/);
  const link = screen.getByRole('link', { name: 'Open in calendar app' });
  expect(link.getAttribute('href')).toMatch(/^webcal:\/\/.*token-1\.ics$/);
  expect(link.getAttribute('href')?.replace('webcal:', '')).toBe(address().replace('http:', ''));

  unmount();
  show();
  await screen.findByText(/^Address made on Nov 1, 2026\./);
  expect(screen.queryByRole('textbox')).toBeNull();

  await press('Make a new address');
  await press('Keep it');
  expect(made).toBe(1);
  await press('Make a new address');
  await press('Make a new address');
  await screen.findByText(/No calendar has read it yet/);
  expect(address()).toMatch(/token-2\.ics$/);

  // A feed that could not be withdrawn still shows.
  isDown = true;
  const asked = vi.spyOn(globalThis, 'fetch');
  await press('Withdraw the address');
  await press('Withdraw the address');
  await waitFor(() => {
    expect(asked).toHaveBeenCalledTimes(2);
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Withdraw the address' })).toBeEnabled();
  });
  expect(address()).toMatch(/token-2\.ics$/);
  isDown = false;
  await press('Withdraw the address');
  await press('Withdraw the address');
  await screen.findByRole('button', { name: 'Make an address' });
  expect(token).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that it could not be loaded, and asks again', async () => {
  isDown = true;
  show();
  await screen.findByText('Your calendar feed could not be loaded');
  isDown = false;
  await press('Try again');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Make an address' })).toBeInTheDocument();
  });
});
