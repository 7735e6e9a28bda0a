import type { ConsoleMessage, Page, Request } from '@playwright/test';

const prepared = new WeakSet<Page>();

async function prepare(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // On a busy machine our own icons may come later than the 1,500 ms that the app waits for them: here whoever
  // asks somebody else for one has been told that ours is missing.
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms === 1500 ? 60_000 : ms);
  });
  // Of a prerendered page nothing else tells when the app has all of it: see `hydration.ts`.
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      performance.mark('hydrated');
      document.documentElement.setAttribute('data-hydrated', '');
    });
  });
  // The browser may swallow what the content-security policy refuses to a library.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Policy violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
}

/** Collects the errors of a page, but for those that are expected, until it is told to stop. */
export async function watchPage(page: Page, expectedErrors: readonly RegExp[]) {
  const errors: string[] = [];
  const record = (text: string) => {
    if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
  };
  const hearConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') record(message.text());
  };
  const hearError = (error: Error) => {
    record(error.message);
  };
  // This build names no key of theirs, and has every icon that the data names.
  const hearRequest = (request: Request) => {
    if (/googletagmanager|google-analytics|logr-in|iconify\.design/.test(request.url())) {
      record(`Requested without a key: ${request.url()}`);
    }
  };
  page.on('console', hearConsole).on('pageerror', hearError).on('request', hearRequest);
  await prepare(page);
  const stop = () => {
    page.off('console', hearConsole).off('pageerror', hearError).off('request', hearRequest);
  };
  return { errors, stop };
}
