import { expectAccessible } from './accessible.ts';
import { readMailPath } from './mail.ts';
import { finishAccount } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';

test('register, confirm, add cards, enter spending, see the ranking, sign out and in: all is still there', async ({
  page,
}) => {
  const email = `journey-${String(Date.now())}@pointfolio.test`;
  const password = 'a long enough password';

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await page.goto(await readMailPath(email));
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expectAccessible(page);
  await finishAccount(page, password);
  await expect(page).toHaveURL(/\/app/);

  await page.goto('/app/my-cards');
  for (const name of ['Chase Freedom Unlimited', 'American Express Gold', 'Citi Double Cash']) {
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await page.getByRole('combobox', { name: 'Search cards by name or issuer' }).fill(name);
    await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  }

  await page.goto('/app/my-annual-spending');
  await page.getByRole('button', { name: 'New profile' }).first().click();
  await page.getByRole('menuitem', { name: 'Start from scratch' }).click();
  await page.getByRole('textbox', { name: /^Groceries, dollars a month/ }).fill('800');
  await page.getByRole('textbox', { name: /^Dining, dollars a month/ }).fill('450');
  await page.keyboard.press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText('$15,000').first()).toBeVisible();

  await page.goto('/app/card-ranking');
  await page.getByRole('searchbox').first().fill('American Express Gold');
  const row = page.getByRole('row', { name: /American Express Gold/ }).first();
  // 9,600 dollars of groceries and 5,400 of dining earn 4 points each: 60,000 points at 1.69 cents.
  await expect(row).toContainText('$1,014');
  await row.getByRole('button', { name: /\$/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText(/60,000|38,400/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/app/my-cards');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/my-cards/);
  await expect(
    page.getByRole('main').getByText('American Express Gold', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Citi Double Cash', { exact: true })).toBeVisible();
  await page.goto('/app/my-annual-spending');
  await expect(page.getByText('$15,000').first()).toBeVisible();
});
