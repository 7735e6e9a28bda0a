import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The pages that the build draws, by what stands on them before any script has run. */
const pages = [
  { path: '/', text: 'Know exactly what your cards and points are worth' },
  { path: '/reviews', text: 'How category caps work, and what they cost you' },
];

/** How far what was on the screen has moved by itself, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        if (typeof value === 'number') seen.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'shifts'), 'total')));
}

test('public pages are there before any script, and the app takes them over as they are', async ({
  page,
  browser,
}) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const card = new URL(/<loc>(.*\/credit-cards\/\d+\/amex-gold)<\/loc>/.exec(map)?.[1] ?? '')
    .pathname;
  const all = [...pages, { path: card, text: 'American Express Gold' }];

  // A form that is there before the app would send its secrets in the address.
  for (const path of ['/login', '/register', '/forgot-password']) {
    expect(await (await page.request.get(path)).text(), path).not.toContain('<form');
  }

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await bare.newPage();
  for (const { path, text } of all) {
    await still.goto(path);
    await expect(still.getByText(text).first(), path).toBeVisible();
  }
  await bare.close();

  const anew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('drawn anew')) anew.push(message.text());
  });
  const readShifts = await watchShifts(page);
  for (const { path, text } of all) {
    await page.goto(path);
    // The app has taken over once it has put its own head in the place of the page's.
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(text).first(), path).toBeVisible();
    expect(anew, path).toEqual([]);
    expect(await readShifts(), `${path} moved by itself`).toBeLessThan(0.02);
  }
});

test('the home page names all it needs before it can be used, and that is little', async ({
  page,
}) => {
  const source = await (await page.request.get('/')).text();
  const named = source.matchAll(
    /<(?:link rel="(?:stylesheet|preload|modulepreload)"|script)[^>]* (?:src|href)="([^"]+)"/g,
  );
  const files = new Set([...named].map(([, file]) => file));
  expect([...files].filter((file) => file?.endsWith('.js')).length).toBeGreaterThan(2);
  // And the page itself.
  expect(files.size + 1, [...files].join('\n')).toBeLessThanOrEqual(12);
});

test('a second visit shows the cards before the network has answered', async ({ page }) => {
  const read = page.waitForResponse(/rest\/v1\/credit_cards/);
  await page.goto('/credit-cards');
  await (await read).finished();
  await page.waitForLoadState('networkidle');
  await page.route('**/rest/v1/**', () => new Promise(() => undefined));
  await page.goto('/videos');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByText('American Express Gold').first()).toBeVisible();
});
