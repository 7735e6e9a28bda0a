import { isUnreadable } from '@/lib/http-error.ts';
import { readErrorMessage } from '@/lib/read-failure.ts';
import { getErrorStatus, getRetryAfter } from '@/lib/retry-policy.ts';

const sentences: Readonly<Record<number, string>> = {
  400: 'The server did not understand this. Reload the page and try again.',
  401: 'You are signed out. Sign in again to continue.',
  403: 'You don’t have permission to do this.',
  404: 'This no longer exists.',
  409: 'This was changed in another tab or on another device meanwhile.',
  413: 'This is too large to be saved.',
  422: 'The server refused these values.',
  429: 'Too many requests in a short time. Wait a moment and try again.',
};

/** By Postgres error code: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const databaseSentences: Readonly<Record<string, string>> = {
  '23503': 'Something that belongs with this was changed or removed meanwhile.',
  '23505': 'This exists already.',
  '23514': 'The database refused these values.',
  '42501': 'You don’t have permission to do this.',
};

const unreachable = 'The server cannot be reached. Check your connection and try again.';
const failed = 'The server could not answer. Try again in a moment.';
const garbled = 'The answer of the server could not be read. Try again in a moment.';
const unknown = 'Something went wrong. Try again.';

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}

export function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export function describeError(error: unknown): string {
  const message = readErrorMessage(error);
  if (/failed to fetch|networkerror|load failed|fetch failed/iu.test(message)) return unreachable;
  // The limit's own text names a table; its number is what helps.
  const limit = /at most (\d+(?: MB)?) (?:rows|of)/u.exec(message);
  if (limit) return `No more than ${limit[1] ?? ''} can be kept. Remove one first.`;
  const fromDatabase = databaseSentences[readCode(error)];
  if (fromDatabase !== undefined) return fromDatabase;
  const status = getErrorStatus(error);
  const wait = getRetryAfter(error);
  if (wait !== undefined && wait > 0) {
    return `The server is busy. Try again in ${describeWait(wait)}.`;
  }
  if (status === undefined) return isUnreadable(error) ? garbled : unknown;
  return sentences[status] ?? (status >= 500 ? failed : unknown);
}
