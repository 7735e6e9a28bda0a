import { setPriority } from 'node:os';
import { chromium } from '@playwright/test';
import type { Client } from 'pg';
import { runTool } from '../../../scripts/run-tool.mjs';
import { withProduction } from '../../../scripts/with-production.mjs';
import { findPostgresServer } from '../../database/postgres-server.ts';
import { printRow, printTitle } from '../print-table.ts';
import { startBigCluster } from './big-cluster.ts';
import { smallTable } from './declared.ts';
import { growMembers } from './grow-members.ts';
import { judgeImport } from './import-at-limits.ts';
import { judge, listOwnReads, sumBest, sumPages } from './judge.ts';
import { measureCalls, type Measured } from './measure-calls.ts';
import { type Call, recordCalls } from './record-calls.ts';
import { watchPlans } from './replay.ts';
import { visitPages } from './visit-pages.ts';
import { judgeVisitorCalls } from './visitor-calls.ts';

/**
 * Replays every statement that the app sends in a real Postgres with a given number of members. `npm run bench --
 * database 10000,100000` measures smaller ones, `npm run bench -- database visitors` only the requests of visitors
 * about a member with the most stored data.
 */
const wanted = process.argv[2] ?? '10000,100000,1000000';
const isOfVisitorsAlone = wanted === 'visitors';
const sizes = isOfVisitorsAlone ? [] : wanted.split(',').map(Number);

/** Browser tests in which members and admins change nearly everything they can. */
const changes = [
  'my-cards',
  'my-wallets',
  'my-profile',
  'my-schedule',
  'whiteboard',
  'card-editor',
  'admin.spec',
  'statement-import',
];

const changing = 'changes';

/** Records the app's statements to the embedded stack on every page, and while the browser tests change data. */
function record(): Promise<Call[]> {
  return withProduction(async ({ stack, env }) => {
    const recording = recordCalls(stack.db);
    const executablePath = env['CHROMIUM_PATH'];
    const browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath ? { executablePath } : {}),
    });
    await visitPages(browser, env['E2E_WEB_URL'] ?? '', stack.demoPassword ?? '', (page) => {
      recording.begin(page);
    });
    await browser.close();
    recording.begin(changing);
    const config = 'tests/e2e/playwright.config.ts';
    const { code } = await runTool('playwright', ['test', '--config', config, ...changes], { env });
    // A test that fails here also fails in `npm test`; its statements up to then are measured anyway.
    if (code !== 0) console.log('- some of the browser tests that are listened to failed');
    return recording.calls;
  });
}

async function listBigTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > $1
     and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`,
    [smallTable],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Catalog tables are those with a history. */
async function listCatalogTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'record_updates'`,
  );
  return new Set(rows.map(({ name }) => name));
}

function printGrowth(measured: readonly Measured[], catalog: ReadonlySet<string>): void {
  const own = measured.map(({ shapes }) => listOwnReads(shapes, catalog));
  const print = (name: string, values: readonly number[], digits: number) => {
    const ratio = `${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(2)}×`;
    printRow(name, ...values.map((value) => value.toFixed(digits)), ratio);
  };
  printTitle("a member's own reads", ...sizes.map((size) => size.toLocaleString('en')), 'growth');
  print('milliseconds, all forms together', own.map(sumBest), 2);
  print('pages, all forms together', own.map(sumPages), 0);
}

const server = findPostgresServer();
if ('missing' in server) throw new Error(`This measurement needs Postgres: ${server.missing}.`);
const calls = isOfVisitorsAlone ? [] : await record();
const reads = calls.filter(({ section }) => section !== changing);

// Other processes on the machine come first.
setPriority(10);
const cluster = await startBigCluster(server.folder);
try {
  const client = await cluster.connect();
  if ((await judgeVisitorCalls(client)) > 0) process.exitCode = 1;
  if ((await judgeImport(client)) > 0) process.exitCode = 1;
  const catalog = await listCatalogTables(client);
  const measured: Measured[] = [];
  let present = 0;
  for (const size of sizes) {
    await growMembers(client, present, size);
    present = size;
    const session = await cluster.connect();
    await watchPlans(session);
    measured.push(await measureCalls(session, reads, false));
    if (size === sizes.at(-1)) {
      const bigTables = await listBigTables(client);
      const broken = judge(await measureCalls(session, calls, true), bigTables, catalog);
      if (broken > 0) process.exitCode = 1;
    }
    await session.end();
  }
  if (!isOfVisitorsAlone) printGrowth(measured, catalog);
  await client.end();
} finally {
  cluster.stop();
}
