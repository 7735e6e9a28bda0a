// `npm run test:db`: the pgTAP files on the embedded database, then migrations and seeds on a plain Postgres server.
// `npm run test:db -- NAME` runs the files whose names contain NAME.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { checkSeal, readSeal } = await import('../supabase/local/database/seal.ts');
const { startStack } = await import('../supabase/local/start-stack.ts');
const { runTapFile } = await import('../tests/database/run-tap-file.ts');
const { checkMigrations } = await import('../tests/database/check-migrations.ts');
const { checkSeedCounts } = await import('../tests/database/check-seed-counts.ts');
const { checkTextRules } = await import('../tests/database/check-text-rules.ts');
const { findPostgresServer } = await import('../tests/database/postgres-server.ts');
const { checkHostedPostgres } = await import('../tests/database/check-hosted-postgres.ts');
const { checkHostedPush } = await import('../tests/database/check-hosted-push.ts');

const wanted = process.argv[2] ?? '';
const supabaseDir = join(projectRoot, 'supabase');
const folder = join(supabaseDir, 'tests/database');
const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {string} name
 * @param {number} started
 * @param {import('../tests/database/run-tap-file.ts').TapOutcome} outcome
 */
function report(name, started, { passed, failures }) {
  total.passed += passed;
  total.failed += failures.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${failures.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
  );
  for (const failure of failures) console.log(`  ${failure}`);
}

if ('migrations'.includes(wanted)) {
  const sealed = new Set((await readSeal(supabaseDir)).keys());
  report('migrations', performance.now(), checkMigrations(join(supabaseDir, 'migrations'), sealed));
  report('sealed migrations', performance.now(), await checkSeal(supabaseDir));
}
const stack = await startStack({ quiet: true, functions: false });
try {
  await stack.db.exec('create extension if not exists pgtap with schema extensions');
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.sql'));
  for (const file of files.sort()) {
    if (!file.startsWith('000_') && !file.includes(wanted)) continue;
    const started = performance.now();
    report(file, started, await runTapFile(stack.db, readFileSync(join(folder, file), 'utf8')));
  }
  if ('text-rules'.includes(wanted)) {
    report('text-rules', performance.now(), await checkTextRules(stack.db));
  }
  if ('seed-counts'.includes(wanted)) {
    const started = performance.now();
    report(
      'seed-counts',
      started,
      await checkSeedCounts(stack.db, join(supabaseDir, 'seeds/facts')),
    );
  }
} finally {
  await stack.stop();
}

/** @typedef {import('../tests/database/run-tap-file.ts').TapOutcome & { server?: string | undefined }} ServerOutcome */
/** @type {[string, (programs: string) => Promise<ServerOutcome>][]} */
const onServer = [
  ['hosted-postgres', (programs) => checkHostedPostgres(programs, supabaseDir)],
  ['hosted-push', (programs) => checkHostedPush(programs, projectRoot)],
];
for (const [name, check] of onServer) {
  if (!name.includes(wanted)) continue;
  const server = findPostgresServer();
  if ('missing' in server) {
    total.skipped += 1;
    console.log(`- ${name}: skipped, ${server.missing}`);
  } else {
    const started = performance.now();
    const outcome = await check(server.folder);
    report(outcome.server === undefined ? name : `${name} (${outcome.server})`, started, outcome);
  }
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
