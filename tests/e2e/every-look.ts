import type { Page } from '@playwright/test';
import { inSoak } from '../support/in-soak.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

type Look = { readonly px: number; readonly colorScheme?: 'light' | 'dark' };

/**
 * A desktop, the narrowest window of WCAG (1.4.10), and a phone. Dark mode changes only colors, and every width uses
 * the same pairs of them; the phone has the structure of the narrowest window, so it is only checked for sideways
 * scrolling.
 */
const everyLook = [
  { px: 1280, colorScheme: 'light' },
  { px: 320, colorScheme: 'dark' },
  { px: 360 },
] as const satisfies readonly Look[];
/** The state of a journey is made of parts that the lists of pages show in every look: a desktop finds its own faults. */
const stateLooks: readonly Look[] = inSoak
  ? everyLook
  : [{ px: 1280, colorScheme: 'light' }, { px: 320 }, { px: 360 }];

async function expectLooks(page: Page, looks: readonly Look[]): Promise<void> {
  for (const { px, colorScheme } of looks) {
    await page.setViewportSize({ width: px, height: 900 });
    // Scrolls up, since a field half under a phone's bar would count as a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (colorScheme) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    // Parts that differ by width render again a moment later.
    const measureOverflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect
      .poll(measureOverflow, { message: `scrolls sideways at ${px} px` })
      .toBeLessThanOrEqual(0);
  }
}

const [desktop, narrow, phone] = everyLook;
/** Pages are made of the same parts: every other one is checked in the dark and narrow, the rest on a desktop. */
const looksInTurn = [
  [desktop, { px: narrow.px }, phone],
  [{ px: desktop.px }, narrow, phone],
] as const;

/**
 * Expects what `expectAccessibleInEveryLook` does, of every other page in the first look and of the rest in the
 * second; the soak checks both.
 */
export const expectAccessibleInTurn = (page: Page, index: number) =>
  expectLooks(page, inSoak ? everyLook : looksInTurn[index % 2 === 0 ? 0 : 1]);

/** Accessible, and never wider than the window, at every width, in light and in dark. */
export const expectAccessibleInEveryLook = (page: Page) => expectLooks(page, everyLook);

/**
 * Expects an accessible page on a desktop, never wider than the window; `npm run test:soak -- browser` checks every
 * look.
 */
export const expectAccessibleState = (page: Page) => expectLooks(page, stateLooks);
