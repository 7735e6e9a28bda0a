import type { Page } from '@playwright/test';
import { createNewcomer } from './accounts.ts';
import { expectFocusSeen, findPage, tabTo } from './keys.ts';
import { expect, test } from './test.ts';

/** Opens and closes a figure's calculation: the focus returns to its place. */
async function readLedger(page: Page, figure: ReturnType<Page['getByRole']>): Promise<void> {
  await tabTo(page, figure);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus, 'the focus is in the dialog').toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusSeen(figure);
}

test('the main journeys need no mouse, show the focus and give it back', async ({ page }) => {
  test.slow();
  const { email, password } = await createNewcomer();

  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await tabTo(page, skip);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await findPage(page, 'My cards');
  const add = page.getByRole('button', { name: 'Add a card' }).first();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectFocusSeen(add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('american express gold');
  await page.keyboard.press('Enter');
  const cards = page.getByRole('list', { name: 'My cards' });
  await expect(cards).toContainText('American Express Gold');
  await readLedger(page, cards.getByRole('button', { name: /What American Express Gold adds/ }));

  await findPage(page, 'My spending');
  const create = page.getByRole('button', { name: 'New profile' }).first();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const nothing = page.getByRole('menuitem', { name: 'Start from scratch' });
  await expect(nothing).toBeVisible();
  while (!(await nothing.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: /^Dining, dollars a month/ }));
  await page.keyboard.type('450');
  await page.keyboard.press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await findPage(page, 'Card ranking');
  const table = page.getByRole('table', { name: 'Cards by yearly value' });
  await readLedger(page, table.getByRole('button', { name: /see the math/ }).first());

  await findPage(page, 'Best card');
  const dining = page.getByRole('group', { name: 'My best card for Restaurants' });
  await readLedger(page, dining.getByRole('button', { name: /see the math/ }));

  await findPage(page, 'Card comparison');
  for (const name of ['Chase Sapphire Preferred', 'Citi Double Cash']) {
    await tabTo(page, page.getByRole('button', { name: 'Add a card to compare' }));
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: 'Search Add a card to compare' });
    await expect(box).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  const heads = page.getByRole('columnheader').filter({ hasText: /Preferred|Double/ });
  await expect(heads).toHaveText([/Sapphire Preferred/, /Double Cash/]);
  const left = page.getByRole('button', { name: 'Move Citi Double Cash left' });
  await tabTo(page, left);
  await page.keyboard.press('Enter');
  await expect(heads).toHaveText([/Double Cash/, /Sapphire Preferred/]);
});
