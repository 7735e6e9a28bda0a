import { test } from './member.ts';
import { expect } from './test.ts';

function dollarsIn(text: string | null): number {
  return Number(/\$([\d,.]+)/u.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

test('curated combinations are valued, the best first, each with its ledger @soak', async ({
  page,
}) => {
  await page.goto('/app/wallet-setups');
  const items = page.getByRole('list', { name: 'Curated combinations' }).locator(':scope > li');
  await expect(items.first()).toBeVisible();
  await page.getByRole('button', { name: /^Show all \d+ combinations$/ }).click();
  const figures = await items.getByRole('button', { name: /see the math/ }).allTextContents();
  const values = figures.map(dollarsIn);
  expect(values.length).toBeGreaterThan(10);
  expect(values).toEqual(values.toSorted((a, b) => b - a));

  const trifecta = items.filter({ hasText: 'Citi trifecta' }).first();
  await trifecta
    .getByRole('button', { name: /^Report a mistake: the combination .*Citi trifecta/ })
    .click();
  const report = page.getByRole('dialog', { name: 'Report a mistake' });
  await expect(report).toContainText('the combination Citi trifecta');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  const figure = trifecta.getByRole('button', { name: /see the math/ });
  const shown = dollarsIn(await figure.textContent());
  await figure.click();
  const total = page.getByRole('dialog').getByText('What you keep in a year').locator('..');
  // The figure is rounded to whole dollars; the lines add up to the cent.
  expect(Math.round(dollarsIn(await total.textContent()))).toBe(shown);
});

test('the best wallet is found within limits, proven, with others, and saved', async ({ page }) => {
  await page.goto('/app/wallet-setups');
  await page.getByRole('button', { name: /^Limits/ }).click();
  await page.getByLabel('Cards at most').selectOption('2');
  await page.getByLabel('Fees a year').selectOption('No fees');
  await expect(page).toHaveURL(/size=2/);
  await expect(page).toHaveURL(/fees=0/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Limits 2 in use' })).toBeVisible();
  await expect(page.getByLabel('Fees a year')).toHaveValue('0');

  const panel = page.getByRole('region', { name: 'The best wallet for me' });
  await expect(panel.getByText(/^The best for these assumptions/)).toBeVisible();
  // Two cards without a fee are worth less than all of the member's cards, but can still be opened and saved.
  await expect(panel.getByRole('heading', { name: /^Keep your \d+ cards\.$/ })).toBeVisible();
  const bars = panel
    .getByRole('region', { name: 'How close the others come' })
    .getByRole('list')
    .first()
    .locator(':scope > li');
  const figures = (await bars.allTextContents()).map(dollarsIn);
  expect(figures.length).toBeGreaterThan(3);
  expect(figures.slice(0, 4)).toEqual(figures.slice(0, 4).toSorted((a, b) => b - a));
  const other = bars.nth(1);
  await other.getByRole('button', { name: /^Details/ }).click();
  await expect(other.getByRole('button', { name: 'Save as a wallet' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Assumptions' })).toBeVisible();

  const best = other.getByRole('listitem');
  await expect(best).toHaveCount(2);
  await expect(best.filter({ hasText: 'No fee' })).toHaveCount(2);
  await other.getByRole('button', { name: 'Save as a wallet' }).click();
  await expect(page.getByText('“Best 2 cards” saved', { exact: false }).first()).toBeVisible();
  await page.goto('/app/my-wallets');
  const wallet = page.getByRole('region', { name: 'Wallet Best 2 cards' });
  await expect(wallet.getByRole('list').getByRole('listitem')).toHaveCount(2);
  await wallet.getByRole('button', { name: 'Actions for Best 2 cards' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(wallet).toBeHidden();
});

test('the best wallet is held against the cards of the member: open, close, and what that adds @soak', async ({
  page,
}) => {
  await page.goto('/app/wallet-setups?size=4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best wallet');
  const panel = page.getByRole('region', { name: 'The best wallet for me' });
  const changes = panel.getByRole('region', { name: 'What changes' });
  const steps = changes.getByRole('list', { name: 'What changes' }).getByRole('listitem');
  await expect(steps.getByRole('heading', { name: /^Open / }).first()).toBeVisible();
  await expect(steps.getByRole('heading', { name: /^Close / }).first()).toBeVisible();
  const gained = changes.getByRole('button', { name: /What the switch adds/ });
  const gain = dollarsIn(await gained.textContent());
  expect(gain).toBeGreaterThan(0);
  // The steps add up to the whole.
  const added = await steps.getByRole('button', { name: /what it adds$/ }).allTextContents();
  const signedIn = (text: string) => dollarsIn(text) * (text.startsWith('−') ? -1 : 1);
  expect(added.reduce((sum, text) => sum + signedIn(text), 0)).toBe(gain);
  await expect(panel).toContainText(/You keep \$[\d,]+ a year instead of \$[\d,]+/);
  // The ledger ends with the same two figures.
  const kept = panel.getByRole('table', { name: 'The ledger' }).getByRole('row').last();
  const [after = 0, before = 0] = [
    ...((await kept.textContent()) ?? '').matchAll(/\$[\d,.]+/gu),
  ].map(([figure]) => Math.round(dollarsIn(figure)));
  expect(after - before).toBe(gain);
  await gained.click();
  await expect(page.getByRole('dialog')).toContainText('As it is now');
  await page.keyboard.press('Escape');

  // A single card without a fee is worth less than all cards of the member: a change of limits asks again.
  await page.getByRole('button', { name: /^Limits/ }).click();
  await page.getByLabel('Cards at most').selectOption('1');
  await page.getByLabel('Fees a year').selectOption('No fees');
  await expect(panel.getByRole('heading', { name: /^Keep your \d+ cards\.$/ })).toBeVisible();
  await expect(panel).toContainText('nothing within these limits beats them');
  await expect(changes).toHaveCount(0);
});
