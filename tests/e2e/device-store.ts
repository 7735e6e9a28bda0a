import type { Page } from '@playwright/test';

/** Reads a store of IndexedDB as text, without creating the database. */
export function readDevice(page: Page, database: string, store: string): Promise<string> {
  return page.evaluate(
    async ([name, of]) => {
      const known = await indexedDB.databases();
      if (!known.some((each) => each.name === name)) return '[]';
      return new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => {
          reject(new Error(`${name} does not open.`));
        };
        opening.onsuccess = () => {
          const reading = opening.result.transaction(of).objectStore(of).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      });
    },
    [database, store] as const,
  );
}

/**
 * Waits until the page has written its current state: one write covers all changes of a second, and a page timer due
 * later fires later, however busy the machine is.
 */
export async function waitForWrites(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)));
}
