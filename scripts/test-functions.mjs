// Tests of the functions, under Deno, with no network: packages come from node_modules. `npm run test:functions --
// ARGS` passes ARGS to `deno test`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');
const { countTests } = await import('./count-tests.mjs');

const folder = join(projectRoot, 'supabase/functions');
const functions = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map((entry) => entry.name);

const total = { passed: 0, failed: 0 };
for (const name of functions) {
  // Types are checked by tsc and `deno check`.
  const args = [
    'test',
    '--no-check',
    '--cached-only',
    '--node-modules-dir=manual',
    '--allow-read=.',
  ];
  const config = `supabase/functions/${name}/deno.json`;
  const folders = [`supabase/functions/${name}/`, `tests/functions/${name}/`].filter((tests) =>
    existsSync(join(projectRoot, tests)),
  );
  const result = await runTool(
    'deno',
    [...args, '--config', config, ...process.argv.slice(2), ...folders],
    { echo: true },
  );
  const counts = countTests(result.output) ?? { passed: 0, failed: 0, skipped: 0 };
  total.passed += counts.passed;
  total.failed += Math.max(counts.failed, result.code === 0 ? 0 : 1);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
