import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

/** CSS pixels: a desk, a phone, and the narrowest window that WCAG asks for (1.4.10). */
const widths = [1280, 360, 320] as const;
/** What a mode can change: nothing but colors tells light from dark. */
const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/** Accessible, and never wider than the window, at every width, in light and in dark. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A field that a page happens to stand half under the bar of a phone is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page, width === 320 ? { rules: ['target-size'] } : {});
    if (width !== 320) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectAccessible(page, { rules: colorRules });
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
