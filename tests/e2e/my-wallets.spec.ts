import type { Page } from '@playwright/test';
import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

async function addCard(page: Page, words: string) {
  await page.getByRole('button', { name: 'Add a card to Wallet' }).click();
  await page.getByRole('combobox', { name: 'Search Add a card to Wallet' }).fill(words);
  await saving(page, 'arrange_wallet_cards', () => page.keyboard.press('Enter'));
}

const cardsOf = (page: Page) =>
  page.getByRole('region', { name: 'Wallet Wallet' }).getByRole('list').getByRole('listitem');

test('a wallet is put together, ordered in two tabs, optimized and restored', async ({
  page,
  context,
}) => {
  test.slow();
  await enterAsNew(page, '/app?step=spending');
  const households = page.getByRole('list', { name: 'Households to start from' });
  await saving(page, 'updateSelectedAnnual', () => households.getByRole('button').first().click());
  await visit(page, '/app/my-wallets');
  await page.getByRole('button', { name: 'New wallet' }).first().click();
  await addCard(page, 'double cash');
  await addCard(page, 'sapphire preferred');
  await addCard(page, 'freedom unlimited');
  await expect(cardsOf(page)).toHaveText([/Double Cash/, /Sapphire Preferred/, /Unlimited/]);

  // The second tab is offline, as on a train.
  const other = await context.newPage();
  await other.routeWebSocket(/realtime/u, () => undefined);
  await other.goto('/app/my-wallets');
  await expect(cardsOf(other)).toHaveCount(3);

  await saving(page, 'arrange_wallet_cards', () =>
    page.getByRole('button', { name: 'Move Chase Sapphire Preferred up' }).press('Enter'),
  );
  await saving(page, 'arrange_wallet_cards', () =>
    cardsOf(page).filter({ hasText: 'Unlimited' }).dragTo(cardsOf(page).first()),
  );
  await expect(cardsOf(page)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);

  // Each change in the stale tab is refused, reported, and followed by the current state.
  const told = other.getByText('This wallet was changed in another tab').first();
  const dismiss = other.getByRole('button', { name: 'Dismiss' });
  const refuse = async (change: () => Promise<void>, stands: RegExp[]) => {
    await change();
    await expect(told).toBeVisible();
    // Dismisses it at once: it also disappears after a while, about when the current state arrives.
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await expect(told).toBeHidden();
    await expect(cardsOf(other)).toHaveText(stands);
  };
  const takeOut = (tab: Page, card: string) =>
    tab.getByRole('button', { name: `Take ${card} out` }).click();
  const all = [/Unlimited/, /Sapphire Preferred/, /Double Cash/];
  await refuse(
    () => other.getByRole('button', { name: 'Move Citi Double Cash down' }).press('Enter'),
    all,
  );
  await takeOut(page, 'Citi Double Cash');
  await expect(page.getByText('Citi Double Cash taken out', { exact: true })).toBeVisible();
  await refuse(() => addCard(other, 'blue cash everyday'), all.slice(0, 2));
  await addCard(page, 'double cash');
  await refuse(() => takeOut(other, 'Chase Freedom Unlimited'), all);
  await addCard(page, 'blue cash everyday');
  await other.getByRole('button', { name: 'Actions for Wallet' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(other.getByText(/was changed in another tab/).first()).toBeVisible();
  await expect(cardsOf(other)).toHaveText([...all, /Blue Cash Everyday/]);
  await other.close();
  await saving(page, 'arrange_wallet_cards', () =>
    page.getByRole('button', { name: /^Take .*Blue Cash Everyday out/ }).click(),
  );

  await page.getByRole('button', { name: 'Find a better set' }).click();
  const dialog = page.getByRole('dialog', { name: /better set/ });
  await expect(dialog.getByText(/^The best for these assumptions/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Citi Double Cash' }).click();
  await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText('Citi Double Cash');
  await expect(dialog.getByText(/^The best for these assumptions/)).toBeVisible();
  const gain = dialog.getByRole('button', { name: /see the math/ });
  await expect(gain).toContainText(/^\+\$\d/);
  await dialog.getByRole('button', { name: 'Assumptions' }).click();
  await expect(dialog.getByRole('region', { name: 'What a point is worth' })).toContainText(
    'ThankYou Rewards: ',
  );
  await expectAccessibleState(page);
  const comesIn = dialog.getByRole('region', { name: 'Comes in' }).getByRole('listitem');
  await expect(comesIn).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Replace the cards' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardsOf(page).filter({ hasText: 'Citi Double Cash' })).toHaveCount(1);
  await expect(cardsOf(page).filter({ hasText: 'Unlimited' })).toHaveCount(0);

  const replaced = page.getByRole('listitem').filter({ hasText: 'more a year' });
  await saving(page, 'arrange_wallet_cards', () =>
    replaced.getByRole('button', { name: 'Undo' }).click(),
  );
  await expect(cardsOf(page)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);
  await page.reload();
  await expect(cardsOf(page)).toHaveText([/Unlimited/, /Sapphire Preferred/, /Double Cash/]);

  // The page that others would see, with a link to make.
  await page.getByRole('button', { name: 'Actions for Wallet', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this wallet' });
  await expect(sharing.getByRole('region', { name: 'What others see' })).toContainText(/\$\d/);
  await page.keyboard.press('Escape');
  await expect(sharing).toBeHidden();

  // A copy, then a custom order, kept over a reload; a search and another sorting in the address.
  const walletMenu = page.getByRole('button', { name: 'Actions for Wallet', exact: true });
  await walletMenu.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const wallets = page.getByRole('list', { name: 'My wallets', exact: true }).getByRole('heading');
  await expect(wallets).toHaveText(['Wallet', 'Wallet (copy)']);
  await expect(walletMenu).toBeFocused();
  // A dialog returns the focus to the button of the menu that opened it.
  const copyMenu = page.getByRole('button', { name: 'Actions for Wallet (copy)' });
  await copyMenu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copyMenu).toBeFocused();

  await page.getByRole('button', { name: 'Arrange' }).click();
  await saving(page, 'arrange_wallets', () =>
    page.getByRole('button', { name: 'Move Wallet (copy) up' }).press('Enter'),
  );
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(wallets).toHaveText(['Wallet (copy)', 'Wallet']);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(wallets).toHaveText(['Wallet', 'Wallet (copy)']);
  await page.getByRole('searchbox', { name: 'Search my wallets' }).fill('copy');
  await expect(wallets).toHaveText(['Wallet (copy)']);
  await expect(page).toHaveURL(/q=copy/);
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('Nothing matches “nothing of the kind”')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Actions for Wallet (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(wallets).toHaveText(['Wallet']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(wallets).toHaveText(['Wallet', 'Wallet (copy)']);
  await expectAccessibleState(page);
});
