import type { Page } from '@playwright/test';
import { createNewcomer } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { readMailPath } from './mail.ts';
import { enterAsNew, register } from './new-member.ts';
import { signInOverRest } from './rest.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';

test.use({ device: 'new' });

/** Uses the calculator, with amounts that no other test uses. */
async function ask(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Groceries' }).fill('901');
  await page.getByRole('textbox', { name: 'Restaurants' }).fill('307');
  await page.getByRole('button', { name: 'Show my card' }).first().click();
  const best = page.getByRole('list', { name: 'Best cards for this spending' }).getByRole('link');
  await expect(page.getByRole('radio', { name: 'Cash', exact: true })).toBeChecked();
  const forGood = await best.first().innerText();
  await page.getByLabel('My credit').selectOption('Fair');
  await expect(page).toHaveURL(/credit=fair/);
  await expect(best.first()).not.toHaveText(forGood);
  return best.first().innerText();
}

test('answers to the calculator are in the account that is then created, once', async ({
  page,
}) => {
  await ask(page);
  await register(page);
  await expect(page.getByText('We saved your calculator answers', { exact: true })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Setup steps' });
  await steps.getByRole('link', { name: /^Spending/ }).click();
  await expect(page.getByText('These are the amounts you gave the calculator.')).toBeVisible();
  await expect(page.getByLabel('Groceries, dollars a month')).toHaveValue('901');

  await page.goto('/app/my-annual-spending');
  await expect(page.getByRole('textbox', { name: /^Groceries, dollars a month/ })).toHaveValue(
    '901',
  );
  await expect(page.getByRole('textbox', { name: /^Dining, dollars a month/ })).toHaveValue('307');
  await page.goto('/app/my-profile');
  await expect(page.getByRole('radio', { name: /^Fair/ })).toBeChecked();
  await page.goto('/app/my-profile?page=values');
  await expect(page.getByRole('radio', { name: /cash/i })).toBeChecked();
  // Nothing is added that was not asked for: the card that the calculator named is not on the wish list.
  await page.goto('/app/my-cards?view=wish-list');
  await expect(page.getByText('Your wish list is empty')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pointfolio-first-answer'))).toBeNull();
});

test('a link of a stranger takes nothing of it along @soak', async ({ page }) => {
  await ask(page);
  const stranger = await createNewcomer();
  const strangers = await signInOverRest(stranger.email, stranger.password);
  const { error } = await strangers.auth.signInWithOtp({
    email: stranger.email,
    options: { shouldCreateUser: false },
  });
  expect(error).toBeNull();
  await page.goto(await readMailPath(stranger.email));
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/app/my-annual-spending');
  await page.waitForLoadState('networkidle');
  for (const table of ['annual_spending_profiles', 'member_cards'] as const)
    expect((await strangers.from(table).select('id').throwOnError()).data).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pointfolio-first-answer'))).not.toBeNull();
});

test('an account that has spending keeps it, and is only offered the other amounts @soak', async ({
  page,
}) => {
  await ask(page);
  const kept = await page.evaluate(() => localStorage.getItem('pointfolio-first-answer'));
  await page.evaluate(() => {
    localStorage.clear();
  });
  const email = await register(page);
  await page.goto('/app?step=spending');
  const households = page.getByRole('list', { name: 'Households to start from' });
  await saving(page, 'updateSelectedAnnualSpendingProfileId', () =>
    households.getByRole('button').first().click(),
  );
  await expect(page.getByText('All changes saved')).toBeVisible();
  // Sets the state of someone who used the calculator before signing in.
  await page.evaluate(
    ([answer = '', begun = '']) => {
      localStorage.setItem('pointfolio-first-answer', answer);
      localStorage.setItem('pointfolio-begun', begun);
    },
    [kept ?? '', JSON.stringify(email)],
  );
  await page.goto('/app/my-annual-spending');
  await expect(page.getByText('Your spending stays as it is', { exact: true })).toBeVisible();
  // An example says that it is one, and an average names its source.
  await page.getByRole('button', { name: 'New profile' }).click();
  for (const [name, source] of [
    [/^Couple/, 'groceries 2 × $275'],
    ['Retired couple', 'doctors 2 × $100'],
    ['Small business', 'Our example'],
    ['Average household (BLS)', 'BLS via creditcards.com'],
  ] as const) {
    await expect(page.getByRole('menuitem', { name })).toContainText(source);
  }
  await page.keyboard.press('Escape');
  const groceries = page.getByRole('textbox', { name: /^Groceries, dollars a month/ });
  await expect(groceries).not.toHaveValue('901');
  const before = await groceries.inputValue();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(
    page
      .getByRole('tab', { name: 'My spending' })
      .or(page.getByRole('link', { name: 'My spending' }))
      .first(),
  ).toBeVisible();
  await expect(groceries).toHaveValue(before);
});

test('a visitor uses ranking, best wallet and comparison without an account, and nothing of it is sent', async ({
  page,
}) => {
  const best = await ask(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('trpc')) sent.push(request.url());
  });
  await page.getByRole('link', { name: 'Every card, ranked' }).click();
  await expect(page).toHaveURL(/\/guest\/card-ranking$/);
  await expect(page.getByText('points as cash')).toBeVisible();
  await page.getByRole('link', { name: 'Change the amounts' }).click();
  await expect(page.getByRole('textbox', { name: 'Groceries' })).toHaveValue('901');
  await expect(page.getByRole('radio', { name: 'Cash', exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Every card, ranked' }).click();
  await expect(page.getByRole('row').filter({ hasText: best }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Best wallet' }).click();
  await expect(page.getByRole('button', { name: /Net value of the best wallet/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a wallet' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Points or cash' }).click();
  await page.getByLabel('Priced in').selectOption({ label: 'MileagePlus' });
  await page.getByLabel('Points', { exact: true }).fill('60,000');
  await page.getByLabel('Or cash, dollars').fill('312');
  await expect(page.getByText(/^Pay cash: only \$312 saved/u)).toBeVisible();
  await expect(page.getByText('Our value of MileagePlus, for travel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I used the points' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Card comparison' }).click();
  for (const name of ['Chase Freedom Unlimited', 'Citi Double Cash']) {
    await page.getByRole('button', { name: 'Add a card to compare' }).click();
    // The pairs that arrive do not move the open list.
    if (name !== 'Citi Double Cash')
      await expect(page.getByRole('list', { name: 'Worth comparing for you' })).toBeVisible();
    await page.keyboard.type(name);
    await page.getByRole('option', { name }).first().click();
  }
  await expect(page).toHaveURL(/\/guest\/card-comparison\/.+/);
  await expect(page.getByRole('columnheader', { name: /Citi Double Cash/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Save this' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('cards are picked by their short names, and one table asks for their days @soak', async ({
  page,
}) => {
  await enterAsNew(page, '/app?step=cards');
  const field = page.getByRole('combobox', { name: 'Search cards by name or issuer' });
  const popular = page.getByRole('listbox', { name: 'Cards' }).getByRole('option');
  await expect(popular.first()).toContainText('Chase Sapphire Preferred');
  for (const [typed, name] of [
    ['bcp', 'Blue Cash Preferred'],
    ['chase saphire resrve', 'Chase Sapphire Reserve'],
    ['american express platinum', 'American Express Platinum'],
  ] as const) {
    await field.fill(typed);
    await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
    const added = page.getByRole('list', { name: 'Cards added' });
    await expect(added.getByText(name, { exact: true })).toBeVisible();
    await field.fill('');
  }

  const table = page.getByRole('table', { name: 'Dates of my cards' });
  const about = table.getByRole('combobox', { name: 'About when Blue Cash Preferred was opened' });
  await saving(page, '/member_cards', async () => {
    await about.selectOption('About a year ago');
  });
  const opened = table.getByLabel('Opening day of Blue Cash Preferred');
  const day = await opened.inputValue();
  expect(day.slice(0, 4)).toBe(String(new Date().getFullYear() - 1));
  const reserve = table.getByLabel('Opening day of Chase Sapphire Reserve');
  await reserve.fill('2190-01-01');
  await reserve.blur();
  await expect(table.getByRole('alert')).toHaveText('This day is in the future.');
  await reserve.fill('2024-05-06');
  await saving(page, '/member_cards', () => reserve.blur());
  await expect(table.getByRole('alert')).toHaveCount(0);
  const month = table.getByRole('combobox', { name: 'Fee month of American Express Platinum' });
  await saving(page, '/member_cards', async () => {
    await month.selectOption('March');
  });
  const nickname = table.getByLabel('Nickname of American Express Platinum');
  await nickname.fill('Lounges');
  await saving(page, '/member_cards', () => nickname.blur());
  await expectAccessible(page);

  await page.goto('/app/my-cards');
  await expect(
    page.getByText('Add opening dates for 1 card to check rules and fees.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did you open your cards?' });
  await expect(dialog.getByLabel('Opening day of Blue Cash Preferred')).toHaveValue(day);
  await expect(dialog.getByLabel('Opening day of Chase Sapphire Reserve')).toHaveValue(
    '2024-05-06',
  );
  await expect(
    dialog.getByRole('combobox', { name: 'Fee month of American Express Platinum' }),
  ).toHaveValue('3');
  await expect(dialog.getByLabel('Nickname of American Express Platinum')).toHaveValue('Lounges');
  await expectAccessible(page);
});
