// `npm run lighthouse`, also a part of `npm run bench`: Lighthouse on the production build (mobile, with its default
// throttling), over TLS and HTTP/2 and compressed, as the hosts serve it; medians of LIGHTHOUSE_RUNS runs (5 by
// default). The machine should be idle: load lowers the scores. LIGHTHOUSE_PAGES='home,login' limits the pages.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { findChromium } = await import('./find-chromium.mjs');
const { runTool } = await import('./run-tool.mjs');
const { startStack } = await import('../supabase/local/start-stack.ts');
const { createCertificate, startSecureFront } = await import('../tests/bench/secure-front.ts');
const { preview } = await import('vite');
const { default: lighthouse } = await import('lighthouse');

const pages = {
  home: '/',
  'card list': '/credit-cards',
  /** Read from the site map: the address that people and search engines use. */
  'card page': '/credit-cards/{id}/amex-gold',
  login: '/login',
};
/** Minimum scores of each page, in percent. */
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A visitor's first page must be faster, with its largest text there within 1.6 s. */
const homeAims = { ...aims, performance: 99 };
const homePaintMs = 1600;
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const only = process.env['LIGHTHOUSE_PAGES']?.split(',');
const debuggingPort = 9222 + (process.pid % 1000);

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {string} program */
async function startChromium(program) {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(program, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The certificate belongs to this run.
    '--ignore-certificate-errors',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${debuggingPort}`,
    'about:blank',
  ]);
  const isReady = () =>
    fetch(`http://127.0.0.1:${debuggingPort}/json/version`).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isReady()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** @param {string} url */
async function visit(url) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: Object.keys(aims),
    // The host redirects from http and sends HSTS.
    skipAudits: ['redirects-http'],
  });
  if (!result) throw new Error(`Lighthouse could not look at ${url}.`);
  return result.lhr;
}

const stack = await startStack({ functions: true, seed: 'demo', quiet: true });
let failed = 0;
let looked = 0;
/** @type {(() => unknown)[]} */
const closers = [() => stack.stop()];
try {
  const certificate = createCertificate();
  closers.push(certificate.remove);
  const api = await startSecureFront(stack.url, certificate);
  closers.push(api.close);
  const env = {
    VITE_SUPABASE_URL: api.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    NODE_EXTRA_CA_CERTS: certificate.file,
  };
  Object.assign(process.env, env);
  const outDir = '.local/lighthouse-dist';
  const build = await runTool('vite', ['build', '--outDir', outDir, '--logLevel', 'warn'], { env });
  if (build.code !== 0) throw new Error(build.output);
  const web = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'warn' });
  closers.push(() => web.close());
  const address = web.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview has no port.');
  const site = await startSecureFront(`http://127.0.0.1:${address.port}`, certificate);
  closers.push(site.close);
  const program = findChromium();
  if (!program) throw new Error('Set CHROMIUM_PATH to a Chromium.');
  closers.push(await startChromium(program));

  const map = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  const card = /<loc>[^<]*\/credit-cards\/(\d+)\/amex-gold</.exec(map)?.[1];
  if (!card) throw new Error('The site map does not name the card.');
  for (const [name, path] of Object.entries(pages)) {
    if (only && !only.includes(name)) continue;
    looked += 1;
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const reports = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await visit(site.url + path.replace('{id}', card)));
    }
    const scores = Object.entries(name === 'home' ? homeAims : aims).map(([category, aim]) => {
      const score = median(reports.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100));
      return { category, score: Math.round(score), isReached: Math.round(score) >= aim };
    });
    const read = (/** @type {string} */ audit) =>
      median(reports.map((lhr) => lhr.audits[audit]?.numericValue ?? 0));
    const paint = Math.round(read('largest-contentful-paint'));
    const isReached =
      scores.every((each) => each.isReached) && (name !== 'home' || paint <= homePaintMs);
    if (!isReached) failed += 1;
    const protocols = new Set(
      reports.flatMap((lhr) => {
        const details = lhr.audits['network-requests']?.details;
        return details?.type === 'table' ? details.items.map(({ protocol }) => protocol) : [];
      }),
    );
    console.log(
      `${isReached ? '✓' : '✗'} ${name}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}; FCP ${Math.round(read('first-contentful-paint'))} ms, LCP ${paint} ms, TBT ${Math.round(read('total-blocking-time'))} ms, speed index ${Math.round(read('speed-index'))}, CLS ${read('cumulative-layout-shift').toFixed(3)} (${[...protocols].map(String).join(', ')})`,
    );
    const [last] = reports;
    const missed = Object.values(last?.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    );
    for (const { id, title } of missed) console.log(`    ${id}: ${title}`);
  }
} finally {
  for (const close of closers.reverse()) await close();
}
console.log(`${looked - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
