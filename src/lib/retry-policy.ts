import { parseRetryAfter } from '@/lib/http-error.ts';

const MAX_RETRIES = 3;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 20_000;

function readNumber(error: unknown, key: string): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}

/** The HTTP status of an error of ours, of tRPC (`data.httpStatus`) or of supabase-js. */
export function getErrorStatus(error: unknown): number | undefined {
  const own = readNumber(error, 'status');
  if (own !== undefined) return own;
  if (typeof error === 'object' && error !== null && 'data' in error) {
    return readNumber(error.data, 'httpStatus');
  }
  return undefined;
}

function isNetworkError(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof TypeError && /fetch|network|load failed/iu.test(cause.message);
}

/** What the server asked for, in milliseconds: of an error of ours, or of a tRPC answer's headers. */
function getRetryAfter(error: unknown): number | undefined {
  const own = readNumber(error, 'retryAfter');
  if (own !== undefined) return own;
  if (!(error instanceof Error) || !('meta' in error)) return undefined;
  const { meta } = error;
  const response: unknown =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'response') : undefined;
  return response instanceof Response
    ? parseRetryAfter(response.headers.get('retry-after'))
    : undefined;
}

/** Reads are retried on network errors, 429 and 5xx only. */
export function shouldRetryRead(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAX_RETRIES) return false;
  const status = getErrorStatus(error);
  return status === undefined ? isNetworkError(error) : status === 429 || status >= 500;
}

/**
 * Milliseconds before the next try: what the server asked for, else a doubling delay; a random part
 * keeps many tabs from coming back at the same moment.
 */
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
