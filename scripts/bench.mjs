// `npm run bench`: medians of the engine's work and HiGHS's, plans of the months ahead, live updates in 500 tabs,
// then response times of screens in Chromium on a processor four times slower, the cost of the catalog's growth for a
// member's first visit, and Lighthouse on a visitor's first pages. The machine should be idle. `npm run bench --
// NAME` runs one of them, `npm run bench -- engine --alone` the engine without HiGHS.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');
const { runWithProduction } = await import('./with-production.mjs');

const [only, ...rest] = process.argv.slice(2);

/** @param {string} name */
async function runVitest(name) {
  const args = ['run', '--config', 'tests/bench/vitest.config.ts', name];
  const { code } = await runTool('vitest', args, { echo: true });
  return code;
}

/** @type {Record<string, () => Promise<number>>} */
const parts = {
  engine: async () => {
    const { code } = await runTool('node', ['tests/bench/engine.bench.ts', ...rest], {
      echo: true,
    });
    return code;
  },
  plan: () => runVitest('plan'),
  live: () => runVitest('live'),
  function: async () => {
    const { code } = await runTool('node', ['tests/bench/function.bench.ts'], { echo: true });
    return code;
  },
  interactions: () => runWithProduction('node', ['tests/bench/interactions.bench.ts']),
  'cold-start': async () => {
    const { code } = await runTool('node', ['tests/bench/cold-start.bench.ts'], { echo: true });
    return code;
  },
  lighthouse: async () => {
    const { code } = await runTool('node', ['scripts/lighthouse.mjs'], { echo: true });
    return code;
  },
  database: async () => {
    const { code } = await runTool('node', ['tests/bench/database/database.bench.ts', ...rest], {
      echo: true,
    });
    return code;
  },
  load: async () => {
    const { code } = await runTool('node', ['tests/bench/load/load.bench.ts', ...rest], {
      echo: true,
    });
    return code;
  },
  whiteboard: () => runWithProduction('node', ['tests/bench/whiteboard.bench.ts']),
};

let failed = 0;
for (const [name, run] of Object.entries(parts)) {
  if (only === undefined || only === name) failed ||= await run();
}
process.exit(failed);
