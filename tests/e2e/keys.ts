import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More tab stops than any screen has before the target of a journey. */
const MOST_STOPS = 200;

/** Expects a visible focus: the focused element looks different, and is inside the window. */
export async function expectFocusSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const isMarked = () =>
    target.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  await expect.poll(isMarked, 'a visible focus').toBe(true);
}

/** Presses Tab until the element has the focus, and checks that it shows. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expectFocusSeen(target);
}

export async function findPage(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find' }).fill(name);
  const option = page.getByRole('group', { name: 'Pages' }).getByRole('option', { name }).first();
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
