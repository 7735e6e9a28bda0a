// `npm run test:soak`: what takes too long for `npm test`: dropped connections by the hundred, long comparisons,
// crafted requests by the thousand. `npm run test:soak -- NAME` runs one of them.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');
const [only] = process.argv.slice(2);

let failed = 0;
// The same crafted requests as in `npm test`, and twenty times as many more.
if (only === undefined || only === 'abuse') {
  const { code } = await runTool(
    'vitest',
    ['run', '--config', 'tests/access/vitest.config.ts', 'abuse'],
    { echo: true, env: { ABUSE_REQUESTS: '10000' } },
  );
  failed ||= code;
}
if (only !== 'abuse' && only !== 'tabs') {
  const { code } = await runTool(
    'vitest',
    ['run', '--config', 'tests/soak/vitest.config.ts', ...process.argv.slice(2)],
    { echo: true },
  );
  failed ||= code;
}
// The browser's tabs, whose token ends two hundred times.
if (only === undefined || only === 'tabs') {
  const { runWithProduction } = await import('./with-production.mjs');
  const spec = ['--config', 'tests/e2e/playwright.config.ts', 'tests/e2e/tabs.spec.ts'];
  failed ||= await runWithProduction('playwright', ['test', ...spec], { E2E_TOKEN_ENDS: '200' });
}
process.exit(failed);
