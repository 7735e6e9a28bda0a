import { test as adminTest } from './admin.ts';
import { expectAccessibleInEveryLook } from './every-look.ts';
import { listResourcePaths, listStaticPaths } from './list-paths.ts';
import { expect, test } from './test.ts';

const screens = listStaticPaths().filter((path) => path === '/admin' || path.startsWith('/admin/'));
const lists = listResourcePaths();
// One record stands for all: the form of each is made of the same parts.
const parts = [
  '/admin/signup-bonuses/1',
  '/admin/signup-bonuses/1?tab=history',
  '/admin/signup-bonuses/1?tab=references',
  '/admin/category-points/new',
  '/admin/point-transfers/import',
];

test('the paths are seen', () => {
  expect(screens).toContain('/admin/website-statistics');
  expect(lists).toContain('/admin/credit-card-benefits');
});

for (const path of [...screens, ...lists, ...parts]) {
  adminTest(`${path} is whole for an admin`, async ({ page }) => {
    test.slow();
    // Rows of a long table are alike, and fifty of them make axe slow: the last page has a few.
    const narrow = lists.includes(path) ? '?where=confidence:low' : '';
    await page.goto(path + narrow);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveTitle(/Pointfolio/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessibleInEveryLook(page);
  });
}
