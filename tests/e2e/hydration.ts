import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the app reacts to navigation. The build's head elements disappear a moment earlier; the app's own head
 * comes with the first part that it renders or hydrates.
 */
export async function expectStarted(page: Page): Promise<void> {
  const own = page.locator('head > meta[name="description"]:not([data-prerendered])');
  await expect(own).toHaveCount(1);
}

/** Waits until a whole public page is hydrated, which happens part by part. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}
