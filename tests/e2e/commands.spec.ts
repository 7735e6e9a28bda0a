import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './member.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test as visitorTest } from './test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Find' });

async function open(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).fill(text);
}

/** Moves to an entry with the keys, and runs it. */
async function choose(page: Page, group: string, name: string | RegExp): Promise<void> {
  const option = page.getByRole('group', { name: group }).getByRole('option', { name }).first();
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function goHome(page: Page): Promise<void> {
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
}

test('a shop that is typed names the card to pay with, as the counter does', async ({ page }) => {
  await goHome(page);
  await open(page, 'Chipotle');
  const shop = page.getByRole('group', { name: 'Shops' }).getByRole('option').first();
  await expect(shop).toHaveAttribute('aria-selected', 'true');
  await expect(shop).toContainText('Counts as Fast food');
  await expect(shop).toContainText(/Pay with .+: [\d.]+% back/);
  const [, card = '', rate = ''] =
    /Pay with (.+): ([\d.]+%) back/.exec((await shop.textContent()) ?? '') ?? [];
  await expect(page.getByRole('status').filter({ hasText: card })).toContainText(`${rate} back`);
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/best-card\?q=Chipotle/);
  const answer = page.getByRole('region', { name: 'Best card at Chipotle' });
  const mine = answer.getByRole('region', { name: 'My best card' });
  await expect(mine.getByRole('heading')).toHaveText(card);
  await expect(mine).toContainText(rate);

  // A shop whose name is a number, which the router parses as one.
  await open(page, '76');
  await choose(page, 'Shops', /^76/);
  await expect(page.getByRole('region', { name: 'Best card at 76', exact: true })).toBeVisible();
});

test('the most frequent tasks are done from anywhere with the keyboard @soak', async ({ page }) => {
  test.slow();
  await goHome(page);

  await open(page, 'cash back');
  await saving(page, 'updateRedemptionPreference', () =>
    choose(page, 'Commands', 'Redeem points for: Cash back'),
  );
  await expect(page.getByText('Points are redeemed for: Cash back', { exact: true })).toBeVisible();
  // The current choice is not offered.
  await open(page, 'redeem points');
  const commands = page.getByRole('group', { name: 'Commands' });
  await expect(commands.getByRole('option', { name: /: Travel/ })).toBeVisible();
  await expect(commands.getByRole('option', { name: /: Cash back/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await open(page, 'dark mode');
  await choose(page, 'Commands', /^Colors: dark/);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await open(page, 'colors');
  await expectAccessible(page);
  await choose(page, 'Commands', /^Colors: light/);
  await expect(page.locator('html')).not.toHaveClass(/dark/);

  await open(page, 'add a card');
  await choose(page, 'Commands', /^Add a card/);
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/app\/my-cards$/);
});

test('another spending profile is counted with from anywhere @soak', async ({ page }) => {
  await page.goto('/app/my-annual-spending');
  await page.getByRole('button', { name: 'New profile' }).first().click();
  // Waits for both: the profile is created and then selected, and leaving the page in between would cancel the
  // second.
  await saving(page, 'updateSelectedAnnualSpendingProfileId', () =>
    saving(page, '/annual_spending_profiles', () =>
      page.getByRole('menuitem', { name: 'Start from scratch' }).click(),
    ),
  );
  await goHome(page);
  await open(page, 'spending profile');
  const commands = page.getByRole('group', { name: 'Commands' });
  const offered = commands.getByRole('option', { name: /^Count with/ });
  await expect(offered.first()).toBeVisible();
  const [, name = ''] = /“(.+)”/u.exec((await offered.first().textContent()) ?? '') ?? [];
  expect(name).not.toBe('');
  await saving(page, 'updateSelectedAnnualSpendingProfileId', () =>
    choose(page, 'Commands', `Count with “${name}”`),
  );
  await expect(page.getByText(`All figures are for “${name}”`, { exact: true })).toBeVisible();
  // The current choice is not offered; the previous one is.
  await open(page, 'spending profile');
  await expect(commands.getByRole('option', { name: `Count with “${name}”` })).toHaveCount(0);
  await expect(offered.first()).toBeVisible();
});

test('a credit is logged from anywhere, and taken back @soak', async ({ page }) => {
  await goHome(page);
  await open(page, 'log a credit');
  await choose(page, 'Commands', /^Log a credit/);
  const credits = page.getByRole('combobox', { name: 'Which credit have you used?' });
  await expect(credits).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('no such credit');
  await expect(page.getByRole('status').filter({ hasText: 'No credit matches' })).toBeVisible();
  await credits.fill('');
  // Back to all commands, and here again.
  await page.keyboard.press('Backspace');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('credit');
  await choose(page, 'Commands', /^Log a credit/);
  await credits.fill('uber');
  const option = page.getByRole('option', { name: /Uber Cash/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await saving(page, 'benefit_uses', () => page.keyboard.press('Enter'));
  await expect(credits).toBeHidden();
  const said = page.getByText(/Uber Cash is used$/).first();
  await expect(said).toBeVisible();

  await open(page, 'log a credit');
  await choose(page, 'Commands', /^Log a credit/);
  await credits.fill('uber');
  await expect(page.getByRole('option', { name: /monthly Uber Cash/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await saving(page, 'benefit_uses', () => page.getByRole('button', { name: 'Undo' }).click());
});

test('a job is found by its word, and leads to where it is done @soak', async ({ page }) => {
  await goHome(page);
  await expect(page.getByRole('link', { name: /^Chase 5\/24: \d\/24/ })).toBeVisible();
  for (const [word, label, address] of [
    ['export', 'Export my data', /my-profile\?page=data#your-data$/],
    ['delete', 'Delete my account', /my-profile\?page=data#delete-account$/],
    ['statement', 'Import a statement', /my-annual-spending\?view=import$/],
    ['offer', 'Compare welcome offers', /signup-bonuses$/],
    ['transfer', 'Transfer points', /my-points$/],
    ['trade', 'Trade a card for another', /my-cards$/],
    ['dates', 'Enter opening dates', /my-cards\?dates=true$/],
    ['5/24 of mine', 'My 5/24 count', /application-rules\/chase-5-24$/],
    ['activate', 'Activate a quarter', /selectable-categories\?show=automatic$/],
    ['remind', 'Set a reminder', /reminders$/],
  ] as const) {
    await open(page, word);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(label);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    if (word === 'dates') {
      const dialog = page.getByRole('dialog', { name: 'When did you open your cards?' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/my-cards$/);
    } else if (word === 'delete') {
      await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeInViewport();
    } else {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

test('an application rule is found by its words @soak', async ({ page }) => {
  await goHome(page);
  await open(page, '2/90');
  await choose(page, 'Application rules', /2\/90/);
  await expect(page).toHaveURL(/\/app\/application-rules\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2/90');
});

test.describe('without a network', () => {
  // A read that checks what a kept device already shows fails.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

  test('commands are always listed, with what is missing @soak', async ({ page, context }) => {
    await goHome(page);
    await open(page, 'chipotle');
    await expect(page.getByRole('group', { name: 'Shops' })).toContainText('% back');
    await page.keyboard.press('Escape');
    // Waits for the parts of Home that load after its first view.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await open(page, 'chipotle');
    await expect(page.getByRole('group', { name: 'Shops' }), 'is on the device').toContainText(
      '% back',
    );
    await box(page).fill('sign out');
    await expect(page.getByRole('option', { name: /^Sign out/ })).toBeVisible();
    await context.setOffline(false);
  });
});

visitorTest('signs out, and what a member can do goes with the session @soak', async ({ page }) => {
  await enterAsNew(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, 'log out');
  await choose(page, 'Commands', /^Sign out/);
  await expect(page).toHaveURL(/\/login$/);
  await open(page, 'sign');
  await expect(page.getByRole('group', { name: 'Pages' })).toContainText('Sign in');
  await expect(page.getByRole('group', { name: 'Commands' })).toHaveCount(0);
});
