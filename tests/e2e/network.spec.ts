import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { seededRandom } from '../engine/seeded-random.ts';
import { test } from './admin.ts';
import { readEnv } from './rest.ts';
import { saving } from './saving.ts';
import { API, loseChanges, mishaps, spoilNetwork, type Mishap } from './spoil-network.ts';
import { expect } from './test.ts';

/** Number of seeds: one here, with many mishaps; many in the soak, with one request in twenty hit. */
const ROUNDS = Number(process.env['E2E_NETWORK_ROUNDS'] ?? 1);
const IS_SOAK = process.env['E2E_NETWORK_ROUNDS'] !== undefined;
const kinds = Object.keys(mishaps).filter(
  (kind): kind is Mishap => kind in mishaps && (IS_SOAK || kind !== 'slow'),
);

// Messages that the browser logs for a mishap, and the app for a member that could not be loaded.
test.use({
  device: 'new',
  expectedErrors: [/^Failed to load resource|^The current user could not be loaded/u],
});

const screens = [
  '/',
  '/credit-cards',
  '/credit-cards/1',
  '/app',
  '/app/my-cards',
  '/app/card-ranking',
  '/app/my-profile',
  '/admin/tips',
] as const;

/** Visited in the soak as well, each on a device without stored data, so that all data is requested. */
const moreScreens = [
  '/reviews',
  '/app/best-card',
  '/app/my-benefits',
  '/app/signup-bonuses',
  '/app/upcoming-fees',
  '/app/my-wallets',
  '/admin/credit-cards/1',
] as const;

async function emptyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
}

const retryButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Waits until a screen loads or shows an error, and presses its button until it loads. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    const retry = retryButton(page).first();
    if (await retry.isVisible()) {
      await expect(page.getByRole('alert').first(), path).toContainText(/[a-z]\.$|Try again/u);
      await retry.click({ timeout: 1000 });
    }
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible({ timeout: 500 });
    await expect(retryButton(page), path).toHaveCount(0, { timeout: 500 });
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 45_000 });
}

/** Saves a note of the one card, pressing Save again after every refusal. */
async function saveNote(page: Page, note: string): Promise<number> {
  let refusals = 0;
  await page.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Notes').fill(note);
  const save = form.getByRole('button', { name: 'Save', exact: true });
  const refused = page.getByText('The card was not changed', { exact: true });
  await save.click();
  const again = form.getByRole('button', { name: 'Save', exact: true, disabled: false });
  const isDecided = async () => (await form.isHidden()) || (await again.isVisible());
  for (;;) {
    // The slowest case: three tries out of three, each after the requested pause.
    await expect.poll(isDecided, { timeout: 60_000 }).toBe(true);
    if (await form.isHidden()) break;
    await expect(refused.first()).toBeVisible();
    refusals += 1;
    // The message also closes by itself.
    const dismiss = page.getByRole('button', { name: 'Dismiss' }).first();
    await dismiss.click({ timeout: 2_000 }).catch(() => undefined);
    // A save whose answers were all lost may close the form meanwhile.
    if (await form.isVisible()) await save.click({ timeout: 2_000 }).catch(() => undefined);
  }
  return refusals;
}

const cardSchema = z.object({ notes: z.string().nullable(), revision: z.number() });

/** Reads the one card from the database, bypassing the page's network. */
async function readCard(page: Page) {
  const cookies = await page.context().cookies();
  const text = cookies
    .filter(({ name }) => /-auth-token(\.\d+)?$/u.test(name))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ value }) => value)
    .join('');
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(JSON.parse(Buffer.from(text.replace(/^base64-/u, ''), 'base64url').toString()));
  const answer = await fetch(
    `${readEnv('VITE_SUPABASE_URL')}/rest/v1/member_cards?select=notes,revision`,
    {
      headers: {
        apikey: readEnv('VITE_SUPABASE_PUBLISHABLE_KEY'),
        authorization: `Bearer ${token}`,
      },
    },
  );
  return z.tuple([cardSchema]).parse(await answer.json())[0];
}

/** Saves a note, loses every answer to it, and waits until the change comes back as the card itself. */
async function saveUnanswered(page: Page): Promise<void> {
  await loseChanges(page, '**/rest/v1/member_cards*', Infinity);
  await page.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Notes').fill('kept');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The card was not changed', { exact: true }).first()).toBeVisible();
  await expect(form).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
}

test('a network that fails now and then leaves no screen white and no change undone @soak', async ({
  page,
}) => {
  test.setTimeout(120_000 + ROUNDS * 180_000);
  await page.goto('/app/my-cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('combobox').fill('citi double cash');
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('list', { name: 'My cards' })).toContainText('Citi Double Cash');
  const total = { requests: 0, mishaps: 0, saved: 0, refused: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const random = seededRandom(round);
    const before = await readCard(page);
    const chance = IS_SOAK ? 0.05 : 0.2;
    const network = await spoilNetwork(page, { random, kinds, chance });
    const walk = async () => {
      const paths = IS_SOAK ? [...screens, ...moreScreens] : random.sample(screens, 4);
      for (const path of paths) {
        if (IS_SOAK) await emptyDevice(page);
        await arrive(page, path);
      }
      await arrive(page, '/app/my-cards');
      const notes = Array.from({ length: IS_SOAK ? 5 : 3 }, (_, turn) => `${round}.${turn + 1}`);
      for (const note of notes) {
        total.refused += await saveNote(page, note);
        total.saved += 1;
      }
      await network.stop();
      const after = await readCard(page);
      expect(after.notes).toBe(notes.at(-1));
      // Each change was made once, however often it was sent.
      expect(after.revision).toBe(before.revision + notes.length);
    };
    // Reports an endless wait with its seed.
    await test.step(`seed ${round}`, walk, { timeout: 180_000 });
    total.requests += network.getRequests();
    total.mishaps += Object.values(network.counts).reduce((sum, count) => sum + count, 0);
  }
  console.log(JSON.stringify(total));
  expect(total.mishaps).toBeGreaterThan(ROUNDS * 2);

  const { revision } = await readCard(page);
  await saveUnanswered(page);
  expect(await readCard(page)).toEqual({ notes: 'kept', revision: revision + 1 });
});

test('each way to fail has words and a way out, and a wait that is asked for is kept @soak', async ({
  page,
  context,
}) => {
  test.slow();
  const tab = await context.newPage();
  // Retries come three times, here without the pauses, which another test covers.
  await tab.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hurry = (act: () => void, milliseconds = 0) => wait(act, milliseconds / 20);
    Object.assign(window, { setTimeout: hurry });
  });
  const everything = (path: string, kind: (route: Route) => Promise<void>, words: RegExp) =>
    test.step(`${path}: ${words.source}`, async () => {
      await tab.route(API, (route) =>
        route.request().method() === 'OPTIONS' || route.request().url().includes('/auth/')
          ? route.fallback()
          : kind(route),
      );
      await tab.goto(path);
      const problem = tab.getByRole('alert').filter({ has: tab.getByRole('button') });
      await expect(problem).toContainText(words, { timeout: 30_000 });
      await tab.unrouteAll({ behavior: 'wait' });
      await problem.getByRole('button', { name: 'Try again' }).click();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(problem).toHaveCount(0);
    });
  const putOff = (route: Route, seconds: string) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': seconds, 'access-control-expose-headers': 'retry-after' },
      json: { message: 'busy' },
    });
  const patience = (route: Route) => putOff(route, '40');
  await everything('/app/bonus-tracker', mishaps.broken, /The server could not answer/u);
  await everything('/app/my-cards', mishaps.reset, /The server cannot be reached/u);
  await everything('/app/my-wallets', mishaps.page, /could not be read/u);
  await everything('/admin/tips', mishaps.half, /could not be read/u);
  await everything('/app/my-profile', patience, /Try again in 40 seconds/u);
  await tab.close();

  // A change that must wait says so, and is sent again at the time the server named, not earlier.
  await page.goto('/app/my-wallets');
  const sent: number[] = [];
  await page.route(/\/rest\/v1\/wallets/u, async (route) => {
    if (route.request().method() === 'GET') {
      await route.fallback();
      return;
    }
    sent.push(performance.now());
    if (sent.length > 1) await route.fallback();
    else await putOff(route, '2');
  });
  // Waits for the answer, because a reload would cancel the repeated request.
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/wallets') &&
      response.request().method() !== 'GET' &&
      response.ok(),
  );
  await page.getByRole('button', { name: 'New wallet' }).first().click();
  await expect(page.getByText('Your change is sent again in 2 seconds.').first()).toBeVisible();
  await saved;
  expect(sent).toHaveLength(2);
  const [first = 0, second = 0] = sent;
  expect(second - first).toBeGreaterThanOrEqual(2000);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My wallets');
  await expect(page.getByRole('region', { name: 'Wallet Wallet' })).toBeVisible();
  await expect(page.getByText('No wallets yet')).toHaveCount(0);
});
