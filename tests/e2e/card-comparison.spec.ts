import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('chooses cards by search, keeps them in the address and shows the arithmetic', async ({
  page,
}) => {
  await page.goto('/app/card-comparison');
  await page.getByRole('button', { name: 'Add a card to compare' }).click();
  await page.getByRole('combobox', { name: 'Search Add a card to compare' }).fill('sapphire pref');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: /Chase Sapphire Preferred/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card to compare' }).click();
  await page.getByRole('combobox', { name: 'Search Add a card to compare' }).fill('double cash');
  await page.keyboard.press('Enter');

  const heads = page.getByRole('columnheader').filter({ hasText: /Preferred|Double/ });
  await expect(heads).toHaveText([/Chase Sapphire Preferred/, /Citi Double Cash/]);
  await page.getByRole('button', { name: 'Move Citi Double Cash left' }).click();
  await expect(heads).toHaveText([/Citi Double Cash/, /Chase Sapphire Preferred/]);
  await page.reload();
  await expect(heads).toHaveText([/Citi Double Cash/, /Chase Sapphire Preferred/]);

  await expectAccessibleState(page);

  await expect(page.getByRole('row', { name: /^For (Personal|Business)/ })).toBeHidden();
  await page.getByRole('switch', { name: 'Show rows that are the same' }).click();
  await expect(page.getByRole('row', { name: /^For (Personal|Business)/ })).toContainText(
    'Personal',
  );

  const laterYears = page.getByRole('row', { name: /^Later years/ });
  await laterYears.getByRole('button').first().click();
  await expect(
    page.getByRole('dialog', { name: 'Citi Double Cash in a later year' }),
  ).toContainText('What you keep in a year');
});

test('has the plain address again once the last card is gone @soak', async ({ page }) => {
  await page.goto('/app/card-comparison/amex-gold');
  await page.getByRole('button', { name: 'Remove American Express Gold' }).click();
  await expect(page.getByRole('heading', { name: 'Worth comparing for you' })).toBeVisible();
  await expect(page).toHaveURL('/app/card-comparison');
});

test('ignores unknown cards @soak', async ({ page }) => {
  await page.goto('/app/card-comparison/amex-gold,999999,amex-gold');
  await expect(page.getByRole('columnheader', { name: /American Express Gold/ })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '999999' })).toBeVisible();
  await visit(page, '/app/card-comparison/999999');
  await expect(page.getByRole('heading', { name: 'Worth comparing for you' })).toBeVisible();
});

test('opens with three pairs worth comparing, and shows one side by side @soak', async ({
  page,
}) => {
  await page.goto('/app/card-comparison');
  const pairs = page.getByRole('list', { name: 'Worth comparing for you' }).getByRole('listitem');
  await expect(pairs).toHaveCount(3);
  await expect(pairs.first()).toContainText(/adds −?\$\d+ a year.*would add \$\d+ a year/);
  const compare = pairs.first().getByRole('button', { name: /^Compare .+ and .+/ });
  const name = await compare.getAttribute('aria-label');
  await expectAccessibleState(page);
  await compare.click();
  await expect(page).toHaveURL(/card-comparison\/\d+(,|%2C)\d+$/);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const card of (name ?? '').replace('Compare ', '').split(' and ')) {
    const head = page.getByRole('columnheader').filter({ hasText: card });
    await expect(head).toBeInViewport({ ratio: 1 });
  }
});
