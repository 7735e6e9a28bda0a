import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { test } from './member.ts';
import { readEnv } from './rest.ts';
import { pressEntry } from './press-entry.ts';
import { expect, test as visitorTest } from './test.ts';

/** Number of token expiries: a handful here, two hundred in the soak. */
const IS_SOAK = process.env['E2E_TOKEN_ENDS'] !== undefined;
const ENDS = Number(process.env['E2E_TOKEN_ENDS'] ?? 4);

/** The session as the cookies hold it. */
async function readSession(context: BrowserContext) {
  const cookies = await context.cookies();
  const parts = cookies
    .filter(({ name }) => /-auth-token(\.\d+)?$/u.test(name))
    .sort((a, b) => a.name.localeCompare(b.name));
  const text = decodeURIComponent(parts.map(({ value }) => value).join('')).replace(
    /^base64-/u,
    '',
  );
  return z
    .looseObject({ expires_at: z.number() })
    .parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}

/**
 * Replaces the cookies' token by an expired one, as its owner's clock sees it. In the page, atomically and while no
 * tab refreshes: from outside, it could restore a token that was used meanwhile.
 */
async function endToken(page: Page): Promise<void> {
  await page.evaluate(() =>
    navigator.locks.request('pointfolio-refresh', () => {
      const parts = document.cookie
        .split('; ')
        .map((pair) => ({ name: pair.split('=', 1).join(), value: pair.replace(/^[^=]*=/u, '') }))
        .filter(({ name }) => /-auth-token(\.\d+)?$/u.test(name))
        .sort((a, b) => a.name.localeCompare(b.name));
      const text = decodeURIComponent(parts.map(({ value }) => value).join(''));
      const session = atob(text.replace('base64-', '').replaceAll('-', '+').replaceAll('_', '/'));
      const ended = session
        .replace(/"expires_at":\d+/u, `"expires_at":${Math.floor(Date.now() / 1000) - 5}`)
        .replace(/"expires_in":\d+/u, '"expires_in":0');
      const bytes = btoa(ended).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      const chunks = `base64-${bytes}`.match(/.{1,3180}/gu) ?? [];
      // A text that is a little shorter may need one cookie less.
      for (const [index, { name }] of parts.entries()) {
        const chunk = chunks[index] ?? '';
        const age = chunk === '' ? 0 : 400 * 86_400;
        document.cookie = `${name}=${chunk}; Path=/; Max-Age=${age}; SameSite=Lax`;
      }
    }),
  );
}

const countRefreshing = async () => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name === 'pointfolio-refresh').length;
};

const wake = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('five tabs outlive the end of their token time and again, and leave together @soak', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + ENDS * 10_000);
  let refreshes = 0;
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isRefresh = searchParams.get('grant_type') === 'refresh_token';
    if (pathname.endsWith('/auth/v1/token') && isRefresh) refreshes += 1;
  });
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/app/my-cards');
      await tab.getByRole('button', { name: /^Account of/ }).waitFor();
    }),
  );

  const list = page.getByRole('list', { name: 'My cards' });
  await list
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Notes').fill('typed while the token ended');

  for (let end = 1; end <= ENDS; end++) {
    const before = refreshes;
    do {
      // A tab that was still storing the last refresh may restore that token: then end it once more.
      await endToken(page);
      await Promise.all(tabs.map(wake));
      await expect(async () => {
        const session = await readSession(context);
        expect(session.expires_at).toBeGreaterThan(Date.now() / 1000);
        // No refresh with an earlier token is pending: no tab requests one, or waits for another that does.
        expect(await page.evaluate(countRefreshing)).toBe(0);
      }).toPass({ timeout: 30_000 });
    } while (refreshes === before);
    const reloaded = tabs[1 + (end % 4)];
    if (end % 2 === 0 && reloaded) {
      await reloaded.reload();
      await reloaded.getByRole('button', { name: /^Account of/ }).waitFor();
    }
  }
  // The first tab refreshed; the others found its token.
  expect(refreshes).toBe(ENDS);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/app\/my-cards/);

  await endToken(page);
  await expect(form.getByLabel('Notes')).toHaveValue('typed while the token ended');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(list).toContainText('typed while the token ended');
  expect(refreshes).toBe(ENDS + 1);

  // The token has expired again, and the server accepts the request for a new one without ever answering.
  await context.route('**/auth/v1/**', () => undefined);
  await expect(async () => {
    // As above, a tab may restore the last token.
    await endToken(page);
    const asked = context.waitForEvent('request', {
      predicate: (request) => request.url().includes('/auth/v1/'),
      timeout: 3_000,
    });
    await Promise.all([asked, ...tabs.map(wake)]);
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const clicked = performance.now();
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/login$/)));
  const milliseconds = performance.now() - clicked;
  expect(await context.cookies()).toEqual([]);
  console.log(`All five tabs were signed out ${Math.round(milliseconds)} ms after the click.`);
  if (IS_SOAK) expect(milliseconds).toBeLessThanOrEqual(1000);
});

/** Ways a browser can treat stored data. */
const storages = {
  'that throws': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
  },
  'that is full': () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  },
  'whose cookies throw': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  },
  'that holds junk': () => {
    for (const key of [
      'pointfolio-offline',
      'pointfolio-color-mode',
      'pointfolio-consent',
      'nuxt-color-mode',
      'color-mode',
    ]) {
      localStorage.setItem(key, '{"broken');
      sessionStorage.setItem(key, '\u0000');
    }
    document.cookie = 'sb-127-auth-token=base64-%%%; Path=/';
  },
} as const;

const hours = (count: number) => count * 3_600_000;
const clocks = { 'two hours behind': hours(-2), 'a year ahead': hours(24 * 365) } as const;

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(readEnv('E2E_DEMO_PASSWORD'));
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Deletes all stored data of the site, as “Clear site data” does; cookies only if named. */
async function clearStorage(page: Page, kinds: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: kinds });
  await page.evaluate(() => {
    sessionStorage.clear();
  });
}

visitorTest(
  'the app starts, signs in and out whatever its storage and its clock do @soak',
  async ({ browser }) => {
    visitorTest.setTimeout(240_000);
    const baseURL = process.env['E2E_WEB_URL'] ?? '';
    const open = async (
      prepare: (page: Page) => Promise<unknown>,
      leave: (page: Page) => Promise<void> = signOut,
    ) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      await prepare(page);
      await signIn(page, 'member@pointfolio.test');
      await leave(page);
      await context.close();
      return crashes;
    };
    for (const [name, spoil] of Object.entries(storages)) {
      await visitorTest.step(`storage ${name}`, async () => {
        expect(await open((page) => page.addInitScript(spoil))).toEqual([]);
      });
    }
    await visitorTest.step('storage that is cleared while the app is open', async () => {
      const crashes = await open(
        () => Promise.resolve(),
        async (page) => {
          await clearStorage(page, 'local_storage,indexeddb,cache_storage,service_workers');
          const title = page.getByRole('heading', { level: 1 });
          await pressEntry(page, 'My cards');
          await expect(title).toHaveText('My cards');
          await clearStorage(page, 'all');
          expect(await page.context().cookies()).toEqual([]);
          await pressEntry(page, 'My points');
          await expect(page).toHaveURL(/\/login$/);
        },
      );
      expect(crashes).toEqual([]);
    });
    for (const [name, offset] of Object.entries(clocks)) {
      await visitorTest.step(`a clock ${name}`, async () => {
        const crashes = await open((page) =>
          page.addInitScript((by) => {
            const { now } = Date;
            const Real = Date;
            globalThis.Date = new Proxy(Real, {
              construct: (target, args) => {
                const built: unknown = Reflect.construct(target, args);
                if (!(built instanceof target)) throw new TypeError('no date');
                return args.length === 0 ? new target(now() + by) : built;
              },
              apply: (target) => new target(now() + by).toString(),
            });
            Real.now = () => now() + by;
          }, offset),
        );
        expect(crashes).toEqual([]);
      });
    }
  },
);
