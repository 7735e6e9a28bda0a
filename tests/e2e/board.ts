import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** One gray pixel, and an element that shows it. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const picture = {
  id: 'picture',
  type: 'image',
  fileId: 'photo',
  status: 'saved',
  scale: [1, 1],
  ...{ x: 0, y: 0, width: 80, height: 80, angle: 0, opacity: 100, groupIds: [], seed: 1 },
  ...{ version: 1, versionNonce: 1, isDeleted: false, updated: 1, index: 'Zz', link: null },
};

export async function createBoard(page: Page): Promise<string> {
  await page.goto('/app/whiteboard?boards=true');
  await page.getByRole('button', { name: 'New board' }).first().click();
  await page.waitForURL('**/app/whiteboard?board=*');
  await canvasOf(page).waitFor();
  return page.url();
}

export const canvasOf = (page: Page) => page.locator('canvas.interactive');

const toolOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Begins a box with the mouse, at a distance from the left in pixels. */
export async function beginBox(page: Page, left: number) {
  await canvasOf(page).click({ position: { x: 600, y: 500 } });
  await page.keyboard.press('r');
  await expect(toolOf(page, 'Rectangle')).toBeChecked();
  await page.mouse.move(left, 300);
  await page.mouse.down();
}

export async function endBox(page: Page, left: number) {
  await page.mouse.move(left + 100, 380, { steps: 4 });
  await page.mouse.up();
  // Waits for the pen to be put down: until then, the saved box may be incomplete.
  await expect(toolOf(page, 'Selection')).toBeChecked();
}

export async function drawBox(page: Page, left: number) {
  await beginBox(page, left);
  await endBox(page, left);
}

export async function expectSaved(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Saving' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

/** Waits for the answer to a change of a board that includes this part. */
export function changed(page: Page, part: 'document' | 'is_shared') {
  return page.waitForResponse((response) => {
    const request = response.request();
    const isBoard = request.method() === 'PATCH' && request.url().includes('/whiteboards?');
    return isBoard && (request.postData() ?? '').includes(`"${part}"`);
  });
}

/**
 * Changes the drawing, and waits until the server has it: a moment earlier, the page still shows that everything is
 * saved.
 */
export async function save(page: Page, change: () => Promise<void>) {
  const saved = changed(page, 'document');
  await change();
  await saved;
  await expectSaved(page);
}

/** Pastes elements as Excalidraw copies them. */
export async function paste(page: Page, elements: readonly object[]) {
  await canvasOf(page).click({ position: { x: 600, y: 400 } });
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    JSON.stringify({ type: 'excalidraw/clipboard', elements }),
  );
}

export async function readBoard(page: Page) {
  await page.getByRole('button', { name: 'More for this board' }).click();
  await page.getByRole('menuitem', { name: 'What is on the board' }).click();
  const dialog = page.getByRole('dialog', { name: /What is on/ });
  const words = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return words;
}
