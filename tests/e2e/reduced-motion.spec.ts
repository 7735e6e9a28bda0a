import type { Page } from '@playwright/test';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { pressEntry } from './press-entry.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    motions?: Set<string>;
  }
}

/** Milliseconds: a shorter movement is over before it is seen. */
const BLINK = 20;

/** Records in every document each element that moves for longer than a blink, however it is animated. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((blink) => {
    const motions = new Set<string>();
    window.motions = motions;
    const note = (what: string, duration: number) => {
      if (duration > blink) motions.add(`${what}, ${duration} ms`);
    };
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const name = animation instanceof CSSAnimation ? animation.animationName : 'motion';
        note(
          `${name} of ${target?.outerHTML.slice(0, 120) ?? ''}`,
          Number(effect?.getComputedTiming().endTime ?? 0),
        );
      }
    };
    document.addEventListener('animationstart', look, true);
    document.addEventListener('transitionrun', look, true);
    const frame = () => {
      look();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);

    const isSmooth = (given: unknown) =>
      typeof given === 'object' && given !== null && Reflect.get(given, 'behavior') === 'smooth';
    const watchCalls = (owner: object, name: string) => {
      const call: unknown = Reflect.get(owner, name);
      if (typeof call !== 'function') return;
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]): unknown {
        if (name === 'startViewTransition' || args.some(isSmooth)) note(name, Infinity);
        const answer: unknown = Reflect.apply(call, this, args);
        return answer;
      });
    };
    watchCalls(Document.prototype, 'startViewTransition');
    for (const name of ['scrollTo', 'scrollBy', 'scroll']) {
      watchCalls(window, name);
      watchCalls(Element.prototype, name);
    }
    watchCalls(Element.prototype, 'scrollIntoView');
  }, BLINK);
}

/** Visits pages, a dialog, a menu, a switch, a message and a scroll: everything of the product that moves. */
async function goAbout(page: Page): Promise<string[]> {
  await page.goto('/app/my-cards');
  const gold = page.getByRole('button', { name: 'Actions for American Express Gold' });
  await gold.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await gold.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await saving(page, 'restore_member_card', () =>
    page.getByRole('button', { name: 'Undo' }).click(),
  );
  await expect(gold).toBeVisible();
  await pressEntry(page, 'Benefits');
  await page.getByRole('switch', { name: 'Of my cards' }).click();
  await expect(page).toHaveURL(/mine=true/);
  await page.keyboard.press('End');
  await pressEntry(page, 'Banks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banks');
  return page.evaluate(() => [...(window.motions ?? [])]);
}

test('who wants less motion sees none @soak', async ({ page }) => {
  await watchMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await goAbout(page)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );

  // The same route without reduced motion proves that the check detects movement.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seen = (await goAbout(page)).join('\n');
  expect(seen).toContain('enter of');
  expect(seen).toContain('motion of');
  expect(seen).toContain('scrollTo');
});
