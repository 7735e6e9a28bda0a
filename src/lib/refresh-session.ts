import { parseRetryAfter } from '@/lib/http-error.ts';
import { refreshOnce } from '@/lib/refresh-once.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';

/** Milliseconds: no longer than the client keeps trying. */
const LONGEST_WAIT = 20_000;

let refreshes = new AbortController();

/** Aborts refreshes in flight: the session has ended on this device, and the response may never arrive. */
export function stopRefreshing(): void {
  refreshes.abort();
  refreshes = new AbortController();
}

const MAX_ATTEMPTS = 3;
const PAUSE = 300;

function isAborted(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (init?.signal?.aborted) return true;
  return input instanceof Request && input.signal.aborted;
}

/** `fetch` that tries three times if no answer comes at all, and never after an abort. */
export async function retryingFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A Request's body can be read once only.
      return await fetch(input instanceof Request ? input.clone() : input, init);
    } catch (error) {
      if (isAborted(input, init) || attempt === MAX_ATTEMPTS) throw error;
      const url = input instanceof Request ? input.url : String(input);
      console.warn(`Retrying fetch attempt ${attempt + 1} for request: ${url}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
    }
  }
}

/**
 * Sends the request that refreshes the session. The client tries again after a fault of the server's, and takes any
 * other refusal for the end of the session.
 */
export async function refreshSession(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  if (!hasSessionCookie()) {
    const ended = { code: 'session_not_found', message: 'The session has ended on this device.' };
    return Response.json(ended, { status: 400 });
  }
  const { signal } = refreshes;
  const send = () => retryingFetch(input, { ...init, signal });
  const response = await refreshOnce(init?.body, send, signal);
  if (response.status !== 429) return response;
  const wait = parseRetryAfter(response.headers.get('retry-after')) ?? 0;
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, LONGEST_WAIT)));
  return new Response(null, { status: 503 });
}
