import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

function dollarsIn(text: string | null): number {
  return Number(/\$([\d,.]+)/u.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

test('puts my cards beside a curated wallet, by year, category and ledger', async ({ page }) => {
  await page.goto('/app/wallet-comparisons/best');
  const search = page.getByRole('searchbox', { name: 'Search wallets' });
  await search.fill('my cards');
  const field = await search.elementHandle();
  const mine = page.getByRole('checkbox', { name: /My cards/ });
  const curated = page.getByRole('checkbox', { name: /Simple 2 percent/ });
  // Waits, because the list follows the typed text a moment later: a press that begins earlier would end beside its
  // moved target.
  await expect(curated).toHaveCount(0);
  await mine.click();
  await search.fill('double cash simple');
  await expect(mine).toHaveCount(0);
  await curated.first().click();
  await expect(page).toHaveURL(/wallet-comparisons\/best(,|%2C)mine(,|%2C)setup-\d+/);
  // Text typed while the choice is applied stays: the field is the same element.
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await page.reload();
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads.filter({ hasText: 'My cards' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Simple 2 percent' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Best wallet' })).toBeVisible();

  const later = page.getByRole('row', { name: /^Later years/ });
  const figure = later.getByRole('button').first();
  const shown = dollarsIn(await figure.textContent());
  await figure.click();
  const total = page.getByRole('dialog').getByText('What you keep in a year').locator('..');
  // The figure is rounded to whole dollars; the lines add up to the cent.
  expect(Math.round(dollarsIn(await total.textContent()))).toBe(shown);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /^Groceries/ })).toBeVisible();
  await expectAccessibleState(page);
});

test('opens with my cards against the best wallet, and what it keeps more @soak', async ({
  page,
}) => {
  await page.goto('/app/wallet-comparisons');
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads.filter({ hasText: 'My cards' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Best wallet' })).toBeVisible();
  const verdict = page.getByText(/^The best wallet keeps \$\d+ a year more than your cards\.$/);
  const later = page.getByRole('row', { name: /^Later years/ }).getByRole('button');
  const [mine, best] = await later.allTextContents();
  const lead = dollarsIn(best ?? '') - dollarsIn(mine ?? '');
  expect(dollarsIn(await verdict.textContent())).toBe(lead);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(heads.filter({ hasText: 'Best wallet' })).toBeInViewport({ ratio: 1 });
  // A further wallet joins the two.
  await page.getByRole('checkbox', { name: /^Citi trifecta/ }).click();
  await expect(page).toHaveURL(/wallet-comparisons\/mine(,|%2C)best(,|%2C)setup-\d+/);
});

test('shows nothing of a wallet that is not mine @soak', async ({ page }) => {
  await page.goto('/app/wallet-comparisons/00000000-0000-4000-8000-00000000ffff');
  await expect(page.getByRole('status').filter({ hasText: 'could not be found' })).toBeVisible();
});
