import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from './queries.ts';
import { watchUserLoad } from './watch-user-load.ts';

const { queryKey } = currentUserQuery();
const unauthorized = Object.assign(new Error('Sign in to continue.'), {
  data: { code: 'UNAUTHORIZED', httpStatus: 401 },
});

let client: QueryClient;
const signOut = vi.fn(() => Promise.resolve());

async function failToLoad(
  error: Error,
  { isCallbackPage = false, isSignedOut = false } = {},
): Promise<void> {
  const stop = watchUserLoad(client, {
    isCallbackPage: () => isCallbackPage,
    isSignedOut: () => isSignedOut,
    signOut,
  });
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false });
  stop();
}

beforeEach(() => {
  client = new QueryClient();
  signOut.mockClear();
});

function expectLogged(error: Error): void {
  expect(vi.mocked(console.error)).toHaveBeenCalledExactlyOnceWith(
    'The current user could not be loaded.',
    error,
  );
  vi.mocked(console.error).mockClear();
}

describe('a failed load of the current user', () => {
  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => undefined);
  });

  it('is logged and signs out when it is UNAUTHORIZED', async () => {
    await failToLoad(unauthorized);
    expectLogged(unauthorized);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('signs nobody out while a sign-in is being completed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await failToLoad(unauthorized, { isCallbackPage: true });
    expectLogged(unauthorized);
    expect(warn).toHaveBeenCalledWith('Skipping signOut - OAuth callback in progress');
    expect(signOut).not.toHaveBeenCalled();
  });

  it('signs nobody out for any other reason', async () => {
    const offline = new TypeError('Failed to fetch');
    await failToLoad(offline);
    expectLogged(offline);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('is as it must be where this tab has signed out meanwhile', async () => {
    await failToLoad(unauthorized, { isSignedOut: true });
    expect(console.error).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('is logged after a sign-out too when it has another reason', async () => {
    const offline = new TypeError('Failed to fetch');
    await failToLoad(offline, { isSignedOut: true });
    expectLogged(offline);
  });

  it('is not the failure of another query', async () => {
    const stop = watchUserLoad(client, {
      isCallbackPage: () => false,
      isSignedOut: () => false,
      signOut,
    });
    await client.prefetchQuery({
      queryKey: ['something-else'],
      queryFn: () => Promise.reject(unauthorized),
      retry: false,
    });
    stop();
    expect(signOut).not.toHaveBeenCalled();
  });
});
