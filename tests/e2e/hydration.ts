import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the app hears of other addresses. What the build has written into the head goes a moment before; the app's
 * own head comes with the first that it renders or hydrates.
 */
export async function expectStarted(page: Page): Promise<void> {
  const own = page.locator('head > meta[name="description"]:not([data-prerendered])');
  await expect(own).toHaveCount(1);
}

/** Waits until the whole of a public page is hydrated, which happens part by part. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}
