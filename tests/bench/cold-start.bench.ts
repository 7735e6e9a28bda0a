import { loadavg } from 'node:os';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { runTool } from '../../scripts/run-tool.mjs';
import { createKeys, type StackKeys } from '../../supabase/local/keys.ts';
import { startStack, type Stack } from '../../supabase/local/start-stack.ts';
import { ageMessages } from '../../supabase/local/test-support/age-messages.ts';
import { printRow, printTitle } from './print-table.ts';
import { createCertificate, startSecureFront } from './secure-front.ts';
import { median } from './timing.ts';

/**
 * Cost of the catalog's growth for a member with an empty device: the member area's home page with all cards,
 * compared with the same page before the growth, and without the facts that came with it. In turns, as on a phone.
 */
const runs = Number(process.env['BENCH_ROUNDS'] ?? 15);
const slowdown = 4;
/** Bits per second and round-trip milliseconds: Lighthouse's values for a phone. */
const line = { bitsPerSecond: 1_600_000, latencyMs: 150 };
const cardsBefore = 232;
/** Maximum cost of more cards and facts. */
const lawMs = 250;

const shrink = `
  delete from public.credit_cards
  where id in (
    select id from public.credit_cards as card
    order by exists (select from public.member_cards where credit_card_id = card.id) desc, id
    offset ${cardsBefore}
  );
  delete from public.benefit_spending;
  delete from public.credit_card_requirements;
  delete from public.product_changes;
  delete from public.spending_costs;
  delete from public.merchants;
`;

const closers: (() => unknown)[] = [];

async function start(keys: StackKeys, sql?: string): Promise<Stack> {
  const stack = await startStack({ functions: true, seed: 'demo', quiet: true, keys });
  closers.push(() => stack.stop());
  if (sql !== undefined) await stack.db.exec(sql);
  await ageMessages(stack);
  return stack;
}

async function serve(env: Record<string, string>): Promise<string> {
  const outDir = '.local/cold-start-dist';
  const args = ['build', '--outDir', outDir, '--logLevel', 'warn'];
  const build = await runTool('vite', args, { env });
  if (build.code !== 0) throw new Error(build.output);
  const web = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'warn' });
  closers.push(() => web.close());
  const address = web.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview has no port.');
  return `http://127.0.0.1:${address.port}`;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, baseURL: string, password: string): Promise<State> {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
  const state = await context.storageState();
  await context.close();
  return state;
}

type Visit = { readonly readyMs: number; readonly workMs: number; readonly apiBytes: number };

/** Milliseconds from the address to the wallet's figures, on a device without any data of the product. */
async function visit(browser: Browser, baseURL: string, storageState: State): Promise<Visit> {
  const context = await browser.newContext({ baseURL, storageState, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bitsPerSecond / 8,
    uploadThroughput: line.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const api = new Set<string>();
  let apiBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/(?:rest|functions)\/v1\/|\/api\/trpc\//u.test(request.url)) api.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (api.has(requestId)) apiBytes += encodedDataLength;
  });
  await page.goto('/app', { waitUntil: 'commit' });
  await page
    .getByRole('heading', { name: 'Next fees and deadlines' })
    .waitFor({ timeout: 120_000 });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const readyMs = await page.evaluate(() => performance.now());
  const { metrics } = await session.send('Performance.getMetrics');
  const workMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  await context.close();
  return { readyMs, workMs, apiBytes };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

function report(name: string, visits: readonly Visit[]): void {
  const ready = median(visits.map(({ readyMs }) => readyMs));
  const best = Math.min(...visits.map(({ readyMs }) => readyMs));
  const work = median(visits.map(({ workMs }) => workMs));
  const bytes = median(visits.map(({ apiBytes }) => apiBytes));
  printRow(name, ms(ready), ms(best), ms(work), `${(bytes / 1000).toFixed(0)} kB`);
}

let added = Number.NaN;
try {
  const keys = await createKeys();
  const stacks = { before: await start(keys, shrink), now: await start(keys) };
  let shown: keyof typeof stacks = 'now';
  const certificate = createCertificate();
  closers.push(certificate.remove);
  // The served site forwards procedures to the API.
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  const api = await startSecureFront(() => stacks[shown].url, certificate);
  closers.push(api.close);
  const env = {
    VITE_SUPABASE_URL: api.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    NODE_EXTRA_CA_CERTS: certificate.file,
  };
  Object.assign(process.env, env);
  const site = await startSecureFront(await serve(env), certificate);
  closers.push(site.close);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
  closers.push(() => browser.close());

  const names = ['before', 'now'] as const;
  const states: Partial<Record<keyof typeof stacks, State>> = {};
  const visits: Record<keyof typeof stacks, Visit[]> = { before: [], now: [] };
  // The first of each fills the server's caches, and does not count.
  for (let run = -1; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      shown = name;
      const state = (states[name] ??= await signIn(
        browser,
        site.url,
        stacks[name].demoPassword ?? '',
      ));
      const found = await visit(browser, site.url, state);
      if (run >= 0) visits[name].push(found);
    }
  }
  const load = loadavg()[0]?.toFixed(1);
  printTitle(
    `home of a member, empty device, ${runs} visits; load ${load}`,
    'median',
    'best',
    'work',
    'API',
  );
  report(`  ${cardsBefore} cards`, visits.before);
  report('  all cards and facts', visits.now);
  // Two consecutive visits find the machine in the same state.
  const differences = visits.now.map(
    ({ readyMs }, run) => readyMs - (visits.before[run]?.readyMs ?? Number.NaN),
  );
  added = median(differences);
  console.log(
    `\n${added <= lawMs ? '✓' : '✗'} what has grown costs ${ms(added)} of ${lawMs}: the median of ${runs} pairs`,
  );
} finally {
  for (const close of closers.reverse()) await close();
}
process.exit(added <= lawMs ? 0 : 1);
