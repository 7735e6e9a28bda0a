import type { Locator, Page } from '@playwright/test';
import { seededRandom, type SeededRandom } from '../engine/seeded-random.ts';
import { expectHydrated } from './hydration.ts';
import { expect, test } from './test.ts';
import { watchPage } from './watch-page.ts';

/** How many visits of prerendered pages: `npm run test:soak -- first-visit` makes 300, from another seed each time. */
const VISITS = Number(process.env['E2E_LATE_VISITS'] ?? 20);
const SEED = Number(process.env['E2E_LATE_SEED'] ?? 1);
/** How much later than the page each script, style, font and answer may come, in milliseconds. */
const LATEST = 3_000;
const TIMES_SLOWER = 6;

test.setTimeout(120_000);

/** The addresses of prerendered pages: each of the few, and a part of those of the catalogue. */
async function pickPath(page: Page, random: SeededRandom, visit: number): Promise<string> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const isOfCatalogue = (path: string) => /^\/(?:credit-cards|reviews)\/./.test(path);
  const own = paths.filter((path) => !isOfCatalogue(path));
  return own[visit % (own.length * 2)] ?? random.pick(paths.filter(isOfCatalogue));
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

/** Types into the first field of the page as soon as there is one. Returns the field and what was typed. */
async function typeAtOnce(page: Page): Promise<{ field: Locator; text: string }> {
  const field = page.getByRole('main').locator('input:is([type=email], [type=search])').first();
  const text = 'amex';
  await field.pressSequentially(text, { delay: 20, timeout: 60_000 });
  return { field, text };
}

/** Reads on for a random way; returns how far the page has scrolled by itself since, in pixels. */
async function readOn(page: Page, random: SeededRandom): Promise<() => Promise<number>> {
  await page.waitForTimeout(random.whole(0, LATEST));
  const seen = await page.evaluateHandle((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
    return { top: window.scrollY };
  }, random.next());
  return () => seen.evaluate(({ top }) => Math.abs(window.scrollY - top));
}

async function visitOnce(page: Page, visit: number): Promise<void> {
  const random = seededRandom(SEED * 100_000 + visit);
  const path = await pickPath(page, random, visit);
  const title = `visit ${visit + 1}, ${path}`;
  await page.setViewportSize({ width: random.pick([360, 1280]), height: 800 });
  const rerenders: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) rerenders.push(message.text());
  });
  await bringPartsLate(page, random);
  await page.goto(path, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const hasField = path === '/credit-cards' || /^\/(?:login|register|forgot-password)$/.test(path);
  const typing = hasField ? typeAtOnce(page) : undefined;
  const readMoved = hasField ? undefined : await readOn(page, random);
  const typed = await typing;
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(rerenders, title).toEqual([]);
  expect(await heading?.evaluate((element) => element.isConnected), `${title} rendered again`).toBe(
    true,
  );
  if (typed) await expect(typed.field, title).toHaveValue(typed.text);
  if (readMoved) expect(await readMoved(), `${title} scrolled by itself`).toBeLessThan(100);
}

// Two at a time, in a browser profile each: a slowed page mostly waits.
for (let visit = 0; visit < VISITS; visit += 2) {
  test(`visits ${visit + 1} and ${visit + 2} of pages whose parts come late (seed ${SEED})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    const { errors, stop } = await watchPage(other, []);
    await Promise.all([visitOnce(page, visit), visitOnce(other, visit + 1)]);
    stop();
    expect(errors, 'errors in the console of the second').toEqual([]);
    await other.context().close();
  });
}
