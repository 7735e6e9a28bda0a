import type { Page } from '@playwright/test';
import { readDevice } from './device-store.ts';
import { signInOverRest } from './rest.ts';
import { test as memberTest } from './member.ts';
import { enterAsNew } from './new-member.ts';
import { expect, test } from './test.ts';

async function expectLive(page: Page) {
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
}

/** Lists every API request from now on, by path. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|functions|api)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Uses cards closed to new members, so that no figure of another test depends on them. */
async function editFee(slug: string, cents: number) {
  const admin = await signInOverRest('admin@pointfolio.test');
  await admin
    .from('credit_cards')
    .update({ annual_fee_cents: cents })
    .eq('slug', slug)
    .select('id')
    .single()
    .throwOnError();
}

test.describe('a visitor', () => {
  // The network is cut on purpose.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/] });

  test('sees an admin’s edit without a request, a reload or a flash', async ({ page, context }) => {
    await page.goto('/credit-cards?q=ritz&closed=true');
    const table = page.getByRole('table', { name: 'Credit cards' });
    await expect(table).toContainText('$450');
    await expectLive(page);
    const requests = watchRequests(page);
    let reloads = 0;
    page.on('framenavigated', () => reloads++);
    await table.evaluate((node) => {
      node.setAttribute('data-seen', '');
    });

    await editFee('ritz-carlton-card', 46_100);
    await expect(table).toContainText('$461');
    expect(requests).toEqual([]);
    expect(reloads).toBe(0);
    await expect(table).toHaveAttribute('data-seen');

    // The stored copy on the device has changed too.
    await expect.poll(() => readDevice(page, 'pointfolio', 'queries')).toContain('46100');
    await context.route('**/rest/v1/**', (route) => route.abort());
    await page.reload();
    await expect(table).toContainText('$461');
    await context.unrouteAll({ behavior: 'wait' });
    await editFee('ritz-carlton-card', 45_000);
  });

  test('a tab that was offline fetches only what it missed', async ({ page, context }) => {
    await page.goto('/credit-cards?q=flexperks&closed=true');
    const table = page.getByRole('table', { name: 'Credit cards' });
    await expect(table).toContainText('$85');
    await expectLive(page);

    await context.setOffline(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await editFee('flexperks-gold', 8_600);
    await editFee('flexperks-gold', 8_700);
    await expect(table).toContainText('$85');

    const requests = watchRequests(page);
    await context.setOffline(false);
    await expect(table).toContainText('$87');
    await expectLive(page);
    expect(requests).toEqual(['/rest/v1/rpc/catalog_changes_since']);
    await editFee('flexperks-gold', 8_500);
    await expect(table).toContainText('$85');
  });
});

memberTest(
  'a member’s edit reaches their other tab, and no other member',
  async ({ page, context, browser }) => {
    const stranger = await browser.newPage({
      baseURL: process.env['E2E_WEB_URL'] ?? '',
      storageState: { cookies: [], origins: [] },
    });
    const heardByStranger: string[] = [];
    stranger.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (/realtime:member:.*"(broadcast|change)"/.test(String(payload))) {
          heardByStranger.push(String(payload));
        }
      });
    });
    await enterAsNew(stranger);
    await expectLive(stranger);

    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/app/my-cards');
      await expectLive(tab);
    }
    const openForm = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Actions for Citi Double Cash' }).click();
      await tab.getByRole('menuitem', { name: /Edit/ }).click();
    };
    const name = `Card ${String(Date.now())}`;
    await openForm(other);
    await other.getByRole('textbox', { name: 'Notes' }).fill('typed meanwhile');
    await openForm(page);
    await page.getByRole('textbox', { name: 'Nickname' }).fill(name);
    await page.getByRole('textbox', { name: 'Notes' }).fill('of the first tab');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByText(/Changed elsewhere/)).toHaveCount(0);

    const notice = other.getByRole('region', { name: 'Changed elsewhere' });
    await expect(notice).toContainText(name);
    await expect(other.getByRole('textbox', { name: 'Notes' })).toHaveValue('typed meanwhile');
    await notice.getByRole('button', { name: 'Take theirs: Nickname' }).click();
    await notice.getByRole('button', { name: 'Keep mine: Notes' }).click();
    await expect(other.getByRole('textbox', { name: 'Nickname' })).toHaveValue(name);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(name);
    expect(heardByStranger).toEqual([]);
    await stranger.close();
  },
);
