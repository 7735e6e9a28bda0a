import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './every-look.ts';
import { register } from './new-member.ts';
import { expect, test } from './test.ts';

async function addCard(page: Page, words: string) {
  await page.getByRole('button', { name: 'Add a card to Wallet' }).click();
  await page.getByRole('combobox', { name: 'Search Add a card to Wallet' }).fill(words);
  const saved = page.waitForResponse((response) => response.url().includes('wallet_cards'));
  await page.keyboard.press('Enter');
  await saved;
}

const cardsOf = (page: Page) =>
  page.getByRole('region', { name: 'Wallet Wallet' }).getByRole('list').getByRole('listitem');

test('a wallet is put together, ordered in two tabs, made optimal and brought back', async ({
  page,
  context,
}) => {
  test.slow();
  await register(page);
  await page.goto('/app?step=spending');
  const selected = page.waitForResponse((response) => response.url().includes('SelectedAnnual'));
  await page
    .getByRole('list', { name: 'Published households' })
    .getByRole('button')
    .first()
    .click();
  await selected;
  await page.goto('/app/my-wallets');
  await page.getByRole('button', { name: 'New wallet' }).first().click();
  await addCard(page, 'double cash');
  await addCard(page, 'sapphire preferred');
  await addCard(page, 'freedom unlimited');
  await expect(cardsOf(page)).toHaveText([/Double Cash/, /Sapphire Preferred/, /Unlimited/]);

  // The second tab hears nothing of the first, as on a train.
  const other = await context.newPage();
  await other.routeWebSocket(/realtime/u, () => undefined);
  await other.goto('/app/my-wallets');
  await expect(cardsOf(other)).toHaveCount(3);

  const arranged = page.waitForResponse((response) => response.url().includes('arrange_wallet'));
  await page.getByRole('button', { name: 'Move Chase Sapphire Preferred up' }).press('Enter');
  await arranged;
  const dropped = page.waitForResponse((response) => response.url().includes('arrange_wallet'));
  await cardsOf(page).filter({ hasText: 'Unlimited' }).dragTo(cardsOf(page).first());
  await expect(cardsOf(page)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);
  await dropped;

  await other.getByRole('button', { name: 'Move Citi Double Cash down' }).press('Enter');
  await expect(other.getByText('changed in another tab', { exact: false }).first()).toBeVisible();
  await expect(cardsOf(other)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);
  await other.close();

  await page.getByRole('button', { name: 'Make it optimal' }).click();
  const dialog = page.getByRole('dialog', { name: /optimal/ });
  await expect(dialog.getByText(/^Proven/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Citi Double Cash' }).click();
  await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText('Citi Double Cash');
  await expect(dialog.getByText(/^Proven/)).toBeVisible();
  const gain = dialog.getByRole('button', { name: /show how/ });
  await expect(gain).toContainText(/^\+\$\d/);
  await expectAccessibleInEveryLook(page);
  const joins = await dialog
    .getByRole('region', { name: 'Comes in' })
    .getByRole('listitem')
    .count();
  expect(joins).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Replace the cards' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardsOf(page).filter({ hasText: 'Citi Double Cash' })).toHaveCount(1);
  await expect(cardsOf(page).filter({ hasText: 'Unlimited' })).toHaveCount(0);

  const undone = page.waitForResponse((response) => response.url().includes('arrange_wallet'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardsOf(page)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);
  await undone;
  await page.reload();
  await expect(cardsOf(page)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);

  await page.getByRole('button', { name: 'Take Citi Double Cash out' }).click();
  await expect(cardsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardsOf(page)).toHaveCount(3);
  await expectAccessibleInEveryLook(page);
});
