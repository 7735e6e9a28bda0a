import type { Page, Request } from '@playwright/test';
import { test } from './member.ts';
import { pressEntry } from './press-entry.ts';
import { expect } from './test.ts';

test.use({ device: 'new' });

/** The member's own tables; every other table read is reference data. */
const own = new Set([
  'members',
  'annual_spending_profiles',
  'member_cards',
  'people',
  'planned_steps',
  'shop_corrections',
  'card_offers',
  'redemptions',
  'own_reminders',
  'reminder_preferences',
  'own_cards',
  'wallets',
  'wallet_cards',
  'bonus_trackers',
  'benefit_uses',
  'point_balances',
  'purchases',
  'point_system_custom_values',
  'benefit_custom_values',
  'spending_category_custom_values',
  'whiteboards',
  'fact_reports',
]);

const screens = [
  'Credit cards',
  'Sign-up bonuses',
  'Best wallet',
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

/** Returns the table that a request reads; undefined for requests to other hosts. */
function findTable(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return /\/rest\/v1\/(?:rpc\/)?([a-z_0-9]+)/.exec(pathname)?.[1];
}

/** A worker that is ended while its own file loads leaves that request open forever: only the API counts. */
function watchApi(page: Page) {
  const open = new Set<Request>();
  let since = Date.now();
  const end = (request: Request) => {
    if (open.delete(request)) since = Date.now();
  };
  page
    .on('request', (request) => {
      if (findTable(request) !== undefined) open.add(request);
    })
    .on('requestfinished', end)
    .on('requestfailed', end);
  return {
    /** Waits until no API request has been pending for half a second. */
    expectQuiet: async () => {
      since = Date.now();
      await expect.poll(() => open.size === 0 && Date.now() - since > 500).toBe(true);
    },
  };
}

/** Collects the tables changed by messages, because other tests edit as an admin at the same time. */
function watchChanges(page: Page): ReadonlySet<string> {
  const changed = new Set<string>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      for (const [, table = ''] of String(payload).matchAll(/"table":"([a-z_]+)"/gu)) {
        changed.add(table);
      }
    });
  });
  return changed;
}

async function visitAll(page: Page, api: ReturnType<typeof watchApi>): Promise<void> {
  for (const name of screens) {
    await pressEntry(page, name);
    // The previous page stays until the next one has all its data.
    await expect(page).toHaveTitle(`${name} · Pointfolio`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await api.expectQuiet();
}

test('data on the device is not read again by any screen @soak', async ({ page }) => {
  test.slow();
  const api = watchApi(page);
  const changed = watchChanges(page);
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => {
    const table = request.method() === 'GET' ? findTable(request) : undefined;
    if (table !== undefined && !own.has(table)) reads.push(table);
  });
  await visitAll(page, api);
  expect(reads, 'the first visit reads what the screens are about').toContain('companies');
  // A connection made late requests its missed changes, once.
  await expect(page.getByText('Live', { exact: true })).toBeAttached();

  reads.length = 0;
  await visitAll(page, api);
  expect(reads.filter((table) => !changed.has(table))).toEqual([]);

  // On the next visit all data comes from the device, and the only request asks for changes since.
  reads.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  await api.expectQuiet();
  // Includes the revisions of the member’s own rows if some were read by then.
  expect(reads).toHaveLength(1);
  expect(['catalog_changes_since', 'catch_up']).toContain(reads[0]);
});
