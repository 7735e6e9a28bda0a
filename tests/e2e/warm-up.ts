import { chromium, type FullConfig } from '@playwright/test';
import { createMember } from './accounts.ts';

/**
 * Opens two pages before the first test: the database, the functions and the files of a stack that has just started take longer
 * to answer than a test waits.
 */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const use = projects.find(({ name }) => name === 'chromium')?.use;
  const baseURL = use?.baseURL ?? '';
  const browser = await chromium.launch(use?.launchOptions);
  const page = await browser.newPage({ baseURL, storageState: await createMember(baseURL) });
  for (const path of ['/', '/app']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
  }
  await browser.close();
}
