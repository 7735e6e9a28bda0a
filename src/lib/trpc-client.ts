import {
  createTRPCClient,
  httpBatchLink,
  type Operation,
  splitLink,
  TRPCClientError,
} from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '../../supabase/functions/trpc/router.ts';
import { getPublicBaseUrl } from '@/lib/env.ts';
import { EXPECTED_REVISION } from '@/lib/expected-revision.ts';
import { isSignedOut, leaveUnanswered } from '@/lib/leave-page.ts';
import { getAccessToken } from '@/lib/supabase.ts';

/** Stays below the address limits of the function and of proxies in front of it. */
const LONGEST_ADDRESS = 4096;
const MOST_CALLS = 20;

function readExpectedRevision(calls: readonly Operation[]): number | undefined {
  const revisions = calls.map(({ context }) => context[EXPECTED_REVISION]);
  const [revision] = revisions;
  if (revisions.every((each) => each === undefined)) return undefined;
  // A header applies to the whole request, and the first write would make it stale for the next.
  if (calls.length > 1) throw new Error('A call with an expected revision cannot share a request.');
  return typeof revision === 'number' ? revision : undefined;
}

/** Creates the server's error locally: after a sign-out on this device, a page's remaining requests are not sent. */
function createSignedOutError() {
  const message = 'Sign in to continue.';
  const data = { code: 'UNAUTHORIZED', httpStatus: 401 };
  return new TRPCClientError(message, { result: { error: { code: -32001, message, data } } });
}

async function createHeaders(calls: readonly Operation[]): Promise<Record<string, string>> {
  const token = await getAccessToken();
  if (token === undefined) {
    if (isSignedOut() && calls.every(({ type }) => type === 'query')) return leaveUnanswered();
    throw createSignedOutError();
  }
  const revision = readExpectedRevision(calls);
  return {
    authorization: `Bearer ${token}`,
    ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
  };
}

function createLink(maxItems: number) {
  return httpBatchLink<AppRouter>({
    url: `${getPublicBaseUrl()}/api/trpc`,
    transformer: superjson,
    maxItems,
    maxURLLength: LONGEST_ADDRESS,
    headers: ({ opList }) => createHeaders(opList),
    // The token identifies the caller: the session's cookies are for this device only.
    fetch: (url, options) =>
      fetch(url, { ...options, signal: options?.signal ?? null, credentials: 'omit' }),
  });
}

export function createClient() {
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ context }) => context[EXPECTED_REVISION] !== undefined,
        true: createLink(1),
        false: createLink(MOST_CALLS),
      }),
    ],
  });
}
