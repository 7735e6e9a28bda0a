// `npm start`: runs everything the app needs, on this machine, from a fresh clone: the app as it is deployed. `npm
// run dev` (--dev) serves the sources instead, and the page reloads on each change.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

ensureInstalled();
await useProjectNode();

const { dataDir, prepareEnvironment, readKeys, readPort } = await import('./environment.mjs');
const { endProgress, showProgress } = await import('./progress.mjs');
const { startStack } = await import('../supabase/local/start-stack.ts');
const { assertDataFree } = await import('../supabase/local/database/lock.ts');
const { assertPortFree } = await import('../supabase/local/gateway/listen.ts');
const { runTool } = await import('./run-tool.mjs');
const { createServer, preview } = await import('vite');

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

/** @param {number} port */
async function serveBuild(port) {
  // Belongs to this start: another one, on other ports, serves pages that use another stack.
  const outDir = `.local/web/${port}`;
  showProgress('building the app');
  const build = await runTool('vite', ['build', '--outDir', outDir, '--logLevel', 'warn']);
  if (build.code !== 0) throw new Error(build.output);
  endProgress();
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
  else await serveBuild(webPort);

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
