import { type BrowserContext, expect, test as base } from '@playwright/test';
import { watchPage } from './watch-page.ts';

let kept: { readonly context: BrowserContext; readonly screen: string } | undefined;

/** Leaves on a kept device only what belongs to no user: its files, their compiled code, and reference data. */
async function emptyDevice(context: BrowserContext, origin: string): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  const storageTypes = 'local_storage,service_workers,cache_storage';
  await device.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (name !== 'pointfolio') indexedDB.deleteDatabase(name);
    }
  });
  await page.close();
}

type Options = {
  readonly expectedErrors: RegExp[];
  /**
   * Tests of one worker share a device that each of them finds without anything of another user: a page then loads in
   * a third of the time. `new` is for tests about a first visit, and for those that change the clock.
   */
  readonly device: 'kept' | 'new';
};

/** Fails every test on an error in the console that it did not announce. */
export const test = base.extend<Options & { watchConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  device: ['kept', { option: true }],
  context: async (
    { browser, baseURL, viewport, hasTouch, contextOptions, storageState, device },
    use,
  ) => {
    const origin = baseURL ?? '';
    const options = { ...contextOptions, baseURL: origin, viewport, hasTouch };
    if (device === 'new') {
      const context = await browser.newContext({
        ...options,
        ...(storageState === undefined ? {} : { storageState }),
      });
      await use(context);
      await context.close();
      return;
    }
    const screen = JSON.stringify(options);
    if (kept?.screen !== screen || !kept.context.browser()?.isConnected()) {
      await kept?.context.close();
      kept = { context: await browser.newContext(options), screen };
    }
    const { context } = kept;
    await emptyDevice(context, origin);
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    await use(context);
    for (const page of context.pages()) await page.close();
  },
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
