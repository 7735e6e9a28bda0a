import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFocusSeen, tabTo } from './keys.ts';
import { test } from './member.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

const groups = ['Use', 'Mine', 'Plan', 'Learn'];
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A page has the same name as its entry: on the screen, and in the browser tab. */
async function expectNamed(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
  await expect(page).toHaveTitle(`${label} · Pointfolio`);
}

/** Guides and the whiteboard have frames of their own, which the browser's back button leaves. */
async function returnToFrame(page: Page, label: string): Promise<void> {
  if (!['Guides and reviews', 'Whiteboard'].includes(label)) return;
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
}

test('the four groups of the side bar need no mouse, and every page is called what its entry says', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app');
  await expectNamed(page, 'Home');
  await expect(bar(page).getByRole('group')).toHaveCount(groups.length);
  const seen: string[] = [];
  for (const name of groups) {
    const group = bar(page).getByRole('group', { name, exact: true });
    const more = group.getByRole('button', { name: `More of ${name}` });
    const first = await group.getByRole('link').allTextContents();
    expect(first.length, `pages of ${name} at first sight`).toBeLessThanOrEqual(4);
    if ((await more.count()) > 0) {
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      expect(await group.getByRole('link').count()).toBeGreaterThan(first.length);
      await expectAccessible(page);
    }
    for (const label of await group.getByRole('link').allTextContents()) {
      const link = group.getByRole('link', { name: label, exact: true });
      if (!(await link.isVisible())) {
        await tabTo(page, more);
        await page.keyboard.press('Enter');
      }
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expectNamed(page, label);
      seen.push(label);
      await returnToFrame(page, label);
    }
    if ((await more.count()) > 0) {
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expect(group.getByRole('link')).toHaveCount(first.length);
      await expectFocusSeen(more);
    }
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
});

test('who comes to a further page otherwise sees where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/alliances');
  const entry = bar(page).getByRole('link', { name: 'Alliances' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expectNamed(page, 'My profile');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the four groups open under the thumb, and the counter is one tap away', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/app');
    await expectNamed(page, 'Home');
    await expect(bar(page).getByRole('button')).toHaveText(groups);
    const seen: string[] = [];
    for (const name of groups) {
      const button = bar(page).getByRole('button', { name, exact: true });
      const sheet = page.getByRole('dialog', { name, exact: true });
      await button.tap();
      await expect(sheet).toBeVisible();
      await expectAccessible(page);
      const labels = await sheet.getByRole('link').allTextContents();
      const heights = await sheet
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights), 'of what a finger presses').toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      for (const label of labels) {
        await button.tap();
        await sheet.getByRole('link', { name: label, exact: true }).tap();
        await expectNamed(page, label);
        await expect(sheet).toBeHidden();
        seen.push(label);
        await returnToFrame(page, label);
      }
      await visit(page, '/app/best-card');
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a group that is opened while the page loads stays open', async ({ page }) => {
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    await page.route('**/users.getCurrentUser*', async (route) => {
      await isRead;
      await route.continue();
    });
    await page.goto('/app');
    await bar(page).getByRole('button', { name: 'Learn', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Learn', exact: true });
    await expect(sheet).toBeVisible();
    read();
    await expect(page.locator('h1')).toHaveText('Home');
    await sheet.getByRole('link', { name: 'Guides and reviews' }).tap();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expectNamed(page, 'Home');
    await expect(sheet).toBeHidden();
  });

  test('the counter stands in the middle, and the bar says where one is', async ({ page }) => {
    await page.goto('/app/my-points');
    await expectNamed(page, 'My points');
    await expect(bar(page).getByRole('button', { name: 'Mine' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const counter = bar(page).getByRole('link', { name: 'Best card' });
    const box = await counter.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(195, 0);
    await counter.tap();
    await expectNamed(page, 'Best card');
    await expect(bar(page).getByRole('button', { name: 'Use' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // The counter's field sits above the bar, and the bar does not cover it.
    await page.getByRole('searchbox', { name: 'Search categories and shops' }).tap();
  });
});
