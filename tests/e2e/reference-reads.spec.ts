import type { Page, Request } from '@playwright/test';
import { test } from './member.ts';
import { expect } from './test.ts';

/** The member's own tables; every other one that is read is reference data. */
const own = new Set([
  'members',
  'annual_spending_profiles',
  'member_cards',
  'wallets',
  'wallet_cards',
  'bonus_trackers',
  'benefit_uses',
  'point_balances',
  'point_system_custom_values',
  'benefit_custom_values',
  'spending_category_custom_values',
  'whiteboards',
]);

const screens = [
  'Credit cards',
  'Sign-up bonuses',
  'Wallet setups',
  'Point systems',
  'Benefits',
  'Application rules',
  'Banks',
  'Credit unions',
  'Partners',
  'Alliances',
  'Card ranking',
  'Best card',
  'My benefits',
  'Upcoming fees',
];

function tableOf(request: Request): string | undefined {
  return /\/rest\/v1\/(?:rpc\/)?([a-z_0-9]+)/.exec(request.url())?.[1];
}

async function visitAll(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of screens) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
}

test('what is on the device is not read again by any screen', async ({ page }) => {
  test.slow();
  await page.goto('/app');
  const reads: string[] = [];
  page.on('request', (request) => {
    const table = tableOf(request);
    if (table !== undefined && request.method() === 'GET' && !own.has(table)) reads.push(table);
  });
  await visitAll(page);
  expect(reads, 'the first visit reads what the screens are about').toContain('companies');

  reads.length = 0;
  await visitAll(page);
  // Asking for the revision tells whether anything has changed, and is no reading of data.
  expect(reads.filter((table) => table !== 'catalogue_state')).toEqual([]);

  // One visit later the catalogue is there before the network has answered.
  reads.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).not.toContain('credit_cards');
});
