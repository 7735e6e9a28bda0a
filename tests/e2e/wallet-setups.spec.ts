import { test } from './member.ts';
import { expect } from './test.ts';

function dollarsIn(text: string | null): number {
  return Number(/\$([\d,.]+)/u.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

test('curated combinations are valued, the best first, each with its ledger', async ({ page }) => {
  await page.goto('/app/wallet-setups');
  const items = page.getByRole('list', { name: 'Curated combinations' }).locator(':scope > li');
  await expect(items.first()).toBeVisible();
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
  await page.getByLabel('Cards at most').selectOption('2');
  await page.getByLabel('Fees a year').selectOption('No fees');
  await expect(page).toHaveURL(/size=2/);
  await expect(page).toHaveURL(/fees=0/);
  await page.reload();
  await expect(page.getByLabel('Fees a year')).toHaveValue('0');

  const panel = page.getByRole('region', { name: 'The best wallet for me' });
  await panel.getByRole('button', { name: 'Find the best wallet' }).click();
  await expect(panel.getByText(/^The best for these assumptions/)).toBeVisible();
  const others = panel.getByRole('region', { name: 'Next best wallets' });
  await expect(others.getByRole('button', { name: 'Save as a wallet' })).toHaveCount(3);
  const best = panel.getByRole('list').first().getByRole('listitem');
  await expect(best).toHaveCount(2);
  await expect(best.filter({ hasText: 'No fee' })).toHaveCount(2);
  const [first] = await panel.getByRole('button', { name: /see the math/ }).allTextContents();
  const [second] = await others.getByRole('button', { name: /see the math/ }).allTextContents();
  expect(dollarsIn(first ?? null)).toBeGreaterThanOrEqual(dollarsIn(second ?? null));

  await panel.getByRole('button', { name: 'Save as a wallet' }).first().click();
  await expect(page.getByText('“Best 2 cards” saved', { exact: false }).first()).toBeVisible();
  await page.goto('/app/my-wallets');
  const wallet = page.getByRole('region', { name: 'Wallet Best 2 cards' });
  await expect(wallet.getByRole('list').getByRole('listitem')).toHaveCount(2);
  await wallet.getByRole('button', { name: 'Actions for Best 2 cards' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(wallet).toBeHidden();
});

test('the best wallet is held against the cards of the member: open, close, and what that adds', async ({
  page,
}) => {
  await page.goto('/app/wallet-setups?size=4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best wallet');
  const panel = page.getByRole('region', { name: 'The best wallet for me' });
  const against = panel.getByRole('region', { name: 'Against mine' });
  await expect(against).toHaveCount(0);
  await panel.getByRole('button', { name: 'Find the best wallet' }).click();
  await expect(against).toBeVisible();
  const cards = (name: string) => against.getByRole('region', { name }).getByRole('listitem');
  await expect(cards('Open').first()).toBeVisible();
  await expect(cards('Close').first()).toBeVisible();
  expect((await cards('Open').count()) + (await cards('Keep').count())).toBeLessThanOrEqual(4);
  const [gain, after, before] = [
    ...((await against.textContent()) ?? '').matchAll(/\$([\d,]+)/gu),
  ].map(([figure]) => dollarsIn(figure));
  expect(gain).toBeGreaterThan(0);
  // Each figure is rounded separately.
  expect(Math.abs((after ?? 0) - (before ?? 0) - (gain ?? 0))).toBeLessThanOrEqual(1);
  const best = panel.getByRole('button', { name: /^\$[\d,]+ a year/ }).first();
  expect(dollarsIn(await best.textContent())).toBe(after);
  await against.getByRole('button', { name: /see the math/ }).click();
  await expect(page.getByRole('dialog')).toContainText('As it is now');
  await page.keyboard.press('Escape');

  // A single card without a fee is worth less than all cards of the member.
  await page.getByLabel('Cards at most').selectOption('1');
  await page.getByLabel('Fees a year').selectOption('No fees');
  await panel.getByRole('button', { name: 'Find the best wallet' }).click();
  await expect(against).toContainText('nothing to gain within these limits');
});
