// `npm test`: sets up and runs every check, from a fresh clone with nothing but Node and npm.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool, scriptPath } = await import('./run-tool.mjs');
const { countTests, listFailures, readDatabase } = await import('./count-tests.mjs');
const { digestFiles } = await import('./digest-files.mjs');
const { findPostgresServer } = await import('../tests/database/postgres-server.ts');

/** @typedef {{ name: string, command: string, args: string[] }} Part */

/** @param {string} name @param {string} script @returns {Part} */
const ofScript = (name, script) => ({ name, command: 'node', args: [scriptPath(script)] });

const access = ofScript('access', 'test-access.mjs');
if ('folder' in findPostgresServer()) access.args.push('--postgres');

const browser = ofScript('browser', 'test-e2e.mjs');
// A third of the browser tests; `npm run test:soak -- browser` runs all.
browser.args.push('--grep-invert', '@soak');

/** Digest of the sources with which the tests of restarts last passed: committed, so that a fresh clone runs them only for new sources. */
const restartsPassed = join(projectRoot, '.ci', 'restarts-passed');
const restartsNow = digestFiles([
  ...['supabase/local', 'supabase/migrations', 'supabase/functions', 'supabase/config.toml'],
  ...['scripts', 'hosting', 'vite.config.ts', 'vitest.config.ts', 'package-lock.json'],
]);
const skipsRestarts =
  existsSync(restartsPassed) && readFileSync(restartsPassed, 'utf8') === restartsNow;

/**
 * Stages run one after another. The lanes of a stage run in parallel, for parts that use one core; the other stages use two on their own.
 * @type {Part[][][]}
 */
const stages = [
  [
    [
      {
        name: 'unit',
        command: 'vitest',
        args: ['run', ...(skipsRestarts ? ['--project=!restarts'] : [])],
      },
    ],
  ],
  [
    // Both lanes take some 220 seconds.
    [access, ofScript('functions', 'test-functions.mjs'), ofScript('build', 'build-budget.mjs')],
    [ofScript('check', 'check.mjs'), ofScript('database', 'test-db.mjs')],
  ],
  [[browser]],
];

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];

/** Runs a part; prints its output immediately, or at the end if it runs in parallel with another. @param {Part} part @param {boolean} echo */
async function runPart({ name, command, args }, echo) {
  const title = `\n━━ ${name}`;
  if (echo) console.log(title);
  const result = await runTool(command, args, { echo, env: { CI: '1' } });
  if (!echo) console.log(`${title}\n${result.output.trimEnd()}`);
  const counts = countTests(result.output) ?? { passed: 0, failed: 0, skipped: 0, flaky: [] };
  const isSilent = result.code === 0 && counts.passed === 0;
  const failed = Math.max(counts.failed, result.code === 0 && !isSilent ? 0 : 1);
  total.passed += counts.passed;
  total.failed += failed;
  const database = name === 'access' ? readDatabase(result.output) : undefined;
  const more = [
    counts.skipped > 0 ? `, ${counts.skipped} skipped` : '',
    counts.flaky.length > 0 ? `, ${counts.flaky.length} flaky` : '',
  ].join('');
  if (name === 'unit' && failed === 0 && !skipsRestarts) {
    writeFileSync(restartsPassed, restartsNow);
    summary.push('· restarts of the stack passed with new sources: commit `.ci/restarts-passed`');
  }
  summary.push(
    `${failed > 0 ? '✗' : '✓'} ${name}${database === undefined ? '' : ` (${database})`}: ${counts.passed} passed, ${failed} failed${more} in ${result.seconds.toFixed(0)} s` +
      (isSilent ? ' (it counted no test, which is a failure)' : ''),
    ...(failed > 0 ? listFailures(result.output) : []),
    ...counts.flaky.map((name) => `  flaky, it passed at its second try: ${name}`),
  );
}

for (const lanes of stages) {
  const runLane = async (/** @type {Part[]} */ lane) => {
    for (const part of lane) await runPart(part, lanes.length === 1);
  };
  await Promise.all(lanes.map(runLane));
}
if (skipsRestarts) {
  summary.push(
    '· restarts of the stack: unchanged since they passed (`vitest run --project restarts`)',
  );
}
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
