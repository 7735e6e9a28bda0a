import { expectAccessible } from './accessible.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

test('draws my cards against another, with break-even points, ledger and table', async ({
  page,
}) => {
  await page.goto('/app/spending-comparison-chart');
  await expect(
    page.getByRole('img', { name: /What you keep in a year .* for My cards, Best wallet\./ }),
  ).toBeVisible();
  await expect(
    page.getByText(/^At your \$29,880 a year, the best wallet keeps the most/),
  ).toBeVisible();
  const readout = page.getByRole('region', { name: 'Values at one amount' });
  await expect(readout).toContainText('At $29,880 a year');
  await page.getByRole('button', { name: 'Remove Best wallet' }).click();
  await expect(page.getByRole('img', { name: /for My cards\. / })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card or a wallet' }).click();
  await page.getByRole('combobox', { name: 'Search Add a card or a wallet' }).fill('double cash');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('option', { name: 'Citi Double Cash', exact: true }).click();
  await expect(page.getByRole('img', { name: /My cards, Citi Double Cash/ })).toBeVisible();
  await expect(page).toHaveURL(/of=mine(,|%2C)card-\d+/);
  await expect(page.getByText(/^From \$[\d,]+: My cards ahead of Citi Double Cash/)).toBeVisible();

  await readout.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(readout).toContainText('At $50,000 a year');
  // Two percent of everything that has no category of its own: $50,000 earns $1,000.
  await readout.getByRole('button', { name: /Citi Double Cash at/ }).click();
  await expect(page.getByRole('dialog')).toContainText('$50,000.00');
  await page.keyboard.press('Escape');

  await page.getByLabel('Rising spending').selectOption({ label: 'Dining: Restaurants' });
  await expect(page).toHaveURL(/on=restaurants/);
  await page.getByText('Show the chart as a table').click();
  const table = page.getByRole('table', { name: 'Net value by spending' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Spending a year',
    'My cards',
    'Citi Double Cash',
  ]);
  await expect(table.getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
});

test('reports unknown names in an address @soak', async ({ page }) => {
  await page.goto('/app/spending-comparison-chart?of=card-999999&on=nothing&to=7');
  await expect(page.getByRole('status').filter({ hasText: 'could not be found' })).toBeVisible();
  await expect(page.getByText('Nothing to draw yet')).toBeVisible();
});
