import { isUnreadable } from '@/lib/http-error.ts';
import { readErrorMessage } from '@/lib/read-failure.ts';
import { getErrorStatus, getRetryAfter } from '@/lib/retry-policy.ts';
import * as texts from './texts.ts';

const sentences: Readonly<Record<number, string>> = {
  400: texts.theServerDidNotUnderstand,
  401: texts.youAreSignedOutSign,
  403: texts.youMayNotDoThis,
  404: texts.thisNoLongerExists,
  409: texts.thisWasChangedInAnother,
  413: texts.thisIsTooLargeTo,
  422: texts.theServerRefusedTheseValues,
  429: texts.tooManyRequestsInA,
};

/** What Postgres says when a rule of a table is broken. https://www.postgresql.org/docs/17/errcodes-appendix.html */
const databaseSentences: Readonly<Record<string, string>> = {
  '23503': texts.somethingThatBelongsWithThis,
  '23505': texts.thisExistsAlready,
  '23514': texts.theDatabaseRefusedTheseValues,
  '42501': texts.youMayNotDoThis,
};

const unreachable = texts.theServerCannotBeReached;
const failed = texts.theServerCouldNotAnswer;
const garbled = texts.theAnswerOfTheServer;
const unknown = texts.somethingWentWrongTryAgain;

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}

/** Milliseconds, as somebody counts them who waits. */
export function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 90) return seconds === 1 ? 'a second' : texts.seconds(seconds);
  return texts.minutes(Math.ceil(seconds / 60));
}

/** An error as a sentence for people, with what to do about it. */
export function describeError(error: unknown): string {
  const message = readErrorMessage(error);
  if (/failed to fetch|networkerror|load failed|fetch failed/iu.test(message)) return unreachable;
  // The limit's own text names a table; its number is what helps.
  const limit = /at most (\d+(?: MB)?) (?:rows|of)/u.exec(message);
  if (limit) return texts.noMoreThanCanBe(limit[1] ?? '');
  const fromDatabase = databaseSentences[readCode(error)];
  if (fromDatabase !== undefined) return fromDatabase;
  const status = getErrorStatus(error);
  const wait = getRetryAfter(error);
  if (wait !== undefined && wait > 0) {
    return texts.theServerIsBusyTry(describeWait(wait));
  }
  if (status === undefined) return isUnreadable(error) ? garbled : unknown;
  return sentences[status] ?? (status >= 500 ? failed : unknown);
}
