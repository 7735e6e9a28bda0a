import { isUnreadable, parseRetryAfter } from '@/lib/http-error.ts';

export const MAX_RETRIES = 3;
const FIRST_DELAY = 500;
/** Longest automatic wait in milliseconds; a longer one is left to the person. */
const LONGEST_DELAY = 20_000;

function readNumber(error: unknown, key: string): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}

function getResponse(error: object): Response | undefined {
  const meta: unknown = Reflect.get(error, 'meta');
  const response: unknown =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'response') : undefined;
  return response instanceof Response ? response : undefined;
}

/** The HTTP status of an error of ours, of tRPC (`data.httpStatus`) or of supabase-js. */
export function getErrorStatus(error: unknown): number | undefined {
  const own = readNumber(error, 'status');
  if (own !== undefined) return own;
  if (typeof error !== 'object' || error === null) return undefined;
  const named = readNumber(Reflect.get(error, 'data'), 'httpStatus');
  if (named !== undefined) return named;
  // A proxy in front of the function refuses without tRPC's error shape.
  const status = getResponse(error)?.status;
  return status !== undefined && status >= 400 ? status : undefined;
}

function isNetworkError(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof TypeError && /fetch|network|load failed/iu.test(cause.message);
}

/** The server's Retry-After in milliseconds, from our own error or a tRPC response's headers. */
export function getRetryAfter(error: unknown): number | undefined {
  const own = readNumber(error, 'retryAfter');
  if (own !== undefined || typeof error !== 'object' || error === null) return own;
  const response = getResponse(error);
  return response && parseRetryAfter(response.headers.get('retry-after'));
}

function isWorthWaiting(failureCount: number, error: unknown): boolean {
  return failureCount < MAX_RETRIES && (getRetryAfter(error) ?? 0) <= LONGEST_DELAY;
}

/** Reads are retried on network errors, answers that cannot be read, 429 and 5xx only. */
export function shouldRetryRead(failureCount: number, error: unknown): boolean {
  if (!isWorthWaiting(failureCount, error)) return false;
  const status = getErrorStatus(error);
  if (status === undefined) return isNetworkError(error) || isUnreadable(error);
  return status === 429 || status >= 500;
}

/** A write that the server postponed was not applied: it is sent again when the server says, or a little later. */
export function shouldRetryWrite(failureCount: number, error: unknown): boolean {
  return getErrorStatus(error) === 429 && isWorthWaiting(failureCount, error);
}

/** Milliseconds before the next try: the server's Retry-After, else doubling; randomized, to spread out tabs. */
export function computeRetryDelay(
  attempt: number,
  error: unknown,
  random: () => number = Math.random,
): number {
  const asked = getRetryAfter(error);
  if (asked !== undefined) return asked + random() * FIRST_DELAY;
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
  return ceiling / 2 + (random() * ceiling) / 2;
}
