import type { Page } from '@playwright/test';
import { test } from './member.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test.use({ expectedErrors: [/status of 400|broken on purpose/] });

const refusal = {
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'XX000', message: 'broken on purpose' }),
};

async function refuseChanges(page: Page) {
  await page.route(/\/rest\/v1\/|\/trpc\//, async (route) => {
    const request = route.request();
    const isRead = request.method() === 'GET' || request.method() === 'OPTIONS';
    if (isRead || request.url().includes('list_member_revisions')) await route.fallback();
    else await route.fulfill(refusal);
  });
}

test('a change that the server refuses is taken back, with a message', async ({ page }) => {
  const told = (title: string) =>
    expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await page.goto('/app/my-cards');
  const card = page
    .getByRole('list', { name: 'My cards' })
    .getByRole('listitem')
    .filter({ hasText: 'Citi Double Cash' });
  const choose = async (item: string) => {
    await card.getByRole('button', { name: 'Actions for Citi Double Cash' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await expect(card).toBeVisible();
  await refuseChanges(page);
  await choose('Close today');
  await told('The card was not changed');
  await expect(card).toBeVisible();
  await choose('Remove');
  await told('The card was not removed');
  await expect(card).toBeVisible();

  await visit(page, '/app/my-benefits');
  const uber = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: '$10 monthly Uber Cash' });
  await uber.getByRole('button', { name: /^Log / }).click();
  await told('The use was not saved');
  await expect(uber).toContainText('$10 of $10 left');
  await expect(page.getByText('$10 monthly Uber Cash is used', { exact: true })).toHaveCount(0);

  await visit(page, '/app/my-wallets');
  await page.getByRole('button', { name: 'New wallet' }).click();
  await told('The wallet was not saved');
  await expect(page.getByText('No wallets yet')).toBeVisible();

  await visit(page, '/app/my-profile');
  await page.getByRole('button', { name: 'Change the order' }).click();
  const first = page
    .getByRole('region', { name: 'Which categories come first' })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('Dining');
  await page.getByRole('button', { name: 'Move Dining down' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' }).first()).toBeVisible();
  await expect(first).toContainText('Dining');
});

test('a screen that cannot be loaded says so, and loads when it is tried again @soak', async ({
  page,
}) => {
  const screens = [
    ['bonus_trackers', '/app/bonus-tracker', 'Bonus tracker', 'The bonus tracker'],
    ['wallet_cards', '/app/my-wallets', 'My wallets', 'Your wallets'],
    ['annual_spending_profiles', '/app/my-annual-spending', 'My spending', 'Your spending'],
    ['benefit_uses', '/app/upcoming-fees', 'Upcoming fees', 'The upcoming fees'],
  ] as const;
  for (const [table, path, title, subject] of screens) {
    const address = new RegExp(`/rest/v1/${table}`, 'u');
    await page.route(address, (route) => route.fulfill(refusal));
    await page.goto(path);
    await expect(page.getByText(`${subject} could not be loaded`), path).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText(title);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    // The screen shows its total or purpose below its title.
    await expect(
      page.getByRole('main').locator('header', { has: heading }).getByRole('paragraph').first(),
      path,
    ).toBeVisible();
    await expect(heading, path).toHaveText(title);
  }

  // A page of visitors, too, says it in its own words.
  const card = /\/rest\/v1\/credit_cards/u;
  await page.route(card, (route) => route.fulfill(refusal));
  await page.goto('/credit-cards/citi-double-cash');
  await expect(page.getByText('The credit card could not be loaded')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citi Double Cash');
});
