import type { Page } from '@playwright/test';
import { test as adminTest } from './admin.ts';
import { findBreaches, hostileMarkup, plantHostileAnswers, setTraps } from './hostile-answers.ts';
import { listResourcePaths, listStaticPaths } from './list-paths.ts';
import { test as memberTest } from './member.ts';
import { expectStarted } from './hydration.ts';
import { expect, test } from './test.ts';

test.use({ device: 'new' });

const paths = listStaticPaths().filter((path) => path !== '/confirm');
const memberPaths = [
  ...paths.filter((path) => path.startsWith('/app')),
  ...['credit-cards', 'point-systems', 'benefits', 'application-rules', 'banks', 'alliances'].map(
    (noun) => `/app/${noun}/1`,
  ),
  '/app/card-comparison/1,2',
  '/app/best-card/1',
];
const publicPaths = [
  ...paths.filter((path) => !path.startsWith('/app') && !path.startsWith('/admin')),
  '/credit-cards/1',
  '/best/groceries',
  '/reviews/how-category-caps-work',
];
const adminPaths = [...paths.filter((path) => path.startsWith('/admin')), ...listResourcePaths()];

/** Waits until the app reacts to navigation. */
async function start(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  await expectStarted(page);
}

/** Navigates as a link would, so that the app is loaded once. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
  }, path);
  await expect(page.locator('main')).toBeVisible();
}

/**
 * Waits for the complete page: its heading element changes, even if the text is the same by chance. Pages of one screen
 * share the heading, and differ by title.
 */
async function arrive(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.evaluate((element) => {
    element.dataset['before'] = element.textContent;
  });
  const title = await page.title();
  await go(page, path);
  const isAnother = async () =>
    (await heading.evaluate((element) => element.dataset['before'] !== element.textContent)) ||
    (path.includes('?') && (await page.title()) !== title);
  await expect.poll(isAnother, `${path} is there`).toBe(true);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main').getByRole('status', { name: /Loading/ })).toHaveCount(0);
}

/**
 * Loads the app at `first`, and checks it last. `shown` is the number of pages on which the markup must be visible,
 * as text.
 */
async function expectNothingRuns(
  page: Page,
  { first, visited, shown }: { first: string; visited: readonly string[]; shown: number },
) {
  test.setTimeout(180_000);
  const caught = await setTraps(page);
  await plantHostileAnswers(page);
  await start(page, first);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const breaches: string[] = [];
  let seen = 0;
  for (const path of [...visited.filter((each) => each !== first), first]) {
    await arrive(page, path);
    seen += Number((await page.locator('main').innerText()).includes('alert(1)'));
    for (const breach of await findBreaches(page)) breaches.push(`${path}: ${breach}`);
  }
  expect(breaches).toEqual([]);
  expect(caught).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(shown);
  await page.evaluate(() => {
    alert('The traps are set.');
  });
  await expect.poll(() => caught).toHaveLength(1);
  // Waits for pending requests, which would fail in the middle of the next test.
  await page.unrouteAll({ behavior: 'wait' });
}

test('nothing that is stored runs on a public page @soak', ({ page }) =>
  expectNothingRuns(page, { first: '/credit-cards', visited: publicPaths, shown: 5 }));

memberTest('nothing that is stored runs in the member area', ({ page }) =>
  expectNothingRuns(page, { first: '/app', visited: memberPaths, shown: 12 }),
);

adminTest('nothing that is stored runs in the admin area @soak', ({ page }) =>
  expectNothingRuns(page, { first: '/admin', visited: adminPaths, shown: 10 }),
);

test('nothing in an address runs', async ({ page }) => {
  test.setTimeout(120_000);
  const caught = await setTraps(page);
  await start(page, '/');
  const breaches: string[] = [];
  const payloads = [
    'javascript:alert(1)',
    '//evil.invalid',
    '/\\evil.invalid',
    'data:text/html,<script>alert(1)</script>',
    ...hostileMarkup.filter((_, index) => index % 25 === 0),
  ];
  const keys = [
    'q',
    'sort',
    'tab',
    'view',
    'page',
    'redirect',
    'next',
    'returnTo',
    'error_description',
  ];
  for (const payload of payloads) {
    const word = encodeURIComponent(payload);
    const search = keys.map((key) => `${key}=${word}`).join('&');
    for (const path of [
      '/login',
      '/credit-cards',
      '/reviews',
      `/reviews/${word}`,
      `/credit-cards/1/${word}`,
      `/shared-whiteboard/${word}`,
    ]) {
      await go(page, `${path}?${search}#${word}`);
      for (const breach of await findBreaches(page)) breaches.push(`${path} ${payload}: ${breach}`);
    }
  }
  expect(breaches).toEqual([]);
  expect(caught).toEqual([]);
});
