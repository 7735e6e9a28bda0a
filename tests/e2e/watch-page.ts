import type { ConsoleMessage, Page, Request } from '@playwright/test';

const prepared = new WeakSet<Page>();

async function prepare(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // On a busy machine our own icons may take longer than the app's limit of 1,500 ms, after which it asks a public
  // service: extended here, so that such a request means a missing icon.
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms === 1500 ? 60_000 : ms);
  });
  // Records hydration of a prerendered page, which nothing else reveals: see `hydration.ts`.
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      performance.mark('hydrated');
      document.documentElement.setAttribute('data-hydrated', '');
    });
  });
  // Records violations, because a library may swallow the browser's refusal.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Policy violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
}

/** Collects a page's errors, except expected ones, until it is stopped. */
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
  // This build has no key for them, and has every icon that the data names.
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
