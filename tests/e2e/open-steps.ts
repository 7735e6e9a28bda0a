import type { Locator, Page } from '@playwright/test';

/** Opens the details of all steps of a plan, which are a line each. */
export async function openSteps(within: Page | Locator): Promise<void> {
  const steps = within.getByRole('button', { name: 'Open all details' }).first();
  await steps.click();
}
