// `npm run test:soak`: tests that take too long for `npm test`: dropped connections by the hundred, long comparisons,
// crafted requests by the thousand. `npm run test:soak -- NAME` runs one of them.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');
const [only] = process.argv.slice(2);

let failed = 0;
// The crafted requests of `npm test`, and twenty times as many more; each policy and privilege taken away; imports of the
// maximum size.
if (only === undefined || only === 'abuse') {
  const { code } = await runTool(
    'vitest',
    ['run', '--config', 'tests/access/vitest.config.ts', 'abuse', 'cells', 'import-rows'],
    { echo: true, env: { SOAK: '1', ABUSE_REQUESTS: '10000', IMPORT_ROWS: '10000' } },
  );
  failed ||= code;
}
// Properties of the engine, on other examples than in `npm test`.
if (only === undefined || only === 'properties') {
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  console.log(`PROPERTY_SEED=${seed}`);
  const { code } = await runTool('vitest', ['run', '--project', 'domain'], {
    echo: true,
    env: { PROPERTY_SEED: seed, SOAK: '1' },
  });
  failed ||= code;
}
// The tests of `npm test` at their full size: all rounds, households and restarts; HiGHS solves its models again, and adds
// answers that `tests/engine/highs-answers.csv` lacks.
if (only === undefined || only === 'full-size') {
  const { code } = await runTool('vitest', ['run'], { echo: true, env: { SOAK: '1' } });
  failed ||= code;
}
if (
  only === undefined ||
  !['abuse', 'properties', 'full-size', 'browser', 'tabs', 'network', 'first-visit'].includes(only)
) {
  const { code } = await runTool(
    'vitest',
    ['run', '--config', 'tests/soak/vitest.config.ts', ...process.argv.slice(2)],
    { echo: true },
  );
  failed ||= code;
}
// All browser tests, with each state and page that they look at in every look: `npm test` runs those without `@soak`.
if (only === undefined || only === 'browser') {
  const { runWithProduction } = await import('./with-production.mjs');
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  failed ||= await runWithProduction('playwright', args, { SOAK: '1' });
}
/** @param {string} spec @param {Record<string, string>} rounds */
async function runInBrowser(spec, rounds) {
  const { runWithProduction } = await import('./with-production.mjs');
  const args = ['--config', 'tests/e2e/playwright.config.ts', `tests/e2e/${spec}.spec.ts`];
  // Runs alone and without retries, because with a given number of rounds the tests measure.
  const measuring = ['--workers=1', '--retries=0'];
  failed ||= await runWithProduction('playwright', ['test', ...args, ...measuring], rounds);
}
// Browser tabs whose token expires two hundred times.
if (only === undefined || only === 'tabs') await runInBrowser('tabs', { E2E_TOKEN_ENDS: '200' });
// Walks over the screens, with changes, on a network that fails at random.
if (only === undefined || only === 'network') {
  await runInBrowser('network', { E2E_NETWORK_ROUNDS: '20' });
}
// Visits of prerendered pages whose parts arrive late, in a different order each time.
if (only === undefined || only === 'first-visit') {
  const seed = String(Math.floor(Math.random() * 10_000));
  await runInBrowser('late-parts', {
    E2E_LATE_VISITS: '300',
    E2E_LATE_SEED: seed,
    E2E_LATE_PACE: '1',
  });
}
process.exit(failed);
