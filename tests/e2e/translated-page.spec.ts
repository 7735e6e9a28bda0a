import type { Page } from '@playwright/test';
import { test } from './member.ts';
import { expect } from './test.ts';

/** Translates as browsers do: replaces each text by a `<font>`, at the start and whenever one appears. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '') continue;
        if (parent.closest('font, script, style, textarea, title, [translate=no]')) continue;
        const font = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(text.data.toUpperCase());
        font.append(inner);
        text.replaceWith(font);
      }
    };
    translateBelow(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateBelow);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that the browser translates keeps answering, in new figures', async ({ page }) => {
  await page.goto('/app');
  const counter = page.getByRole('region', { name: 'Where are you paying?' });
  const search = counter.getByRole('searchbox', { name: 'Search categories and shops' });
  await expect(search).toBeVisible();
  await expect(page.getByRole('list', { name: 'What to use today' })).toBeVisible();
  await translate(page);
  await expect(page.getByText('WHERE ARE YOU PAYING?').first()).toBeVisible();

  for (const [typed, shop, told] of [
    ['chipotle', 'Chipotle', '4×'],
    ['costco', 'Costco', 'VISA'],
    ['chipotle', 'Chipotle', '4×'],
  ] as const) {
    await search.fill(typed);
    const answer = counter.getByRole('region', { name: `Best card at ${shop}`, exact: true });
    await expect(answer).toContainText(told);
    await expect(answer.locator('svg text').first()).toBeVisible();
    await expect(answer.locator('svg font')).toHaveCount(0);
  }
  await counter.getByRole('textbox', { name: 'Amount, dollars' }).fill('25');
  await expect(counter).toContainText('$1.69');
  await counter.getByRole('textbox', { name: 'Amount, dollars' }).fill('50');
  await expect(counter).toContainText('$3.38');
  await expect(counter).not.toContainText('$1.69');

  await page.getByRole('link', { name: 'MINE', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'MY CARDS', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(search).toBeVisible();
  await search.fill('costco');
  await expect(
    counter.getByRole('region', { name: 'Best card at Costco', exact: true }),
  ).toContainText('VISA');
});
