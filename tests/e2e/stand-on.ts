import type { Page } from '@playwright/test';

/** Shifts the page's clock against the machine's, from the next document on. */
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
 * Sets the page's clock to noon of a day and lets it run: deadlines and windows in the demonstration’s data are ahead
 * only until they pass.
 */
export function standOn(page: Page, day: string): Promise<void> {
  return shiftClock(page, Date.parse(`${day}T12:00:00Z`) - Date.now());
}
