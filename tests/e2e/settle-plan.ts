import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The search may still find a better plan, whose steps are others: until it is proven, or taken as it is. */
export async function settlePlan(page: Page): Promise<void> {
  const settled = page.getByRole('status').filter({ hasText: /^Proven best|^Stopped/ });
  const take = page.getByRole('button', { name: 'Take this plan' });
  await expect(async () => {
    if (await take.isVisible()) await take.click({ timeout: 2000 });
    await expect(settled).toBeVisible({ timeout: 2000 });
  }).toPass();
}
