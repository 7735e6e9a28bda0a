import { z } from 'zod';
import type { VerifyToken } from '../tokens.ts';
import { type Answer, parseJson, readBearer, refuse } from './json-request.ts';

/**
 * Limits of a hosted project, which counts by client address. Here all requests come from this machine, so only
 * failures count.
 */
const MOST = 30;
const WINDOW_MS = 5 * 60_000;

const accountSchema = z.object({ email: z.string() });

/**
 * Finds the account whose password or code is guessed: named by the body, or by the token, so that no one can use up
 * another's guesses. The hash of a link names no account, and is not counted.
 */
async function findTarget(
  { method, headers }: Request,
  pathname: string,
  body: string,
  verify: VerifyToken,
): Promise<string | undefined> {
  if (method === 'POST' && /^\/auth\/v1\/(?:token|verify)$/.test(pathname)) {
    const account = accountSchema.safeParse(parseJson(body));
    return account.success ? `${pathname} ${account.data.email.toLowerCase()}` : undefined;
  }
  const verdict = await verify(readBearer({ headers }) ?? '');
  return verdict.kind === 'valid' ? `${method} ${verdict.claims.sub}` : undefined;
}

function isGuess(method: string, pathname: string): boolean {
  if (method === 'PUT') return pathname === '/auth/v1/user';
  return (
    method === 'POST' && /^\/auth\/v1\/(?:token|verify|factors\/[^/]+\/verify)$/.test(pathname)
  );
}

/** Limits guesses as a hosted Auth does, after thirty in five minutes; @supabase/lite allows any number. */
export function limitGuesses(
  answer: Answer,
  verify: VerifyToken,
  now: () => number = Date.now,
): Answer {
  /** Earliest window first. */
  const windows = new Map<string, { count: number; endsAt: number }>();
  const findWindow = (target: string) => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now()) break;
      windows.delete(key);
    }
    const window = windows.get(target) ?? { count: 0, endsAt: now() + WINDOW_MS };
    windows.set(target, window);
    return window;
  };
  return async (request) => {
    const { url, method, headers } = request;
    const { pathname } = new URL(url);
    if (!isGuess(method, pathname)) return answer(request);
    const body = await request.text();
    const send = () => answer(new Request(url, { method, headers, body }));
    const target = await findTarget(request, pathname, body, verify);
    if (target === undefined) return send();
    const window = findWindow(target);
    if (window.count >= MOST) {
      return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    // Counted before the answer, because other requests do not wait for it.
    window.count += 1;
    const response = await send();
    if (response.status < 400 || response.status >= 500) window.count -= 1;
    return response;
  };
}
