import { REPORTS_PATH, type BrowserError, type BrowserVital } from '@contract/browser-reports.ts';

type Reports = {
  readonly errors?: readonly BrowserError[];
  readonly vitals?: readonly BrowserVital[];
};

/** Outlives the page, carries no session, and says nothing of its own failures: a report of them would fail as well. */
export function sendReports({ errors = [], vitals = [] }: Reports): void {
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
