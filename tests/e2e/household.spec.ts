import type { Page } from '@playwright/test';
import { createMember, createNewcomer } from './accounts.ts';
import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { signInOverRest } from './rest.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

const baseURL = process.env['E2E_WEB_URL'] ?? '';
const empty = { cookies: [], origins: [] };

const membersOn = (page: Page) => page.getByRole('list', { name: 'Members' });
const nameOn = (page: Page) => page.getByLabel('Your name');

/** Creates a link, and returns its path in the app under test. */
async function invite(page: Page): Promise<string> {
  const make = page.getByRole('button', { name: 'Make an invitation link' });
  await saving(page, 'invite_to_household', () => make.click());
  const { pathname, hash } = new URL(await page.getByLabel('Invitation link').inputValue());
  return pathname + hash;
}

async function startHousehold(page: Page, name: string): Promise<string> {
  await page.goto('/app/household');
  await nameOn(page).fill(name);
  return invite(page);
}

async function join(page: Page, name: string) {
  await nameOn(page).fill(name);
  const button = page.getByRole('button', { name: 'Join' });
  await saving(page, 'accept_household_invitation', () => button.click());
  await expect(page).toHaveURL(/\/app\/household$/);
}

async function shareCards(page: Page, isShared: boolean) {
  const cards = page.getByRole('switch', { name: 'Cards' });
  await expect(cards).toBeChecked({ checked: !isShared });
  await saving(page, 'set_household_share', () => cards.click());
}

const switches = (page: Page) => page.getByRole('group', { name: 'Whose' });

test('a member without a household is offered one, and meets it nowhere else @soak', async ({
  page,
}) => {
  await page.goto('/app/my-cards');
  const asked = page.waitForResponse(/rpc\/get_household/);
  await expect(page.getByRole('list', { name: 'My cards' })).toBeVisible();
  await asked;
  await expect(switches(page)).toHaveCount(0);
  await page.goto('/app/household');
  await expect(page.getByRole('main')).toContainText('Just you so far.');
  await page.getByRole('button', { name: 'Make an invitation link' }).click();
  await expect(page.getByText('Enter a name, such as Sam.')).toBeVisible();
  await expectAccessibleState(page);
});

test('somebody who has to sign in first joins, and sees the cards while they are shared', async ({
  page: sam,
  browser,
}) => {
  test.slow();
  const link = await startHousehold(sam, 'Sam');
  await expectAccessibleState(sam);

  const { email, password } = await createNewcomer();
  const alex = await browser.newPage({ baseURL, storageState: empty });
  await alex.goto(link);
  // Names who invites to what before anything is asked.
  await expect(alex.getByRole('main')).toContainText('Sam invites you to share a household.');
  await expectAccessibleState(alex);
  await alex.getByRole('link', { name: 'Sign in to join' }).click();
  await expect(alex).toHaveURL(/\/login$/);
  await alex.getByLabel('Email address').fill(email);
  await alex.getByLabel('Password', { exact: true }).fill(password);
  await alex.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(alex.getByRole('main')).toContainText('Sam invites you to share a household.');
  await expectAccessibleState(alex);
  await join(alex, 'Alex');
  await expect(membersOn(alex).getByRole('listitem')).toContainText(['Sam', 'Alex']);
  // Sam has not touched the page since.
  await expect(membersOn(sam).getByRole('listitem')).toContainText(['Sam', 'Alex']);

  await alex.goto('/app/my-cards');
  await expect(alex.getByRole('heading', { name: 'My cards' })).toBeVisible();
  await expect(switches(alex)).toHaveCount(0);
  const cards = alex.getByRole('region', { name: 'Cards of Sam' });

  await shareCards(sam, true);
  await switches(alex).getByRole('button', { name: 'Household' }).click();
  await expect(cards).toContainText('American Express Gold');
  await expectAccessibleState(alex);
  const rest = await signInOverRest(email, password);
  for (const rowsOf of ['point_balances', 'purchases', 'annual_spending_profiles']) {
    const { data } = await rest.rpc('list_household_rows', { rows_of: rowsOf }).throwOnError();
    expect(data, rowsOf).toEqual([]);
  }

  // Alex sees Sam's changes, except the notes.
  const own = await sam.context().newPage();
  await own.goto('/app/my-cards');
  await own.getByRole('button', { name: 'Actions for American Express Gold' }).click();
  await own.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = own.getByRole('dialog', { name: 'American Express Gold' });
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Groceries');
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('for Sam alone');
  await saving(own, '/member_cards', () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(cards).toContainText('Groceries');
  await expect(alex.getByRole('main')).not.toContainText('for Sam alone');

  await shareCards(sam, false);
  await expect(cards).toHaveCount(0);
  await expect(switches(alex)).toHaveCount(0);
  await shareCards(sam, true);
  await expect(cards).toContainText('Groceries');

  await sam.getByRole('button', { name: 'Leave the household' }).click();
  const leave = sam.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await saving(sam, 'leave_household', () => leave.click());
  await expect(cards).toHaveCount(0);
  await expect(sam.getByRole('main')).toContainText('Just you so far.');

  await sam.goto(link);
  await expect(sam.getByRole('main')).toContainText('This invitation doesn’t work.');
  await expectAccessibleState(sam);
  await alex.close();
});

test('a founder withdraws a link, goes by another name, and removes somebody @soak', async ({
  page: kim,
  browser,
}) => {
  test.slow();
  const withdrawn = await startHousehold(kim, 'Kim');
  const open = kim.getByRole('list', { name: 'Open invitations' });
  const withdraw = open.getByRole('button', { name: 'Withdraw' });
  await saving(kim, 'withdraw_household_invitation', () => withdraw.click());
  await expect(open).toHaveCount(0);
  await expect(kim.getByLabel('Invitation link')).toHaveCount(0);

  const lee = await browser.newPage({ baseURL, storageState: await createMember(baseURL) });
  await lee.goto(withdrawn);
  await expect(lee.getByRole('main')).toContainText('This invitation doesn’t work.');
  await lee.goto(await invite(kim));
  await expect(lee.getByRole('main')).toContainText('Kim invites you to share a household.');
  await join(lee, 'Lee');
  await expect(lee.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await lee.goto(withdrawn);
  await expect(lee.getByRole('main')).toContainText('You’re in a household already.');
  await lee.getByRole('link', { name: 'Open my household' }).click();

  await nameOn(kim).fill('Kimberly');
  const rename = kim.getByRole('button', { name: 'Rename' });
  await saving(kim, 'rename_in_household', () => rename.click());
  await expect(membersOn(lee)).toContainText('Kimberly');

  await kim.getByRole('button', { name: 'Remove Lee' }).click();
  const remove = kim.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
  await saving(kim, 'remove_from_household', () => remove.click());
  await expect(membersOn(kim)).not.toContainText('Lee');
  await expect(lee.getByRole('main')).toContainText('Just you so far.');
  await lee.close();
});
