import { readFile } from 'node:fs/promises';
import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { standOn } from './stand-on.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('a benefit is marked as used, taken back and hidden', async ({ page }) => {
  await page.goto('/app/my-benefits');
  const uber = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: '$10 monthly Uber Cash' });
  await saving(page, '/benefit_uses', () => uber.getByRole('button', { name: /^Log / }).click());
  await expect(uber).toBeHidden();
  await saving(page, '/benefit_uses', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(uber).toContainText('$10 of $10 left');

  await uber.getByRole('button', { name: /^Enter the amount used/ }).click();
  await page.getByRole('textbox', { name: 'Used so far in this period' }).fill('40');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an amount from 0 to $10.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Used so far in this period' }).fill('4');
  await saving(page, '/benefit_uses', () => page.keyboard.press('Enter'));
  await expect(uber).toContainText('$6 of $10 left');
  await page.reload();
  await expect(uber).toContainText('$6 of $10 left');

  await uber.getByRole('button', { name: /^Actions for/ }).click();
  await saving(page, 'updateBenefitCustomValues', () =>
    page.getByRole('menuitem', { name: /^Hide/ }).click(),
  );
  await expect(uber).toBeHidden();
  await page.getByRole('link', { name: /^Hidden/ }).click();
  await expect(page).toHaveURL(/show=hidden/);
  await uber.getByRole('button', { name: /^Actions for/ }).click();
  await saving(page, 'updateBenefitCustomValues', () =>
    page.getByRole('menuitem', { name: 'Show again' }).click(),
  );
  await expect(uber).toBeHidden();
  await page.goto('/app/my-benefits');
  await expect(uber).toContainText('$6 of $10 left');
});

test('a past month of a benefit is logged late, and counts toward the fee @soak', async ({
  page,
}) => {
  await page.goto('/app/my-benefits');
  const preferred = page.getByRole('region', { name: 'Chase Sapphire Preferred', exact: true });
  const fee = preferred.getByText(/^\$[\d,]+ back of its \$95 fee$/);
  await expect(fee).toBeVisible();
  const before = Number(/\d+/.exec((await fee.textContent()) ?? '')?.[0]);
  await preferred.getByRole('button', { name: /^Actions for \$10 monthly DoorDash/ }).click();
  await page.getByRole('menuitem', { name: 'Log past periods…' }).click();
  const last = page.getByRole('list', { name: 'Past periods' }).getByRole('listitem').first();
  await expectAccessibleState(page);
  await saving(page, '/benefit_uses', () =>
    last.getByRole('button', { name: /^Log \$10/ }).click(),
  );
  await expect(last).toContainText('$10 of $10 used');
  await last.getByRole('button', { name: /^Enter the amount used/ }).click();
  await page.getByRole('textbox', { name: 'Used in this period' }).fill('3');
  await saving(page, '/benefit_uses', () => page.keyboard.press('Enter'));
  await expect(last).toContainText('$3 of $10 used');
  await page.keyboard.press('Escape');
  await expect(fee).toHaveText(`$${before + 3} back of its $95 fee`);
});

test('a credit is logged from home with one press, and offsets a part of the fee @soak', async ({
  page,
}) => {
  await page.goto('/app');
  const things = page.getByRole('list', { name: 'Things to do now' }).getByRole('listitem');
  const credit = things.filter({ hasText: /expires after/ }).first();
  const name = ((await credit.getByText(/^Use /).textContent()) ?? '').replace('Use ', '');
  const told = (await credit.getByText(/expires after/).textContent()) ?? '';
  const [, card = '', dollars] = /^(.*): \$(\d+) expires/.exec(told) ?? [];
  const back = page.getByRole('region', { name: card, exact: true });
  await visit(page, '/app/my-benefits');
  const before = Number(/^\D*(\d+)/.exec((await back.textContent()) ?? '')?.[1]);
  await visit(page, '/app');
  await saving(page, '/benefit_uses', () =>
    credit.getByRole('button', { name: /^Log \$/ }).click(),
  );
  await expect(things.filter({ hasText: name })).toHaveCount(0);
  await expect(page.getByText(`${name} is used`, { exact: true })).toBeVisible();
  await page.goto('/app/my-benefits');
  await expect(back).toContainText(`$${before + Number(dollars)} back of its`);
});

test('fees as timeline, calendar, verdict and file', async ({ page }) => {
  await standOn(page, '2026-11-21');
  await page.goto('/app/upcoming-fees');
  await expect(
    page.getByRole('button', { name: /see the math: Fees of the next twelve months/ }),
  ).toContainText(/\$\d+/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toContain('Chase Sapphire Preferred: annual fee $95');

  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await visit(page, '/app/upcoming-fees?view=calendar&month=2027-03');
  await expect(page.getByRole('heading', { name: 'March 2027' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /14/ }).first()).toContainText('$95');

  await visit(page, '/app/upcoming-fees?view=cards');
  const gold = page.getByRole('row', { name: /American Express Gold/ });
  await expect(gold).toContainText('Keep');
  await gold.getByRole('button', { name: /What American Express Gold adds/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Wallet without it');
  await page.keyboard.press('Escape');
});

test('a bonus is tracked to the day it posts, in two tabs @soak', async ({ page, context }) => {
  await page.goto('/app/bonus-tracker');
  await page.getByRole('button', { name: 'Track a bonus' }).click();
  await page.getByRole('menuitem', { name: 'Citi Double Cash' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Spend to reach').fill('1,500');
  await dialog.getByLabel('Spent outside your log').fill('1,400');
  await dialog.getByLabel('Deadline').fill('2099-12-31');
  await dialog.getByLabel('Notes').fill('for the journey');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'for the journey' })
    .first();
  await expect(item).toContainText('$1,400 of $1,500');

  // The second tab is offline, as on a train, and has the bonus open meanwhile.
  const other = await context.newPage();
  await other.routeWebSocket(/realtime/u, () => undefined);
  await other.goto('/app/bonus-tracker');
  await other.getByRole('button', { name: /^Actions for the bonus of Citi Double/ }).click();
  await other.getByRole('menuitem', { name: 'Edit…' }).click();
  const theirs = other.getByRole('dialog');
  const spent = theirs.getByRole('textbox', { name: 'Spent outside your log' });
  await spent.fill('1,450');
  await theirs.getByLabel('Notes').fill('for the journey by train');

  await item.getByRole('button', { name: /^Add spending/ }).click();
  await page.getByRole('textbox', { name: 'Spent on the card' }).fill('150');
  await saving(page, '/bonus_trackers?', () => page.keyboard.press('Enter'));
  await expect(item).toContainText('$1,550 of $1,500');

  // The tab reports the change, keeps its typed text, and in the end both tabs' changes are saved.
  const save = theirs.getByRole('button', { name: 'Save' });
  await save.click();
  const changed = theirs.getByRole('region', { name: 'Changed elsewhere' });
  await expect(changed.getByRole('listitem')).toHaveText(
    /Spent outside your log: \$1,400 is now \$1,550/,
  );
  await expect(spent).toHaveValue('1,450');
  await changed.getByRole('button', { name: 'Take theirs: Spent outside your log' }).click();
  await expect(spent).toHaveValue('1550');
  await expect(theirs.getByLabel('Notes')).toHaveValue('for the journey by train');
  await save.click();
  await expect(theirs).toBeHidden();
  await other.close();
  await expect(item).toContainText('for the journey by train');
  await expect(item).toContainText('$1,550 of $1,500');

  // Removing a card removes its bonus, and restoring it restores the bonus.
  await visit(page, '/app/my-cards');
  await page.getByRole('button', { name: 'Actions for Citi Double Cash' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await saving(page, 'restore_member_card', () =>
    page.getByRole('button', { name: 'Undo' }).click(),
  );
  await page.goto('/app/bonus-tracker');
  await expect(item).toContainText('$1,550 of $1,500');
  await item.getByRole('button', { name: 'It posted' }).click();
  await expect(item).toBeHidden();
  await page.getByRole('link', { name: /^Posted/ }).click();
  await expect(item).toContainText('The bonus posted on');
  await item.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'It has not posted' }).click();
  await page.getByRole('link', { name: /^Under way/ }).click();
  await item.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Stop tracking' }).click();
  await expect(item).toBeHidden();
});

test('offers keep the member’s filters and open to their arithmetic @soak', async ({ page }) => {
  await page.goto('/app/signup-bonuses');
  const fee = page.getByRole('combobox', { name: 'Annual fee' });
  await saving(page, 'updateBonusFilters', async () => {
    await fee.selectOption('No fee');
  });
  await expect(page).toHaveURL(/fee=0/);
  await expect(page.getByRole('row').filter({ hasText: 'American Express Platinum' })).toHaveCount(
    0,
  );
  // Saved with the account too: the bare address shows the same.
  await page.goto('/app/signup-bonuses');
  await expect(fee).toHaveValue('0');
  await visit(page, '/app/signup-bonuses?fee="any"');
  await expect(fee).toHaveValue('');
  await fee.selectOption('Up to $99');
  await fee.selectOption('Any fee');
  await page.getByRole('searchbox', { name: 'Search offers' }).fill('venture x');
  await expect(page).toHaveURL(/q=venture/);
  const row = page.getByRole('row', { name: /Capital One Venture X/ }).first();
  await row.getByRole('button', { name: /is worth to me/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Step 1: spend');
  const cost = page.getByRole('dialog').getByRole('region', { name: 'Opportunity cost' });
  await expect(cost.getByRole('listitem').first()).toContainText('on my cards');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Report a mistake: .*Venture X: sign-up bonus/ }).click();
  const report = page.getByRole('dialog', { name: 'Report a mistake' });
  await expect(report).toContainText('Venture X: sign-up bonus');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
});

test('a choice is made, compared with the best and left open again @soak', async ({ page }) => {
  await standOn(page, '2026-11-21');
  await page.goto('/app/selectable-categories');
  // With nothing to choose, the page opens on the cards that choose by themselves.
  await expect(page.getByText('Needs activation').first()).toBeVisible();
  await page.getByRole('link', { name: /^To choose/ }).click();
  await expect(page.getByText('Nothing to choose')).toBeVisible();
  await page.getByRole('link', { name: 'See the cards that let you choose' }).click();
  const bank = page.getByRole('listitem').filter({ hasText: 'U.S. Bank Cash+' }).first();
  const option = bank.getByRole('checkbox').first();
  await saving(page, 'updateSelectableCategories', () => option.click());
  await expect(option).toBeChecked();
  await page.reload();
  await expect(option).toBeChecked();
  await bank
    .getByRole('button', { name: /^Leave / })
    .first()
    .click();
  await expect(option).not.toBeChecked();
  await page.getByRole('link', { name: /^Automatic/ }).click();
  await expect(page.getByText('Needs activation').first()).toBeVisible();
});
