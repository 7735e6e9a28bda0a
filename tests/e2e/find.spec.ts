import { expectAccessible } from './accessible.ts';
import { test as memberTest } from './member.ts';
import { expect, test } from './test.ts';

test('a visitor goes to a card by a few mistyped letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Find' });
  await expect(box).toBeFocused();
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect(pages).toContainText('Sign in');
  // One is published.
  await expect(pages).toContainText('Videos');
  await box.fill('saphire prefered');
  const option = page.getByRole('option', { name: /^Chase Sapphire Preferred/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await expectAccessible(page);
  await option.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chase Sapphire Preferred');

  // The last place visited comes first.
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('option').first()).toContainText('Chase Sapphire Preferred');
});

memberTest('a member goes anywhere with the keys alone @soak', async ({ page }) => {
  // A visitor's page starts without the routes of members.
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const open = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find' }).fill(text);
  };
  await open('ranking');
  await expect(page.getByRole('option').first()).toContainText('Card ranking');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/card-ranking$/);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await open('no such thing at all');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeHidden();

  await open('hyat');
  await expect(page.getByRole('group', { name: 'Partners' })).toContainText('Hyatt');
  await open('dining');
  const categories = page.getByRole('group', { name: 'Categories' }).getByRole('option');
  await expect(categories.first()).toContainText('Dining');
  while ((await categories.first().getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/best-card\/\d+/);
  await expect(page.getByRole('heading', { name: 'Dining' })).toBeVisible();
});
