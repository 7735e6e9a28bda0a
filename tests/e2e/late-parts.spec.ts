import type { Locator, Page } from '@playwright/test';
import { seededRandom, type SeededRandom } from '../engine/seeded-random.ts';
import { expectHydrated } from './hydration.ts';
import { expect, test } from './test.ts';

test.use({ device: 'new' });

/**
 * Number of visits to prerendered pages: `npm run test:soak -- first-visit` makes 300, from another seed each time.
 * By default every fifth of twenty is made, of the first pages and of those of the catalog.
 */
const VISITS = Number(process.env['E2E_LATE_VISITS'] ?? 20);
const EVERY = process.env['E2E_LATE_VISITS'] === undefined ? 5 : 1;
const SEED = Number(process.env['E2E_LATE_SEED'] ?? 1);
/**
 * Speedup over the slow phone being simulated: there parts come up to 3 s late, on a processor six times slower. The
 * order of events depends on the ratio of both, which stays the same.
 */
const PACE = Number(process.env['E2E_LATE_PACE'] ?? 3);
/** Maximum delay of each script, style, font and answer after the page, in milliseconds. */
const LATEST = 3_000 / PACE;
const TIMES_SLOWER = 6 / PACE;

test.setTimeout(120_000);

/** Addresses of prerendered pages: each of the few, and a sample of the catalog's. */
async function pickPath(page: Page, random: SeededRandom, visit: number): Promise<string> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const isOfCatalog = (path: string) => /^\/(?:credit-cards|reviews)\/./.test(path);
  const own = paths.filter((path) => !isOfCatalog(path));
  return own[visit % (own.length * 2)] ?? random.pick(paths.filter(isOfCatalog));
}

async function bringPartsLate(page: Page, random: SeededRandom): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  await page.route('**/*', async (route) => {
    const delay = route.request().resourceType() === 'document' ? 0 : random.whole(0, LATEST);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** Types into the page's first field as soon as it exists. Returns the field and the text. */
async function typeAtOnce(page: Page): Promise<{ field: Locator; text: string }> {
  const field = page.getByRole('main').locator('input:is([type=email], [type=search])').first();
  const text = 'amex';
  await field.pressSequentially(text, { delay: 20, timeout: 60_000 });
  return { field, text };
}

/** Scrolls a random distance; returns the pixels that the page has scrolled on its own since. */
async function readOn(page: Page, random: SeededRandom): Promise<() => Promise<number>> {
  await page.waitForTimeout(random.whole(0, LATEST));
  const seen = await page.evaluateHandle((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
    return { top: window.scrollY };
  }, random.next());
  return () => seen.evaluate(({ top }) => Math.abs(window.scrollY - top));
}

for (let visit = 0; visit < VISITS; visit += EVERY) {
  test(`visit ${visit + 1} of a page whose parts come late (seed ${SEED})`, async ({ page }) => {
    const random = seededRandom(SEED * 100_000 + visit);
    const path = await pickPath(page, random, visit);
    await page.setViewportSize({ width: random.pick([360, 1280]), height: 800 });
    const rerenders: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('rendered again')) rerenders.push(message.text());
    });
    await bringPartsLate(page, random);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const hasField =
      path === '/credit-cards' || /^\/(?:login|register|forgot-password)$/.test(path);
    const typing = hasField ? typeAtOnce(page) : undefined;
    const readMoved = hasField ? undefined : await readOn(page, random);
    const typed = await typing;
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(rerenders, path).toEqual([]);
    expect(
      await heading?.evaluate((element) => element.isConnected),
      `${path} rendered again`,
    ).toBe(true);
    if (typed) await expect(typed.field, path).toHaveValue(typed.text);
    if (readMoved) expect(await readMoved(), `${path} scrolled by itself`).toBeLessThan(100);
  });
}
