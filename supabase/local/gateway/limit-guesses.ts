import { z } from 'zod';
import { type Answer, parseJson, refuse } from './json-request.ts';

/**
 * Limits of a hosted project, which counts by client address. Here all requests come from this machine, so only
 * failures count.
 */
const MOST = 30;
const WINDOW_MS = 5 * 60_000;

/** A wrong one is guessed at for each app of its own. */
const CODE_OF_APP = /^\/auth\/v1\/factors\/[^/]+\/verify$/;

const accountSchema = z.object({ email: z.string() });

/** Finds the target of a guess: one account's password or app, or any account's mailed code or current password. */
function findTarget(url: URL, body: string): string | undefined {
  if (url.pathname === '/auth/v1/verify' || CODE_OF_APP.test(url.pathname)) return url.pathname;
  if (url.pathname === '/auth/v1/user') return 'present passwords';
  if (url.pathname !== '/auth/v1/token' || url.searchParams.get('grant_type') !== 'password') {
    return undefined;
  }
  const account = accountSchema.safeParse(parseJson(body));
  return account.success ? `password of ${account.data.email.toLowerCase()}` : undefined;
}

const tooMany = () => refuse(429, 'over_request_rate_limit', 'Request rate limit reached');

/** @supabase/lite lets anybody try as often as they like; hosted, Auth refuses after thirty times in five minutes. */
export function limitGuesses(answer: Answer, now: () => number = Date.now): Answer {
  const failures = new Map<string, readonly number[]>();
  return async (request) => {
    const url = new URL(request.url);
    const { method, headers } = request;
    const isGuess =
      method === 'PUT'
        ? url.pathname === '/auth/v1/user'
        : /^\/auth\/v1\/(?:token|verify)$/.test(url.pathname) || CODE_OF_APP.test(url.pathname);
    if (!isGuess) return answer(request);
    const body = await request.text();
    const target = findTarget(url, body);
    const recent = (failures.get(target ?? '') ?? []).filter((at) => at > now() - WINDOW_MS);
    if (recent.length >= MOST) return tooMany();
    const response = await answer(
      new Request(url, { method, headers, ...(method === 'GET' ? {} : { body }) }),
    );
    const isFailure = response.status >= 400 && response.status < 500;
    if (target !== undefined && isFailure) failures.set(target, [...recent, now()]);
    return response;
  };
}
