import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the search is proven, or accepts its plan after a while: it may still find a better one with other steps. */
export async function settlePlan(page: Page): Promise<void> {
  const settled = page.getByRole('status').filter({ hasText: /^Proven best|^Within|^Stopped/ });
  const take = page.getByRole('button', { name: 'Stop looking' });
  const better = page.getByRole('button', { name: /^A better plan was found/ });
  // The first plan of a busy machine is far from the best.
  await settled.waitFor({ timeout: 8000 }).catch(() => undefined);
  await expect(async () => {
    if (await take.isVisible()) await take.click({ timeout: 2000 });
    await expect(settled).toBeVisible({ timeout: 2000 });
    if (await better.isVisible()) await better.click({ timeout: 2000 });
    await expect(better).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}
