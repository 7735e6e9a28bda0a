import type { Page } from '@playwright/test';

/** Presses an entry of the side bar, unfolding its group first if needed. */
export async function pressEntry(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const entry = page.getByRole('link', { name, exact: true, includeHidden: true });
  const group = bar.getByRole('group').filter({ has: entry });
  await group.waitFor();
  const link = group.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await group.getByRole('button').click();
  await link.click();
}
