import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('a rate of one’s own is set on the card, counts at the counter and in the ledger, and goes again', async ({
  page,
}) => {
  test.slow();
  await page.goto('/app/credit-cards/amex-gold');
  await page.getByRole('button', { name: 'Set my own rate' }).click();
  const dialog = page.getByRole('dialog', { name: /^My own rate of American Express Gold/ });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose what the rate is for.')).toBeVisible();
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'Restaurants' });
  await expect(dialog.getByText('The issuer’s: 4×')).toBeVisible();
  await dialog.getByLabel('My rate, points a dollar').fill('9');
  await expectAccessibleState(page);
  await saving(page, 'addSpendingCategoryCustomValue', () =>
    dialog.getByRole('button', { name: 'Save' }).click(),
  );
  const mine = page.getByRole('list', { name: 'My own rates' }).getByRole('listitem');
  await expect(mine).toContainText('9×');
  await expect(mine).toContainText('Yours; the issuer’s is 4×');
  await expectAccessibleState(page);

  await visit(page, '/app/my-cards');
  await page.getByRole('button', { name: 'Actions for American Express Gold' }).click();
  await page.getByRole('menuitem', { name: 'Set my own rate…' }).click();
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'Restaurants' });
  await expect(dialog.getByLabel('My rate, points a dollar')).toHaveValue('9');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // At the counter, where the rate can be changed too.
  await visit(page, '/app/best-card/dining?sub=restaurants');
  const best = page.getByRole('region', { name: 'My best card' });
  await expect(best).toContainText('9× Membership Rewards');
  await expect(best).toContainText('yours; the issuer’s is 4×');
  const change = /^Change my own rate of American Express Gold.* on Restaurants/;
  await best.getByRole('button', { name: change }).click();
  await dialog.getByLabel('My rate, points a dollar').fill('8');
  await saving(page, 'updateSpendingCategoryCustomValue', () =>
    dialog.getByRole('button', { name: 'Save' }).click(),
  );
  await expect(best).toContainText('8× Membership Rewards');

  // In the ranking's ledger, where it can be removed, and the removal undone.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/card-ranking');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('American Express Gold');
  await page
    .getByRole('button', { name: /see the math: the net value of American Express Gold/ })
    .first()
    .click();
  const ledger = page.getByRole('dialog').first();
  const line = ledger.getByRole('row').filter({ hasText: 'Restaurants' });
  await expect(line).toContainText('8×');
  await expect(line).toContainText('yours; the issuer’s is 4×');
  await line.getByRole('button', { name: change }).click();
  const back = dialog.getByRole('button', { name: 'Go back to the issuer’s rate' });
  await saving(page, 'removeSpendingCategoryCustomValue', () => back.click());
  await expect(line).not.toContainText('yours');
  await expect(line).toContainText('4×');
  await saving(page, 'addSpendingCategoryCustomValue', () =>
    page.getByRole('button', { name: 'Undo' }).click(),
  );
  await expect(line).toContainText('8×');
});
