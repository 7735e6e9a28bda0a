import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './every-look.ts';
import { listStaticPaths } from './list-paths.ts';
import { test as memberTest } from './member.ts';
import { expect, test } from './test.ts';

const paths = listStaticPaths();
const memberPaths = paths.filter((path) => path === '/app' || path.startsWith('/app/'));
// The callback without a code goes elsewhere, and the admin area is not the member's.
const publicPaths = paths.filter(
  (path) => path !== '/confirm' && !path.startsWith('/app') && !path.startsWith('/admin'),
);

async function checkPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Pointfolio/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
}

test('the route files are seen', () => {
  expect(publicPaths).toContain('/credit-cards');
  expect(memberPaths).toContain('/app/my-cards');
});

for (const path of publicPaths) {
  test(`${path} is whole for a visitor`, ({ page }) => checkPage(page, path));
}

for (const path of memberPaths) {
  memberTest(`${path} is whole for a member`, ({ page }) => checkPage(page, path));
}
