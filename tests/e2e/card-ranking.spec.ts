import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('ranks by what a card adds to mine, opens to the two wallets and keeps its columns', async ({
  page,
}) => {
  await page.goto('/app/card-ranking');
  const table = page.getByRole('table', { name: 'Cards by yearly value' });
  await table.getByRole('button', { name: 'Adds to my wallet' }).click();
  await expect(page).toHaveURL(/sort=added/);
  await expect(table.getByRole('columnheader', { name: 'Adds to my wallet' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  const first = table.getByRole('button', { name: /see the math: what .* adds/ }).first();
  const added = Number(/[\d,]+/u.exec((await first.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(added).toBeGreaterThan(0);
  await first.click();
  const dialog = page.getByRole('dialog', { name: /adds to my cards/ });
  // The figure is rounded to whole dollars; the two wallets are to the cent.
  const total = dialog.getByRole('heading', { name: 'What it adds in a year' });
  const exact = Number(/[\d,.]+/u.exec((await total.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(Math.round(exact)).toBe(added);
  await dialog.getByText('My cards with it: every line').click();
  await expect(dialog.getByText('What you keep in a year', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Assumptions' }).click();
  await expect(dialog.getByRole('region', { name: 'What a point is worth' })).toBeVisible();
  await expect(
    dialog.getByRole('switch', { name: 'Count them as they were a year ago' }),
  ).toBeVisible();
  await expectAccessibleState(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await column('Foreign fee').press('Space');
  await expect(column('Foreign fee')).toBeChecked();
  await column('Credits').press('Space');
  await expect(column('Credits')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Foreign fee' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Credits' })).toHaveCount(0);

  await visit(page, '/app/card-ranking?q=strata&sort=added');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Fee');
  await expect(page).toHaveURL(/sort=fee/);
  const strata = table.getByRole('row').filter({ hasText: 'Citi Strata Premier' });
  await expect(strata.getByRole('definition').first()).toContainText(/\$\d/);
});
