import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectAccessibleInEveryLook } from './every-look.ts';
import { test } from './member.ts';
import { standOn } from './stand-on.ts';
import { expect } from './test.ts';

/** Changes a filter, which the account keeps: a page that is left before would take the change along. */
async function keep(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(/updateBestCardFilters/u);
  await change();
  expect((await saved).ok()).toBe(true);
}

test('says what to pay with, and why, down to the sub-category', async ({ page }) => {
  await page.goto('/app/best-card');
  const dining = page.getByRole('group', { name: 'Best of my cards for Restaurants' });
  await expect(dining).toContainText('American Express Gold');
  await dining.getByRole('button', { name: /show how/ }).click();
  await expect(page.getByRole('dialog')).toContainText('$100 at 4×');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filters' }).click();
  const onlyHeld = page.getByRole('checkbox', { name: 'Only cards I hold' });
  await keep(page, () => onlyHeld.click());
  await expect(page).toHaveURL(/held=true/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your own card is the best one.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your own card is the best one.').first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await keep(page, () => onlyHeld.click());
  await expect(page).toHaveURL(/held=false/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Travel', exact: true }).click();
  await expect(page).toHaveURL(/best-card\/travel/);
  await page.getByRole('link', { name: 'Hotels', exact: true }).click();
  await expect(page).toHaveURL(/sub=hotels/);
  await page.getByLabel('Purchase, dollars').fill('250');
  await expect(page.getByRole('region', { name: 'Best of mine' })).toContainText(
    'Chase Sapphire Preferred',
  );
  await expect(page.getByRole('table', { name: 'Cards for this spending' })).toContainText('$8.55');
  await expectAccessibleInEveryLook(page);
});

test.describe('the counter', () => {
  // What the browser itself says of the network that is taken away.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

  test('knows the shops that people type, also misspelled, shortened and without a network', async ({
    page,
    context,
  }) => {
    await page.goto('/app/best-card');
    const box = page.getByRole('searchbox', { name: 'Search categories and shops' });
    const shops = [
      ['trader joes', "Trader Joe's", 'Supermarkets (US)'],
      ['Starbucks', 'Starbucks', 'Coffee shops'],
      ['shell', 'Shell', 'Gas stations'],
      ['uber eats', 'Uber Eats', 'Food delivery'],
      ['airbnb', 'Airbnb', 'Vacation rentals'],
      ['nike', 'Nike', 'Clothing stores'],
      ['chipotle', 'Chipotle', 'Fast food'],
      ['ikea', 'IKEA', 'IKEA'],
      ['starbuks', 'Starbucks', 'Did you mean Starbucks?'],
      ['COSTCO WHSE #123', 'Costco', 'Costco'],
    ] as const;
    for (const [typed, name, words] of shops) {
      await box.fill(typed);
      const answer = page.getByRole('region', { name: `Best card at ${name}`, exact: true });
      await expect(answer, typed).toContainText(words);
      await expect(answer.getByRole('region', { name: 'Best of mine' }), typed).toContainText('%');
    }
    await expectAccessibleInEveryLook(page);

    await context.setOffline(true);
    await box.fill("TRADER JOE'S #552 OAKLAND CA");
    const supermarket = page.getByRole('region', {
      name: "Best card at Trader Joe's",
      exact: true,
    });
    await expect(supermarket).toContainText('Supermarkets (US)');
    await box.fill('xyzzy quux');
    await expect(page.getByText('Nothing matches “xyzzy quux”')).toBeVisible();
    await context.setOffline(false);

    await box.fill('5812');
    await page.getByRole('region', { name: 'Best card at Restaurants' }).getByRole('link').click();
    await expect(page).toHaveURL(/best-card\/dining\?.*sub=restaurants/);
  });
});

test('proposes no card that is not wanted, and of one issuer alone', async ({ page }) => {
  await standOn(page, '2026-11-21');
  await page.goto('/app/best-card');
  const proposed = page.getByRole('group', { name: /^Best card there is for/ });
  const figure = proposed.getByRole('button', { name: /show how/ }).first();
  const words = /back on (.*) with (.*) is calculated/.exec((await figure.textContent()) ?? '');
  const [, purchase = '', unwanted = ''] = words ?? [];
  expect(unwanted).not.toBe('');
  const best = page.getByRole('group', { name: `Best card there is for ${purchase}` });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Never propose a card' }).click();
  await page.getByRole('combobox', { name: 'Search Never propose a card' }).fill(unwanted);
  await keep(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/without=/);
  await expect(best).not.toContainText(unwanted);
  await page.getByRole('button', { name: 'Issuers: all' }).click();
  const amex = page.getByRole('menuitemcheckbox', { name: 'American Express', exact: true });
  await keep(page, () => amex.click());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(proposed.filter({ hasText: /American Express/ })).not.toHaveCount(0);
  await expect(proposed.filter({ hasNotText: /American Express|Your own card/ })).toHaveCount(0);
  await page.goto('/app/best-card');
  await expect(proposed.filter({ hasText: /American Express/ })).not.toHaveCount(0);
  await expect(proposed.filter({ hasNotText: /American Express|Your own card/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expectAccessible(page);
  const again = page.getByRole('button', { name: `Propose ${unwanted} again` });
  await keep(page, () => again.click());
  await page.getByRole('button', { name: 'Issuers: 1 chosen' }).click();
  await keep(page, () => amex.click());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(best).toContainText(unwanted);
});

test('is a sheet to print and to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/best-card');
  await page.getByRole('link', { name: 'Cheat sheet' }).click();
  const sheet = page.getByRole('list', { name: 'My card cheat sheet' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Dining' })).toContainText(
    'American Express Gold',
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Copied, with the link', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^My card cheat sheet\nDining: American Express Gold 6\.76%/u);
  expect(text).toContain(page.url());

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/app/best-card/travel?view=sheet');
  await expect(page.getByRole('list', { name: 'My cards for Travel' })).toContainText('Hotels');
  await expectAccessibleInEveryLook(page);
});

test('knows no category by another name', async ({ page }) => {
  await page.goto('/app/best-card/no-such-category');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
});
