// `npm run test:soak`: what takes too long for `npm test`: dropped connections by the hundred, long comparisons.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');
const result = await runTool(
  'vitest',
  ['run', '--config', 'tests/soak/vitest.config.ts', ...process.argv.slice(2)],
  { echo: true },
);
process.exit(result.code);
