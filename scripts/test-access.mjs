// `npm run test:access`: who may do what, over HTTP on the embedded stack with the official client.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');

const result = await runTool(
  'vitest',
  ['run', '--config', 'tests/access/vitest.config.ts', ...process.argv.slice(2)],
  { echo: true },
);
process.exit(result.code);
