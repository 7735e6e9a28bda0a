import type { Page } from '@playwright/test';
import { NAVIGATION } from '../../src/components/app-frame/navigation.ts';
import { expectAccessible } from './accessible.ts';
import { expectFocusSeen, tabTo } from './keys.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

const groups = NAVIGATION.map(({ label }) => label);
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A page has the same name as its entry: on the screen, and in the browser tab. */
async function expectNamed(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
  await expect(page).toHaveTitle(`${label} · Pointfolio`);
}

/** Guides and the whiteboard have frames of their own, which the browser's back button leaves. */
async function returnToFrame(page: Page, label: string): Promise<void> {
  if (!['Guides', 'Whiteboard'].includes(label)) return;
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
}

const pagesOf = (page: Page, word: string) =>
  page.getByRole('navigation', { name: `Pages of ${word}` });

test('the masthead works without a mouse: four words with four pages each, named like their entries @soak', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app');
  await expectNamed(page, 'Home');
  await expect(bar(page).getByRole('link')).toHaveText(groups);
  const seen: string[] = [];
  for (const name of groups) {
    const word = bar(page).getByRole('link', { name, exact: true });
    await tabTo(page, word);
    await page.keyboard.press('Enter');
    await expect(word).toHaveAttribute('aria-current', /./);
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
    const links = pagesOf(page, name).getByRole('list').getByRole('link');
    const labels = await links.allTextContents();
    expect(labels.length, `pages of ${name}`).toBeLessThanOrEqual(4);
    await expectNamed(page, labels[0] ?? '');
    await expectAccessible(page);
    for (const label of labels) {
      const link = links.getByText(label, { exact: true });
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expectNamed(page, label);
      seen.push(label);
      await returnToFrame(page, label);
      if (label === labels[1]) await expect(link).toHaveAttribute('aria-current', 'page');
    }
  }
  expect(new Set(seen).size).toBe(16);
});

test('a page without a place in the masthead is in the list of all pages @soak', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app');
  const all = pagesOf(page, 'Use').getByRole('link', { name: 'All pages' });
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expectNamed(page, 'All pages');
  const listed = page.getByRole('main').getByRole('link');
  const labels = await listed.allTextContents();
  for (const { label } of NAVIGATION.flatMap(({ pages }) => pages)) expect(labels).toContain(label);
  const shown = new Set(NAVIGATION.flatMap(({ pages }) => pages.map(({ label }) => label)));
  const others = labels.filter((label) => !shown.has(label));
  expect(others.length).toBeGreaterThan(10);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of others) {
    await listed.getByText(label, { exact: true }).click();
    await expectNamed(page, label);
    // The list names itself as well.
    if (label !== 'All pages') await page.goBack();
    await expectNamed(page, 'All pages');
  }
});

test('who comes to a further page otherwise sees the word it belongs to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/alliances');
  const learn = bar(page).getByRole('link', { name: 'Learn' });
  await expect(learn).toHaveAttribute('aria-current', 'true');
  await expect(pagesOf(page, 'Learn')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expectNamed(page, 'My profile');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tab leads to its first page, and a second tap opens all pages of its word', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/app/my-profile');
    await expectNamed(page, 'My profile');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    const seen: string[] = [];
    for (const { label: name, pages } of NAVIGATION) {
      await bar(page).getByRole('link', { name, exact: true }).tap();
      await expectNamed(page, pages[0].label);
      const tab = bar(page).getByRole('button', { name, exact: true });
      await expect(tab).toHaveAttribute('aria-expanded', 'false');
      const sheet = page.getByRole('dialog', { name, exact: true });
      await tab.tap();
      await expect(sheet).toBeVisible();
      await expectAccessible(page);
      const labels = await sheet.getByRole('link').allTextContents();
      const heights = await sheet
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights), 'of what a finger presses').toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await expect(tab).toBeFocused();
      for (const label of labels) {
        await tab.tap();
        await sheet.getByRole('link', { name: label, exact: true }).tap();
        await expectNamed(page, label);
        await expect(sheet).toBeHidden();
        seen.push(label);
        await returnToFrame(page, label);
      }
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a tab is pressed by keyboard as by finger, and keeps the focus @soak', async ({ page }) => {
    await page.goto('/app');
    await expectNamed(page, 'Home');
    const plan = (role: 'link' | 'button') => bar(page).getByRole(role, { name: 'Plan' });
    await plan('link').focus();
    await page.keyboard.press('Enter');
    await expectNamed(page, 'What next');
    await expectFocusSeen(plan('button'));
    await page.keyboard.press('Space');
    const sheet = page.getByRole('dialog', { name: 'Plan', exact: true });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expectFocusSeen(plan('button'));
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
  });

  test('on its side, no bar covers the page @soak', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/app/best-card');
    await expectNamed(page, 'Best card');
    const field = page.getByRole('searchbox', { name: 'Search categories and shops' });
    await expect(page.getByRole('button', { name: 'Sub-categories of Dining' })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    for (const part of [page.getByRole('banner'), field, bar(page)]) {
      await expect(part).not.toBeInViewport();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const part of [page.getByRole('banner'), field, bar(page)]) {
      await expect(part, 'upright they stay within reach').toBeInViewport();
    }
  });

  test('a sheet that is opened while the page loads stays open @soak', async ({ page }) => {
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    await page.route('**/users.getCurrentUser*', async (route) => {
      await isRead;
      await route.continue();
    });
    await page.goto('/app');
    await bar(page).getByRole('button', { name: 'Use', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Use', exact: true });
    await expect(sheet).toBeVisible();
    read();
    await expect(page.locator('h1')).toHaveText('Home');
    await sheet.getByRole('link', { name: 'Bonus tracker' }).tap();
    await expectNamed(page, 'Bonus tracker');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expectNamed(page, 'Home');
    await expect(sheet).toBeHidden();
  });

  test('the counter is in the middle, and the bar marks the current page @soak', async ({
    page,
  }) => {
    await page.goto('/app/my-points');
    await expectNamed(page, 'My points');
    await expect(bar(page).getByRole('button', { name: 'Mine' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const counter = bar(page).getByRole('link', { name: 'Pay: Best card' });
    await expect(counter).toHaveText('Pay');
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
