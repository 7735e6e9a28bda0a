import { readSessionCookie } from '@/lib/session-cookie.ts';

/** Lock held by the tab that refreshes the session for all tabs. */
const LOCK = 'pointfolio-refresh';
/** Milliseconds a tab waits for another one, which may hang, before it refreshes by itself. */
const PATIENCE = 10_000;
/** Milliseconds until the new session is in the cookies, where the other tabs look for it. */
const STORED_WITHIN = 2000;

function readRefreshToken(session: unknown): unknown {
  return typeof session === 'object' && session !== null
    ? Reflect.get(session, 'refresh_token')
    : undefined;
}

/** Refresh tokens of sessions not stored in the cookies yet. */
const apart = new Set<unknown>();

/** Lets a session that is not in the cookies be refreshed instead of replaced by the one there. */
export function expectSession(refreshToken: string): void {
  apart.add(refreshToken);
}

/** Finds a session that another tab stored since the request was made, as a response of the service. */
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
 * Refreshes the session in one tab for all: a token expires in every tab at once, and each would ask. The others wait
 * and take the new session from the cookies. Waiting ends once `signal` aborts.
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
