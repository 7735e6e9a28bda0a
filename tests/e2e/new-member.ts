import type { Page } from '@playwright/test';

/** Registers somebody new, who then stands on the home page. */
export async function register(page: Page): Promise<string> {
  const email = `new-${crypto.randomUUID()}@pointfolio.test`;
  await page.goto('/register');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app**');
  return email;
}
