import type { Page } from '@playwright/test';

/** Presses a page's entry in the masthead, or else in the list of all pages, which reads no data. */
export async function pressEntry(page: Page, name: string): Promise<void> {
  const line = page.getByRole('navigation', { name: /^Pages of/ });
  await line.waitFor();
  const entry = line.getByRole('link', { name, exact: true });
  if (await entry.isVisible()) return entry.click();
  await line.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}
