// `npm run test:access`: tests permissions over HTTP on the embedded stack with the official client. With
// `--postgres` its database is a separate Postgres server instead of PGlite.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');

const names = process.argv.slice(2);
const files = names.filter((name) => name !== '--postgres');
const result = await runTool(
  'vitest',
  ['run', '--config', 'tests/access/vitest.config.ts', ...files],
  { echo: true, env: files.length < names.length ? { ACCESS_DATABASE: 'postgres' } : {} },
);
process.exit(result.code);
