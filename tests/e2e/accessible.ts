import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const options = {
  runOnly: standards,
  // Omits passed rules, which makes long tables several times faster.
  resultTypes: ['violations'],
  // Skips style sheets, because none of these rules reads them as files.
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

/**
 * Waits for the colors of a mode, which change a frame after the switch, and for fades to end. Endless animations are
 * as good at any time.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/**
 * Expects no violation of WCAG 2.2 A and AA on the page in its current state, except in parts drawn by another
 * project.
 */
export async function expectAccessible(page: Page, { exclude }: { exclude?: string } = {}) {
  expect(page.frames(), 'axe looks into the page, and into no frame').toHaveLength(1);
  await settle(page);
  // Loads axe once per document, because it is half a megabyte.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([what, how]) => {
      if (!window.axe) throw new Error('axe is not there');
      // Names only elements of violations, because naming all takes a tenth of the time.
      const found = await window.axe.run(what, { ...how, selectors: false });
      if (found.violations.length === 0) return [];
      const named = await window.axe.run(what, how);
      return found.violations.map(({ id, nodes }) => {
        const same = named.violations.find((violation) => violation.id === id);
        const names = (same?.nodes ?? []).map((node) => node.target.join(' ')).join(' | ');
        return `${id}: ${names || `${nodes.length} elements`}`;
      });
    },
    [exclude === undefined ? { include: ['html'] } : { exclude: [exclude] }, options] as const,
  );
  expect(violations).toEqual([]);
}
