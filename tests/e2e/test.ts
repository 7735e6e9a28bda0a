import { expect, test as base } from '@playwright/test';
import { watchPage } from './watch-page.ts';

/** Fails every test on an error in the console that it did not announce. */
export const test = base.extend<{ expectedErrors: RegExp[]; watchConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const { errors, stop } = await watchPage(page, expectedErrors);
      await use(undefined);
      stop();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
