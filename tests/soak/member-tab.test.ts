import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, expect as expectPage, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type Stack, type StackOptions, startStack } from '../../supabase/local/start-stack.ts';
import { createBreakableNetwork } from '../live/breakable-network.ts';

/** Shorter than a heartbeat of the live connection, and than the pause in which a page sleeps. */
const TOKEN_SECONDS = 15;
const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

let folder: string;
let options: StackOptions;
let stack: Stack;
let network: Awaited<ReturnType<typeof createBreakableNetwork>>;
let web: PreviewServer;

/** Starts the product in Chromium, with a breakable connection to its server and a server that can be restarted. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-member-tab-'));
  options = {
    dataDir: path.join(folder, 'db'),
    functions: true,
    seed: 'demo',
    tokenSeconds: TOKEN_SECONDS,
  };
  stack = await startStack(options);
  options = {
    ...options,
    keys: stack,
    apiPort: Number(new URL(stack.url).port),
  };
  network = await createBreakableNetwork(stack.url);
  const outDir = path.join(folder, 'dist');
  const env = {
    ...process.env,
    VITE_SUPABASE_URL: network.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  };
  const vite = path.join(root, 'node_modules/.bin/vite');
  await run(vite, ['build', '--outDir', outDir, '--logLevel', 'error'], { cwd: root, env });
  web = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
}, 600_000);

afterAll(async () => {
  await web.close();
  network.close();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Makes the member's change on another device. */
async function nameFirstCard(nickname: string): Promise<void> {
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: 'member@pointfolio.test',
    password: stack.demoPassword ?? '',
  });
  if (error) throw error;
  const { data } = await client
    .from('member_cards')
    .update({ nickname })
    .eq('position', 0)
    .select('id')
    .throwOnError();
  expect(data).toHaveLength(1);
}

const expectShown = (page: Page, text: string) =>
  expectPage(page.getByRole('main')).toContainText(text, { timeout: 60_000 });

test('a member’s open tab outlives its tokens, a sleep and a restart of the server', async () => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ baseURL: web.resolvedUrls?.local[0] ?? '' });
  let refreshes = 0;
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
  });
  await page.goto('/login');
  await page.getByLabel('Email address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill(stack.demoPassword ?? '');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
  await page.goto('/app/my-cards');
  await expectPage(page.getByText('Live', { exact: true })).toBeAttached({ timeout: 60_000 });
  page.on('framenavigated', () => (loads += 1));

  // Several tokens expire while the page is checked.
  refreshes = 0;
  await page.waitForTimeout(4 * TOKEN_SECONDS * 1000);
  expect(refreshes).toBeGreaterThan(2);
  await nameFirstCard('After four tokens');
  await expectShown(page, 'After four tokens');

  // The device sleeps: nothing runs, and its connection is gone without an error.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  network.silenceOpenOnes();
  await nameFirstCard('Changed in its sleep');
  await new Promise((resolve) => setTimeout(resolve, 3 * TOKEN_SECONDS * 1000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectShown(page, 'Changed in its sleep');
  await nameFirstCard('Awake');
  await expectShown(page, 'Awake');

  await stack.stop();
  await expectPage(page.getByText('Live', { exact: true })).toHaveCount(0, { timeout: 60_000 });
  stack = await startStack(options);
  await nameFirstCard('After a restart');
  await expectShown(page, 'After a restart');
  await expectPage(page.getByText('Live', { exact: true })).toBeAttached({ timeout: 60_000 });
  expect(loads).toBe(0);
  await browser.close();
});
