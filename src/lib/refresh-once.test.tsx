import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshOnce } from './refresh-once.ts';

const NAME = 'sb-abcd-auth-token';
const soon = () => Math.floor(Date.now() / 1000) + 3600;

function keep(refreshToken: string, endsAt = soon()): void {
  const session = { access_token: 'a', refresh_token: refreshToken, expires_at: endsAt };
  document.cookie = `${NAME}=base64-${btoa(JSON.stringify(session))}; Path=/`;
}

const still = new AbortController().signal;
const body = (refreshToken: string) => JSON.stringify({ refresh_token: refreshToken });

/** The browser's locks, for a single lock name. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, use: () => Promise<unknown>) => {
    const mine = last.then(use);
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  stubLocks();
});
afterEach(() => {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('asks once for all tabs, and gives each what the first has brought', async () => {
  keep('old');
  const send = vi.fn(() => {
    // The client stores it a little after it was answered.
    setTimeout(() => {
      keep('new');
    }, 50);
    return Promise.resolve(Response.json({ refresh_token: 'new' }));
  });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => refreshOnce(body('old'), send, still)),
  );
  expect(send).toHaveBeenCalledOnce();
  for (const answer of answers) expect(await answer.json()).toMatchObject({ refresh_token: 'new' });
});

it('asks by itself where what another tab has left has ended too', async () => {
  keep('newer', 1);
  const send = vi.fn(() => Promise.resolve(new Response('{}', { status: 400 })));
  expect((await refreshOnce(body('old'), send, still)).status).toBe(400);
  expect(send).toHaveBeenCalledOnce();
});

it('hands on a failure, and lets the next one try', async () => {
  keep('old');
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(refreshOnce(body('old'), fail, still)).rejects.toThrow('Failed to fetch');
  const send = vi.fn(() => Promise.resolve(new Response('{}', { status: 400 })));
  await refreshOnce(body('old'), send, still);
  expect(send).toHaveBeenCalledOnce();
});
