import { readSessionCookie } from '@/lib/session-cookie.ts';

/** Of the lock that one tab holds while it refreshes the session of all. */
const LOCK = 'pointfolio-refresh';
/** Milliseconds that a tab waits for another, which may hang, before it asks by itself. */
const PATIENCE = 10_000;
/** Milliseconds until what was answered is in the cookies, where the other tabs look for it. */
const STORED_WITHIN = 2000;

function readRefreshToken(session: unknown): unknown {
  return typeof session === 'object' && session !== null
    ? Reflect.get(session, 'refresh_token')
    : undefined;
}

/** Refresh tokens of sessions that no cookie holds yet. */
const apart = new Set<unknown>();

/** Lets a session that was begun apart be refreshed, in place of which the one of the cookies would be taken. */
export function expectSession(refreshToken: string): void {
  apart.add(refreshToken);
}

/** What another tab has brought since the request was made, as the service would answer it. */
function findNewer(asked: unknown): Response | undefined {
  if (apart.has(asked)) return undefined;
  const session = readSessionCookie();
  if (session === undefined || readRefreshToken(session) === asked) return undefined;
  const endsAt: unknown = Reflect.get(session, 'expires_at');
  const now = Math.floor(Date.now() / 1000);
  if (typeof endsAt !== 'number' || endsAt <= now) return undefined;
  return Response.json({ ...session, expires_in: endsAt - now });
}

async function waitUntilStored(response: Response): Promise<void> {
  if (!response.ok) return;
  const brought = readRefreshToken(await response.json());
  const end = performance.now() + STORED_WITHIN;
  while (readRefreshToken(readSessionCookie()) !== brought && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Refreshes the session in one tab for all: a token that ends does so in every tab at once, and each would ask. The
 * others wait, and take what the first has brought out of the cookies. Nobody waits once `signal` is given.
 */
export async function refreshOnce(
  body: unknown,
  send: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  if (!('locks' in navigator) || typeof body !== 'string') return send();
  const asked = readRefreshToken(JSON.parse(body));
  return new Promise<Response>((resolve, reject) => {
    navigator.locks
      .request(
        LOCK,
        { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) },
        async () => {
          const newer = findNewer(asked);
          if (newer) {
            resolve(newer);
            return;
          }
          const response = await send();
          const copy = response.clone();
          resolve(response);
          await waitUntilStored(copy);
        },
      )
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError')
          send().then(resolve, reject);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}
