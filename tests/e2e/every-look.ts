import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

/** CSS pixels: a desk, the narrowest window that WCAG asks for (1.4.10), and a phone. */
const widths = [1280, 320, 360] as const;
const modes = ['light', 'dark'] as const;

/** The colours of a mode are there a frame after it is asked for, and where they fade, a moment later. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Accessible, and never wider than the window, at every width, in light and in dark. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      await expectAccessible(page);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
