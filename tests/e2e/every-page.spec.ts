import type { Page } from '@playwright/test';
import { watchTraffic } from './api-traffic.ts';
import { expectAccessibleInTurn } from './every-look.ts';
import { listStaticPaths } from './list-paths.ts';
import { test as base } from './member.ts';
import { oneTab } from './one-tab.ts';
import { expect, test as visitorBase } from './test.ts';

const test = visitorBase.extend(oneTab);
const memberTest = base.extend(oneTab);

const paths = listStaticPaths();
const memberPaths = paths.filter((path) => path === '/app' || path.startsWith('/app/'));
// The callback without a code redirects, and the admin area is closed to the member.
const publicPaths = paths.filter(
  (path) => path !== '/confirm' && !path.startsWith('/app') && !path.startsWith('/admin'),
);

/** Rows of a long table are alike, and hundreds of them make axe slow: some show every part. */
const narrowed: Readonly<Record<string, string>> = {
  '/credit-cards': '?q=citi',
  '/app/credit-cards': '?q=citi',
  '/app/card-ranking': '?q=citi',
  '/guest/card-ranking': '?q=citi',
  '/app/signup-bonuses': '?q=citi',
  '/app/benefits': '?q=credit',
};

async function checkPage(page: Page, path: string, index: number) {
  test.slow();
  await page.goto(path + (narrowed[path] ?? ''));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Pointfolio/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessibleInTurn(page, index);
}

test('the route files are seen', () => {
  expect(publicPaths).toContain('/credit-cards');
  expect(memberPaths).toContain('/app/my-cards');
});

memberTest(
  'menus and dialogs on a phone keep off its edges and fit a finger @soak',
  async ({ page }) => {
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.setViewportSize({ width: 320, height: 640 });
    const layers = [
      ['/app/my-annual-spending', page.getByRole('button', { name: 'New profile' }), 'menuitem'],
      ['/app/form-test', page.getByRole('combobox', { name: 'Own list' }), 'option'],
      ['/app/form-test', page.getByRole('button', { name: 'List to search in' }), 'option'],
    ] as const;
    for (const [path, opener, role] of layers) {
      await page.goto(path);
      await opener.click();
      const layer = page.locator('[data-radix-popper-content-wrapper]');
      const items = layer.getByRole(role);
      await expect(items.first(), path).toBeVisible();
      const { left, right } = await layer.evaluate((element) => element.getBoundingClientRect());
      const heights = await items.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().height),
      );
      expect(left, path).toBeGreaterThanOrEqual(8);
      expect(right, path).toBeLessThanOrEqual(312);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(40);
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
    }

    await page.getByRole('button', { name: 'Open a dialog' }).click();
    const close = page.getByRole('button', { name: 'Close' });
    const isPressedAt = (distance: number) =>
      close.evaluate((button, offset) => {
        const { left, bottom } = button.getBoundingClientRect();
        return document.elementFromPoint(left - offset, bottom + offset) === button;
      }, distance);
    expect(await isPressedAt(3), 'a finger beside the cross still closes').toBe(true);
    expect(await isPressedAt(6)).toBe(false);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  },
);

for (const [index, path] of publicPaths.entries()) {
  test(`${path} is whole for a visitor`, ({ page }) => checkPage(page, path, index));
}

/** Measures Home on an empty device, and every other page on one that has been on Home: tests run in any order. */
async function prepareDevice(page: Page, path: string, origin: string) {
  if (path === '/app') {
    await page.goto('about:blank');
    const device = await page.context().newCDPSession(page);
    await device.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  } else if (page.url() === 'about:blank') {
    await page.goto('/app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
}

for (const [index, path] of memberPaths.entries()) {
  memberTest(
    `${path} is whole for a member, for 110 kB, and asks for nothing twice`,
    async ({ page, baseURL }) => {
      await prepareDevice(page, path, baseURL ?? '');
      const stop = watchTraffic(page);
      const missed: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/rpc/catch_up')) {
          missed.push(response.text().catch(() => ''));
        }
      });
      await checkPage(page, path, index);
      const { asked, bytes, shopBytes } = await stop();
      expect(asked.length, `asks:\n${asked.join('\n')}`).toBeGreaterThan(0);
      const news = (await Promise.all(missed)).join('\n');
      // Only an answer from a table that another test has just changed, as the page was told, is read again.
      const isNews = (address: string) => {
        const table = address.split('/rest/v1/')[1]?.split('?')[0] ?? '';
        return table !== '' && new RegExp(`"table"\\s*:\\s*"${table}"`).test(news);
      };
      const again = asked.filter((address, index) => asked.indexOf(address) !== index);
      expect(
        again.filter((address) => !isNews(address)),
        `asks:\n${asked.join('\n')}`,
      ).toEqual([]);
      expect(bytes, `asks:\n${asked.join('\n')}`).toBeLessThanOrEqual(110_000);
      // `docs/decisions/page-weight.md`
      expect(shopBytes).toBeLessThanOrEqual(150_000);
    },
  );
}
