import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

/** CSS pixels: a desk, the narrowest window that WCAG asks for (1.4.10), and a phone. */
const widths = [1280, 320, 360] as const;
const modes = ['light', 'dark'] as const;

/** Accessible, and never wider than the window, at every width, in light and in dark. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A field that a page happens to stand half under the bar of a phone is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
