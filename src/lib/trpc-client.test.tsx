import { beforeEach, expect, it, vi } from 'vitest';
import { describeError } from './describe-error.ts';
import { leaveMember } from './leave-page.ts';
import { createClient } from './trpc-client.ts';

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});

it('sends nothing for somebody who is signed out, and fails as the server would let it', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', send);
  const failure = await createClient()
    .users.getCurrentUser.query()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ data: { code: 'UNAUTHORIZED', httpStatus: 401 } });
  expect(describeError(failure)).toBe('You are signed out. Sign in again to continue.');
  expect(send).not.toHaveBeenCalled();
});

it('leaves a read of a page that has signed out unanswered, for no screen to report', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', send);
  leaveMember();
  const answered = vi.fn();
  void createClient().users.getCurrentUser.query().then(answered, answered);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
