import { REPORTS_PATH, listFrames, scrubMessage } from '@contract/browser-reports.ts';
import type { BrowserError, BrowserVital } from '@contract/browser-reports.ts';
import { isAllowed } from '@/lib/consent-rules.ts';
import { consent } from '@/lib/consent.ts';
import { takeErrors } from '@/lib/kept-errors.ts';
import type { KeptError } from '@/lib/kept-errors.ts';
import { readErrorMessage } from '@/lib/read-failure.ts';
import { isMissingFile } from '@/lib/reload-for-release.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';

/** Reports of one page at most. */
const MOST_ERRORS = 10;
/** One page in this many is measured. */
const PAGES_PER_MEASURED = 10;

type Reports = {
  readonly errors?: readonly BrowserError[];
  readonly vitals?: readonly BrowserVital[];
};

/** Outlives the page, carries no session, and does not report its own failures, since that report would fail too. */
function sendReports({ errors = [], vitals = [] }: Reports): void {
  const release = document.body.dataset['release'] ?? 'unknown';
  fetch(REPORTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release, errors, vitals }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

type Page = {
  /** Pattern of the route that is shown. */
  getRoute: () => string;
};

let isStarted = false;

/** Errors outside our code: network failures, navigations away, third-party scripts, delayed drawing. */
const EXPECTED =
  /^(?:failed to fetch|networkerror|load failed|fetch failed|network error)|\babort|^script error|^resizeobserver loop/iu;

/** The report of an error; undefined if it is not ours, or an answer of the server, which has its own message. */
function toReport({ kind, error }: KeptError, route: string): BrowserError | undefined {
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

/** Reports errors, and the speed of some pages, while the visitor allows it. */
export function startReports({ getRoute }: Page): void {
  if (isStarted) return;
  isStarted = true;
  const route = getRoute();
  const told = new Set<string>();
  let waiting: KeptError[] = [];

  const take = (kept: KeptError) => {
    if (!isAllowed()) {
      waiting = [...waiting, kept].slice(0, MOST_ERRORS);
      return;
    }
    const report = toReport(kept, getRoute());
    if (!report) return;
    // React hands an error on to its boundary and to the browser.
    const key = `${report.message} ${report.frames}`;
    if (told.has(key) || told.size >= MOST_ERRORS) return;
    told.add(key);
    sendReports({ errors: [report] });
  };
  let isMeasured = Math.random() * PAGES_PER_MEASURED >= 1;
  const measure = () => {
    if (isMeasured || !isAllowed()) return;
    isMeasured = true;
    import('./watch-vitals.ts').then(
      ({ watchVitals }) => {
        watchVitals(route, (vitals) => {
          if (isAllowed()) sendReports({ vitals });
        });
      },
      (error: unknown) => {
        console.warn('How fast the page is cannot be measured.', error);
      },
    );
  };
  takeErrors(take);
  measure();
  consent.subscribe(() => {
    if (!isAllowed()) return;
    const kept = waiting;
    waiting = [];
    kept.forEach(take);
    measure();
  });
}
