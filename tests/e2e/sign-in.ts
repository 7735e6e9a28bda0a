import type { Browser, BrowserContext } from '@playwright/test';

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The cookies and the storage of somebody who has just signed in with a demonstration account. */
export async function signIn(browser: Browser, email: string): Promise<State> {
  const page = await browser.newPage({ baseURL: process.env['E2E_WEB_URL'] ?? '' });
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('pointfolio-demo');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
  const state = await page.context().storageState();
  await page.close();
  return state;
}
