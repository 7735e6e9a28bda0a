import { type BrowserError, listFrames, scrubMessage } from '@contract/browser-reports.ts';
import type { KeptError } from '@/lib/kept-errors.ts';
import { readErrorMessage } from '@/lib/read-failure.ts';
import { isMissingFile } from '@/lib/reload-for-release.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';

/** Errors outside our code: network failures, navigations away, third-party scripts, delayed drawing. */
const EXPECTED =
  /^(?:failed to fetch|networkerror|load failed|fetch failed|network error)|\babort|^script error|^resizeobserver loop/iu;

/** The report of an error; undefined if it is not ours, or an answer of the server, which has its own message. */
export function toReport({ kind, error }: KeptError, route: string): BrowserError | undefined {
  const text = readErrorMessage(error);
  const isMissing = isMissingFile(text);
  if (!isMissing && (EXPECTED.test(text) || getErrorStatus(error) !== undefined)) return undefined;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = listFrames(stack);
  // The error comes entirely from a browser extension.
  if (frames === '' && /\b[a-z-]*extension:\/\//.test(stack)) return undefined;
  const name = error instanceof Error ? error.name : typeof error;
  return {
    kind: isMissing ? 'chunk' : kind,
    route,
    message: scrubMessage(`${name}: ${text}`),
    frames,
  };
}
