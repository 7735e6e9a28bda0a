import type { Page } from '@playwright/test';
import { readDevice } from './device-store.ts';
import { expectHydrated } from './hydration.ts';
import { expect, test } from './test.ts';

test.use({ device: 'new' });

/** Prerendered pages, with a text on each that shows before any script runs. */
const pages = [
  { path: '/', text: 'Know exactly what your cards and points are worth' },
  { path: '/reviews', text: 'How category caps work, and what they cost you' },
  { path: '/credit-cards', text: 'Nothing is ranked by commission.' },
  { path: '/best/groceries', text: 'What it assumes' },
  { path: '/login', text: 'No account yet?' },
];

/** Measures how far visible content has moved on its own, as browsers count layout shift. */
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

/** Collects the browser's messages about pages the app could not hydrate. */
function watchRerenders(page: Page): readonly string[] {
  const rerenders: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) rerenders.push(message.text());
  });
  return rerenders;
}

/**
 * Delivers a page in pieces, as a phone receives it, and its font, which changes the width of words, last. Returns
 * the function that delivers the font.
 */
async function comeSlowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  const fonts: (() => Promise<void>)[] = [];
  // A page has two typefaces; the second may be requested after the first arrives.
  let isHeld = true;
  await page.route(/\.woff2$/, async (route) => {
    if (isHeld) fonts.push(() => route.continue());
    else await route.continue();
  });
  return {
    open: async (path: string) => {
      isHeld = true;
      await limit(40_000);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await limit(-1);
    },
    bringFont: async () => {
      await expect.poll(() => fonts.length).toBeGreaterThan(0);
      isHeld = false;
      await Promise.all(fonts.splice(0).map((bring) => bring()));
      await page.evaluate(() => document.fonts.ready.then(({ status }) => status));
    },
  };
}

test('public pages are there before any script, and the app takes them over as they are', async ({
  page,
  browser,
}) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const card = new URL(/<loc>(.*\/credit-cards\/\d+\/amex-gold)<\/loc>/.exec(map)?.[1] ?? '')
    .pathname;
  const all = [...pages, { path: card, text: 'American Express Gold' }];

  // A form shown before the app runs would send its secrets in the address.
  for (const path of ['/login', '/register', '/forgot-password']) {
    expect(await (await page.request.get(path)).text(), path).not.toContain('<form');
  }

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await bare.newPage();
  for (const { path, text } of all) {
    await still.goto(path);
    await expect(still.getByText(text).first(), path).toBeVisible();
  }
  await still.goto('/');
  const sent: string[] = [];
  still.on('request', (request) => sent.push(request.url()));
  await still.getByLabel('Groceries').fill('901');
  await still.getByLabel('Groceries').press('Enter');
  await still.getByRole('button', { name: 'Show my card' }).click();
  await still.getByRole('link', { name: 'All articles' }).click();
  await expect(still).toHaveURL(/\/reviews$/);
  expect(sent.filter((url) => url.includes('groceries'))).toEqual([]);
  await bare.close();

  const rerenders = watchRerenders(page);
  const readShifts = await watchShifts(page);
  const { open, bringFont } = await comeSlowly(page);
  const looks = [...all.map((each) => ({ ...each, width: 360 })), ...all.slice(-1)];
  for (const { path, text, width } of looks.map((look) => ({ width: 1280, ...look }))) {
    await page.setViewportSize({ width, height: 800 });
    await open(path);
    await expectHydrated(page);
    await bringFont();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(text).first(), path).toBeVisible();
    expect(rerenders, path).toEqual([]);
    expect(await readShifts(), `${path} at ${width} moved by itself`).toBeLessThan(0.02);
  }
});

test('the home page names all it needs before it can be used, and that is little', async ({
  page,
}) => {
  const source = await (await page.request.get('/')).text();
  const names = /<script data-app="([^"]+)" data-styles="([^"]+)" data-files="([^"]*)">/.exec(
    source,
  );
  const files = new Set(names?.slice(1).flatMap((list) => list.split(' ')));
  expect([...files].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
  // The page requests nothing before the first paint.
  expect(source).not.toMatch(
    /<(?:link rel="(?:stylesheet|preload|modulepreload)"|script[^>]* src=)/,
  );
  // Plus the page itself, its font and its manifest.
  expect(files.size + 3, [...files].join('\n')).toBeLessThanOrEqual(12);
});

test('a second visit shows the cards before the network has answered @soak', async ({ page }) => {
  const rerenders = watchRerenders(page);
  await page.goto('/credit-cards');
  // Waits for the write, because leaving the page earlier would cancel it.
  await expect.poll(() => readDevice(page, 'pointfolio', 'queries')).toContain('amex-gold');
  // The device's data may be there before the page is hydrated, which waits for it.
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByText('American Express Gold').first()).toBeVisible();
  expect(rerenders).toEqual([]);
  await page.route('**/rest/v1/**', () => new Promise(() => undefined));
  await page.goto('/videos');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByText('American Express Gold').first()).toBeVisible();
});

test('an old page is refetched once all of it is hydrated, and not before @soak', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 30 * 60_000;
  });
  await page.goto('/credit-cards');
  const card = await page.locator('main a[href^="/credit-cards/"]').first().getAttribute('href');
  const rerenders = watchRerenders(page);
  for (const path of ['/', '/reviews', '/reviews/how-category-caps-work', card ?? '']) {
    await page.goto(path);
    const readAt = () =>
      page.evaluate(() => {
        const [hydrated] = performance.getEntriesByName('hydrated');
        const reads = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/rest/v1/'));
        const first = Math.min(...reads.map(({ startTime }) => startTime));
        return hydrated ? first - hydrated.startTime : Infinity;
      });
    await expect.poll(readAt, path).not.toBe(Infinity);
    expect(await readAt(), path).toBeGreaterThan(0);
  }
  expect(rerenders).toEqual([]);
});

test('newer data comes into a prerendered page, and does not have it rendered again @soak', async ({
  page,
}) => {
  const rerenders = watchRerenders(page);
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"title":"', '"title":"Newer: ');
    await route.fulfill({ response, body });
  });
  await page.goto('/reviews/how-category-caps-work');
  const others = page.getByRole('navigation', { name: 'More articles' });
  await expect(others.getByRole('link').first()).toContainText('Newer: ');
  expect(rerenders).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a press, or its keys, before the app is made again once it is there @soak', async ({
  page,
}) => {
  const find = page.getByRole('button', { name: 'Find', exact: true });
  const box = page.getByRole('combobox', { name: 'Find' });
  const tab = page.getByRole('tab', { name: 'One shared cap' });
  const answer = page.getByRole('list', { name: 'Best cards for this spending' });
  const presses = [
    [
      '/',
      () => page.getByRole('button', { name: 'Show my card' }).click(),
      () => expect(answer).toBeVisible(),
    ],
    ['/privacy-policy', () => find.click(), () => expect(box).toBeFocused()],
    ['/privacy-policy', () => page.keyboard.press('Control+k'), () => expect(box).toBeFocused()],
    [
      '/reviews/how-category-caps-work',
      () => tab.click(),
      () => expect(tab).toHaveAttribute('aria-selected', 'true'),
    ],
    [
      '/reviews/how-category-caps-work',
      async () => {
        await tab.hover();
        await page.mouse.down();
      },
      // Released only after the app runs.
      async () => {
        await expect(page.locator('[data-prerendered]')).toHaveCount(0);
        await page.mouse.up();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      },
    ],
  ] as const;
  for (const [path, press, expectAnswered] of presses) {
    const app = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await press();
    app.resolve(undefined);
    await expectAnswered();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('who reads on before the app stays where they are, also when they come back @soak', async ({
  page,
}) => {
  const app = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto('/reviews/how-category-caps-work', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: /^What to do with this/ });
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  app.resolve(undefined);
  await expectHydrated(page);
  // Longer than scrolling to the top takes.
  await page.waitForTimeout(1_500);
  await expect(heading).toBeInViewport();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page).toHaveURL(/\/credit-cards$/);
  await page.goBack();
  await expect(heading).toBeInViewport();
});
