import type { Page } from '@playwright/test';
import { signInOverRest } from './admin-rest.ts';
import { test as memberTest } from './member.ts';
import { register } from './new-member.ts';
import { expect, test } from './test.ts';

async function expectLive(page: Page) {
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
}

/** Every request to the API from now on, without the address in front. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|functions|api)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

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
    await page.goto('/credit-cards?q=american+express+gold');
    const table = page.getByRole('table', { name: 'Credit cards' });
    await expect(table).toContainText('$325');
    await expectLive(page);
    const requests = watchRequests(page);
    let reloads = 0;
    page.on('framenavigated', () => reloads++);
    await table.evaluate((node) => {
      node.setAttribute('data-seen', '');
    });

    await editFee('amex-gold', 34_100);
    await expect(table).toContainText('$341');
    expect(requests).toEqual([]);
    expect(reloads).toBe(0);
    await expect(table).toHaveAttribute('data-seen');

    // What the device keeps was changed too.
    await page.waitForTimeout(1_500);
    await context.route('**/rest/v1/**', (route) => route.abort());
    await page.reload();
    await expect(table).toContainText('$341');
    await context.unroute('**/rest/v1/**');
    await editFee('amex-gold', 32_500);
  });

  test('who was offline fetches what was missed, and nothing else', async ({ page, context }) => {
    await page.goto('/credit-cards?q=blue+cash+preferred');
    const table = page.getByRole('table', { name: 'Credit cards' });
    await expect(table).toContainText('$95');
    await expectLive(page);

    await context.setOffline(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await editFee('blue-cash-preferred', 9_600);
    await editFee('blue-cash-preferred', 9_700);
    await expect(table).toContainText('$95');

    const requests = watchRequests(page);
    await context.setOffline(false);
    await expect(table).toContainText('$97');
    await expectLive(page);
    expect(requests).toEqual(['/rest/v1/rpc/catalogue_changes_since']);
    await editFee('blue-cash-preferred', 9_500);
    await expect(table).toContainText('$95');
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
    await register(stranger);
    await expectLive(stranger);

    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/app/my-cards');
      await expectLive(tab);
    }
    const openForm = async (tab: Page) => {
      await tab
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
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
