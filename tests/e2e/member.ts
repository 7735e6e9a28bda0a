import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Pages that are signed in as the demonstration member: each worker signs in once. */
export const test = base.extend<{ storageState: State }, { memberState: State }>({
  memberState: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env['E2E_WEB_URL'] ?? '' });
      await page.goto('/login');
      await page.getByLabel('E-mail address').fill('member@pointfolio.test');
      await page.getByLabel('Password', { exact: true }).fill('pointfolio-demo');
      await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/app**');
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ memberState }, use) => use(memberState),
});
