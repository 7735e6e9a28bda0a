import type { Page } from '@playwright/test';

/** From the next document on the page's clock is ahead of the machine's, or behind it. */
export async function shiftClock(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((shift) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, given: unknown[], newTarget) => {
        const made: unknown = Reflect.construct(
          target,
          given.length === 0 ? [target.now() + shift] : given,
          newTarget,
        );
        if (!(made instanceof target)) throw new Error('No date was made.');
        return made;
      },
      get: (target, key): unknown =>
        key === 'now' ? () => target.now() + shift : Reflect.get(target, key),
    });
  }, milliseconds);
}

/**
 * Lets the page believe that it is noon of a day, from where its clock goes on: deadlines and windows of the
 * demonstration’s dates lie ahead only until they are over.
 */
export function standOn(page: Page, day: string): Promise<void> {
  return shiftClock(page, Date.parse(`${day}T12:00:00Z`) - Date.now());
}
