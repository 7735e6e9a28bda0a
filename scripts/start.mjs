// `npm start`: runs everything the app needs, on this machine, from a fresh clone: the app as it is deployed. `npm
// run dev` (--dev) serves the sources instead, and the page reloads on each change.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

ensureInstalled();
await useProjectNode();

const { dataDir, prepareEnvironment, readKeys, readPort } = await import('./environment.mjs');
const { endProgress, showProgress } = await import('./progress.mjs');
const { startStack } = await import('../supabase/local/start-stack.ts');
const { assertDataFree } = await import('../supabase/local/database/lock.ts');
const { assertPortFree } = await import('../supabase/local/gateway/listen.ts');
const { runTool } = await import('./run-tool.mjs');
const { digestFiles } = await import('./digest-files.mjs');
const { createServer, loadEnv, preview } = await import('vite');
const { readRelease } = await import('../hosting/read-release.ts');

/** A clean end takes well under a second; a hung one must not hold the terminal. */
const stopTimeoutMs = 15_000;

/** @type {(() => Promise<unknown>)[]} */
const closers = [];
let stopping = false;

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    console.log('\nStopping …');
    void stop(0);
  });
}

whenOrphaned(() => void stop(0));

/** @param {number} port */
async function serveSources(port) {
  const web = await createServer({ server: { port }, clearScreen: false, logLevel: 'warn' });
  closers.push(() => web.close());
  await web.listen();
}

/**
 * Folder of the build for a port, since another start on other ports serves pages of another stack, and the file beside
 * it with the digest of the build's inputs.
 * @param {number} port
 */
const buildPaths = (port) => ({
  outDir: `.local/web/${port}`,
  builtFrom: join(projectRoot, '.local', 'web', `${port}.digest`),
});

/**
 * Digest of the build's inputs: sources, settings, and the catalog, which is in the prerendered pages.
 * @param {import('../supabase/local/start-stack.ts').Stack} stack
 */
async function digestBuild(stack) {
  const { rows } = await stack.db.query('select revision, changed_at from public.catalog_state');
  const env = { ...loadEnv('production', projectRoot, ''), ...process.env };
  const settings = Object.entries(env)
    .filter(([name]) => /^(VITE_|POINTFOLIO_|NETLIFY$|URL$|SECURITY_CONTACT$)/.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return digestFiles(
    ['src', 'public', 'hosting', 'supabase/functions', 'index.html', 'vite.config.ts'].concat([
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ]),
    JSON.stringify([rows, settings, readRelease(env)]),
  );
}

/**
 * @param {string} digest
 * @param {{ outDir: string, builtFrom: string }} paths
 */
async function build(digest, { outDir, builtFrom }) {
  rmSync(builtFrom, { force: true });
  showProgress('building the app');
  const args = ['build', '--outDir', outDir, '--logLevel', 'warn'];
  const built = await runTool('vite', args, { env: { POINTFOLIO_LINK_PICTURES: 'none' } });
  if (built.code !== 0) throw new Error(built.output);
  writeFileSync(builtFrom, digest);
  endProgress();
}

/**
 * Builds, unless the last build had the same inputs.
 * @param {number} port
 * @param {import('../supabase/local/start-stack.ts').Stack} stack
 */
async function serveBuild(port, stack) {
  const digest = await digestBuild(stack);
  const paths = buildPaths(port);
  const { outDir, builtFrom } = paths;
  const isBuilt = existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === digest;
  if (!isBuilt || !existsSync(join(projectRoot, outDir, 'index.html'))) await build(digest, paths);
  const web = await preview({ build: { outDir }, preview: { port }, logLevel: 'warn' });
  closers.push(() => web.close());
}

async function start() {
  await prepareEnvironment();
  const webPort = readPort('POINTFOLIO_WEB_PORT', 5173);
  const apiPort = readPort('POINTFOLIO_API_PORT', 54321);
  const mailPort = readPort('POINTFOLIO_MAIL_PORT', 54324);
  const webUrl = `http://127.0.0.1:${webPort}`;
  await assertDataFree(dataDir);
  await assertPortFree(webPort, 'POINTFOLIO_WEB_PORT');

  console.log('Starting the database …');
  const stack = await startStack({
    dataDir,
    apiPort,
    mailPort,
    siteUrl: webUrl,
    functions: true,
    ringEveryMs: 5000,
    keys: readKeys(),
    seed: 'demo',
    quiet: false,
    onProgress: showProgress,
  });
  closers.push(() => stack.stop());
  endProgress();

  process.env['VITE_SUPABASE_URL'] = stack.url;
  process.env['VITE_MAIL_URL'] = stack.mailUrl;
  if (process.argv.includes('--dev')) await serveSources(webPort);
  else await serveBuild(webPort, stack);

  console.log(`
  Web    ${webUrl}
  API    ${stack.url}
  Mail   ${stack.mailUrl}

  Member member@pointfolio.test   password ${stack.demoPassword}
  Admin  admin@pointfolio.test    password ${stack.demoPassword}

  Ctrl-C stops everything; the data stays in ${dataDir}.
`);
}

try {
  await start();
} catch (error) {
  endProgress();
  const isForPeople =
    error instanceof Error &&
    /^(PortTaken|DataFolder|DataInUse|OldData|SqlFile)Error$/.test(error.name);
  console.error(isForPeople ? error.message : error);
  await stop(1);
}
