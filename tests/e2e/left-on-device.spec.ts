import type { BrowserContext, Page } from '@playwright/test';
import { createNewcomer } from './accounts.ts';
import { readDevice, waitForWrites } from './device-store.ts';
import { createBoard, drawBox } from './board.ts';
import { register, signInAsNew } from './new-member.ts';
import { expect, test } from './test.ts';

test.use({ device: 'new' });

/** Data of the browser, for any user. */
const STAYS = {
  cookies: [],
  local: [
    'pointfolio-black-as-primary',
    'pointfolio-color-mode',
    'pointfolio-consent',
    'pointfolio-neutral',
    'pointfolio-primary',
  ],
  session: [],
  // Public reference data.
  databases: ['pointfolio'],
  // Of a member who saved the app for a trip: its own files, which are public.
  caches: ['app'],
};

/** Lists everything a page can leave, by name, and keeps the parts with content. */
async function listLeft(page: Page, context: BrowserContext) {
  const left = await page.evaluate(async () => {
    const holdsSomething = (name: string) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => {
          reject(new Error(`${name} does not open.`));
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          if (stores.length === 0) {
            resolve(false);
            return;
          }
          const reading = database.transaction(stores);
          const counts = stores.map((store) => reading.objectStore(store).count());
          reading.oncomplete = () => {
            database.close();
            resolve(counts.some(({ result }) => result > 0));
          };
        };
      });
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases())
      if (await holdsSomething(name)) databases.push(name);
    const kinds = new Set<string>();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { origin, pathname } = new URL(url);
        const isOfApp = origin === window.location.origin && !pathname.startsWith('/api/');
        kinds.add(isOfApp ? 'app' : url);
      }
    }
    return {
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).sort(),
      databases: databases.sort(),
      caches: [...kinds].sort(),
    };
  });
  return { cookies: (await context.cookies()).map(({ name }) => name), ...left };
}

async function keepOnDevice(page: Page): Promise<void> {
  await page.goto('/app/my-profile?page=data');
  await page.getByRole('switch', { name: 'Keep what I see on this device' }).click();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test('a sign-out leaves nothing of the member on the device', async ({ page, context }) => {
  test.slow();
  await register(page);
  await keepOnDevice(page);
  for (const path of ['/app/my-cards', '/app/whiteboard']) {
    await page.goto(path);
    await page.getByRole('button').first().waitFor();
    await waitForWrites(page);
  }
  // Adds everything the app ever stores, and data it does not know, to what the visit left.
  await page.evaluate(async () => {
    const local = {
      'pointfolio-color-mode': 'dark',
      'pointfolio-primary': 'sky',
      'pointfolio-neutral': 'zinc',
      'pointfolio-black-as-primary': 'true',
      'pointfolio-consent': '"refused"',
      'pointfolio-last-whiteboard': '"0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0001"',
      'pointfolio-merchants-one': '{"SHOP":"gas"}',
      'card-draft:7': '{}',
      'of-somebody-else': 'x',
    };
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const key of ['pointfolio-find-recent', 'pointfolio-setup', 'of-somebody-else'])
      sessionStorage.setItem(key, '[]');
    document.cookie = '_ga=1; Path=/; Max-Age=600';
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('pointfolio-drafts');
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('drafts');
      };
      opening.onerror = () => {
        reject(new Error('The drafts do not open.'));
      };
      opening.onsuccess = () => {
        const writing = opening.result.transaction('drafts', 'readwrite');
        writing.objectStore('drafts').put({ elements: [] }, 'board');
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  });
  const before = await listLeft(page, context);
  expect(before.databases).toEqual(['pointfolio', 'pointfolio-drafts', 'pointfolio-offline']);
  expect(before.local).toEqual(
    expect.arrayContaining(['pointfolio-member', 'pointfolio-offline', 'pointfolio-merchants-one']),
  );

  await page.goto('/app/my-cards');
  // A read that is under way when the session ends is refused, which the console reports.
  await page.waitForLoadState('networkidle');
  await signOut(page);
  await waitForWrites(page);
  expect(await listLeft(page, context)).toEqual(STAYS);
  // The next page restores nothing either, except the scroll position of the previous one.
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const session = ['tsr-scroll-restoration-v1_3'];
  expect(await listLeft(page, context)).toEqual({ ...STAYS, session });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 401/] });
  test('an open board ends with the session, and keeps no drawing without one @soak', async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAsNew(page);
    await createBoard(page);
    const session = await context.cookies();
    await context.clearCookies();
    await drawBox(page, 500);
    // Without a session nothing is sent.
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    const readDrafts = () => readDevice(page, 'pointfolio-drafts', 'drafts');
    expect(await readDrafts()).toBe('[]');
    await context.addCookies(session);

    const second = await context.newPage();
    await second.goto('/app/my-cards');
    await signOut(second);
    await expect(page).toHaveURL(/\/login$/);
    await waitForWrites(page);
    expect(await readDrafts()).toBe('[]');
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/] });
  test('unsent edits are kept for their member only, and deleted once the session is gone @soak', async ({
    page,
    context,
  }) => {
    await register(page);
    await keepOnDevice(page);
    // A tab of another member still has something to write after the device was cleared.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('pointfolio-edits');
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore('tabs');
          };
          opening.onerror = () => {
            reject(new Error('The edits do not open.'));
          };
          opening.onsuccess = () => {
            const writing = opening.result.transaction('tabs', 'readwrite');
            writing.objectStore('tabs').put({ shape: 1, waiting: [], refused: [] }, 'somebody/tab');
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    const readEdits = () => readDevice(page, 'pointfolio-edits', 'tabs');
    expect(await readEdits()).not.toBe('[]');
    await page.goto('/app/my-cards');
    const add = page.getByRole('button', { name: 'Add a card' }).first();
    await add.waitFor();
    await expect.poll(readEdits).toBe('[]');

    const addCard = async (name: string) => {
      await add.click();
      await page.getByRole('combobox').fill(name);
      await page.keyboard.press('Enter');
    };
    await context.setOffline(true);
    await addCard('chase sapphire preferred');
    await expect(page.getByText('1 change waits for the network')).toBeVisible();
    await expect.poll(readEdits).toContain('waiting');
    const kept = await readEdits();
    await context.clearCookies();
    await addCard('chase sapphire reserve');
    await expect(page.getByText('2 changes wait for the network')).toBeVisible();
    expect(await readEdits()).toBe(kept);
  });
});

test.describe(() => {
  // The browser does not let a page of another host, which this one pretends to be, follow live updates of this
  // machine.
  test.use({ expectedErrors: [/LOCAL_NETWORK_ACCESS/] });
  test('over HTTPS the session is secure, sent to no function, and gone with the sign-out', async ({
    page,
    context,
    baseURL,
  }) => {
    const site = 'https://app.pointfolio.test';
    const { email } = await createNewcomer();
    const cookiesOfCalls: (string | undefined)[] = [];
    await context.route(`${site}/**`, async (route) => {
      const request = route.request();
      const headers = await request.allHeaders();
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) cookiesOfCalls.push(headers['cookie']);
      const url = request.url().replace(site, baseURL ?? '');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const api = new URL(process.env['VITE_SUPABASE_URL'] ?? '').origin;
    await context.route(`${api}/**`, async (route) => {
      await route.fulfill({ response: await route.fetch() });
    });

    await page.goto(`${site}/login`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().waitFor();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/app$/);
    const session = await context.cookies(site);
    expect(session.length).toBeGreaterThan(0);
    for (const { name, secure, domain } of session) {
      expect(name).toMatch(/^__Host-sb-.+-auth-token(\.\d)?$/);
      expect(secure).toBe(true);
      expect(domain).toBe('app.pointfolio.test');
    }
    await expect.poll(() => cookiesOfCalls.length).toBeGreaterThan(0);
    expect(cookiesOfCalls.filter((cookie) => cookie !== undefined)).toEqual([]);

    await page.evaluate(() => {
      document.cookie = '_ga=1; Domain=pointfolio.test; Path=/; Max-Age=600; Secure';
    });
    expect((await context.cookies(site)).map(({ name }) => name)).toContain('_ga');
    await signOut(page);
    expect(await context.cookies()).toEqual([]);
    // Leaves the page before removing the routes: its pending requests would reach an unknown host.
    await page.goto('about:blank');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
