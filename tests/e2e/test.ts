import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Every test fails on an error in the console that it did not announce. */
export const test = base.extend<{ expectedErrors: RegExp[]; watchConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const record = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') record(message.text());
      });
      page.on('pageerror', (error) => {
        record(error.message);
      });
      // This build names no key of theirs, and has every icon that the data names.
      page.on('request', (request) => {
        if (/googletagmanager|google-analytics|logr-in|iconify\.design/.test(request.url())) {
          record(`Requested without a key: ${request.url()}`);
        }
      });
      // On a busy machine our own icons may come later than the 1,500 ms that the app waits for them: here whoever
      // asks somebody else for one has been told that ours is missing.
      await page.addInitScript(() => {
        const limit = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => limit(ms === 1500 ? 60_000 : ms);
      });
      // The browser may swallow what the content-security policy refuses to a library.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `Policy violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation of WCAG 2.2 A and AA on the page as it stands, but for what another project draws. */
export async function expectAccessible(page: Page, { exclude }: { exclude?: string } = {}) {
  const builder = new AxeBuilder({ page });
  const results = await (exclude === undefined ? builder : builder.exclude(exclude))
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // What passes is not listed, which makes long tables several times faster.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const violations = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(violations).toEqual([]);
}
