import type { Page } from '@playwright/test';
import { expectAccessible, type Aspect } from './accessible.ts';
import { expect } from './test.ts';

type Mode = 'light' | 'dark';
type Width = { readonly px: number; readonly aspects: Partial<Record<Mode, Aspect>> };

/**
 * A desktop, the narrowest window of WCAG (1.4.10), and a phone. Dark mode changes only colors, and a desktop and a
 * phone use the same pairs of them: each mode is checked at one of the two, which takes two thirds of the time of
 * both.
 */
const widths: readonly Width[] = [
  { px: 1280, aspects: { light: 'all' } },
  { px: 320, aspects: { light: 'structure' } },
  { px: 360, aspects: { dark: 'all' } },
];
const modes = ['light', 'dark'] as const;

/** Expects every page accessible, and never wider than the window, at every width, in light and dark. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const { px, aspects } of widths) {
    await page.setViewportSize({ width: px, height: 900 });
    // Scrolls up, since a field half under a phone's bar would count as a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of modes) {
      const aspect = aspects[colorScheme];
      if (!aspect) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, { aspect });
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `scrolls sideways at ${px} px`).toBeLessThanOrEqual(0);
  }
}
