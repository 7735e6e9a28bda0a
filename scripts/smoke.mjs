// `npm run smoke -- SITE` walks through a deployed site as a visitor and reports failures. It only reads and never
// signs in.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { readFile } = await import('node:fs/promises');
const { chromium } = await import('@playwright/test');
const { RealtimeClient } = await import('@supabase/realtime-js');
const { parseHeaders, pickHeaders } = await import('../hosting/parse-headers.ts');
const { findChromium } = await import('./find-chromium.mjs');

const WAIT_MS = 20_000;
/** Placeholders of `_headers` that the build fills in. */
const FILLED_BY_BUILD = /SUPABASE_|SITE_URL|RELEASE_ID|\{VITE_/;
const given = process.argv[2] ?? '';
if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  console.error('npm run smoke -- SITE, such as https://example.com');
  process.exit(2);
}
const site = new URL(given).origin;
/** @param {string} path */
const ask = (path) =>
  fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });

/** @returns {Promise<never>} */
const giveUp = () =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('it takes too long')), 3 * WAIT_MS).unref();
  });

let failed = 0;
/** @param {string} title @param {() => Promise<void>} find throws what is wrong */
async function check(title, find) {
  try {
    await Promise.race([find(), giveUp()]);
    console.log(`✓ ${title}`);
  } catch (error) {
    failed += 1;
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${title} — ${reason.split('\n')[0]}`);
  }
}

/** @param {string} path @param {number} status */
async function expectStatus(path, status) {
  const answer = await ask(path);
  const text = await answer.text();
  if (answer.status === status) return text;
  throw new Error(`${path} answers ${answer.status} ${text.slice(0, 200)}`.trim());
}

/** Reads only the names of the directives, because their values depend on the build. @param {string} policy */
const listDirectives = (policy) => policy.split(';').map((part) => part.trim().split(' ')[0]);

async function checkHeaders() {
  const rules = parseHeaders(
    await readFile(new URL('../public/_headers', import.meta.url), 'utf8'),
  );
  const { headers } = await ask('/');
  const wrong = Object.entries(pickHeaders(rules, '/')).flatMap(([name, wanted]) => {
    const value = headers.get(name) ?? '';
    const isGood =
      name === 'content-security-policy'
        ? listDirectives(value).join() === listDirectives(wanted).join()
        : value === wanted || (value !== '' && FILLED_BY_BUILD.test(wanted));
    return isGood ? [] : [`${name} is “${value}”`];
  });
  if (wrong.length > 0) throw new Error(wrong.join(', '));
}

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const context = await browser.newContext();
context.setDefaultTimeout(WAIT_MS);
/** The project's address and key, as the site's pages use them. @type {{ url: string, key: string } | undefined} */
let api;

/**
 * Opens a page, checks it, and fails on any logged error.
 * @param {string} path
 * @param {(page: import('@playwright/test').Page) => Promise<void>} look
 */
async function visit(path, look) {
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    const [url = '', rest] = request.url().split('/rest/v1/');
    const key = request.headers()['apikey'];
    if (rest !== undefined && key) api = { url, key };
  });
  try {
    const answer = await page.goto(site + path);
    if (answer?.status() !== 200)
      throw new Error(`${path} answers ${answer?.status() ?? 'nothing'}`);
    await look(page);
    if (errors.length > 0) throw new Error(`${path} logs: ${errors.join(', ')}`);
  } finally {
    await page.close();
  }
}

/** Joins a channel; returns SUBSCRIBED, or another status. @param {InstanceType<typeof RealtimeClient>} client @param {string} topic */
const joinChannel = (client, topic) =>
  new Promise((resolve) => {
    client.channel(topic, { config: { private: true } }).subscribe((state) => resolve(state));
  });

async function checkChannels() {
  if (api === undefined) throw new Error('no page asked the API for anything');
  const { url, key } = api;
  // Connects as the pages do for a visitor.
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken: () => Promise.resolve(key),
  });
  try {
    const heard = await joinChannel(client, 'catalog');
    if (heard !== 'SUBSCRIBED') throw new Error(`the catalog’s channel answers ${heard}`);
    const topics = ['reports', 'member:00000000-0000-4000-8000-000000000001'];
    for (const topic of topics) {
      const state = await joinChannel(client, topic);
      if (state !== 'CHANNEL_ERROR') throw new Error(`${topic} answers a visitor ${state}`);
    }
  } finally {
    await client.disconnect();
  }
}

try {
  await check('The site sends its headers', checkHeaders);
  await check('Home shows the articles', () =>
    visit('/', (page) => page.getByRole('list', { name: 'Articles' }).waitFor()),
  );
  await check('A card of the sitemap has its page, with what the database says now', async () => {
    const map = await expectStatus('/sitemap.xml', 200);
    const address = /<loc>([^<]*\/credit-cards\/\d+\/[^<]+)<\/loc>/.exec(map)?.[1];
    if (address === undefined) throw new Error('the sitemap names no card');
    await visit(new URL(address).pathname, async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (api === undefined) await page.waitForRequest(/\/rest\/v1\//);
    });
  });
  await check('The sign-in page asks for an address and a password', () =>
    visit('/login', async (page) => {
      await page.getByLabel('Email address').waitFor();
      await page.getByLabel('Password', { exact: true }).waitFor();
    }),
  );
  await check('What is not there is not found', async () => {
    await expectStatus('/assets/nothing.js', 404);
    const kept = (await ask('/assets/nothing.js')).headers.get('cache-control');
    if (kept?.includes('immutable')) throw new Error('browsers keep the lack of a file');
    await expectStatus('/api/nothing', 404);
  });
  await check('The health address says that all is well', async () => {
    await expectStatus('/api/health', 200);
  });
  await check('A procedure refuses a visitor', async () => {
    const text = await expectStatus('/api/trpc/users.getCurrentUser', 401);
    if (!text.includes('"UNAUTHORIZED"')) throw new Error(`it says ${text.slice(0, 200)}`);
  });
  await check('A visitor hears of the catalog, and of nothing private', checkChannels);
} finally {
  await browser.close();
}
process.exit(failed > 0 ? 1 : 0);
