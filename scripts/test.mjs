// `npm test`: sets up and runs every check, from a fresh clone with nothing but Node and npm.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool, scriptPath } = await import('./run-tool.mjs');
const { countTests } = await import('./count-tests.mjs');

const parts = [
  { name: 'check', command: 'node', args: [scriptPath('check.mjs')] },
  { name: 'unit', command: 'vitest', args: ['run'] },
  { name: 'database', command: 'node', args: [scriptPath('test-db.mjs')] },
  { name: 'functions', command: 'node', args: [scriptPath('test-functions.mjs')] },
  { name: 'access', command: 'node', args: [scriptPath('test-access.mjs')] },
  { name: 'build', command: 'node', args: [scriptPath('build-budget.mjs')] },
  { name: 'browser', command: 'node', args: [scriptPath('test-e2e.mjs')] },
];

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
for (const part of parts) {
  console.log(`\n━━ ${part.name}`);
  const result = await runTool(part.command, part.args, { echo: true, env: { CI: '1' } });
  const counts = countTests(result.output) ?? { passed: 0, failed: 0, skipped: 0 };
  const isSilent = result.code === 0 && counts.passed === 0;
  const failed = Math.max(counts.failed, result.code === 0 && !isSilent ? 0 : 1);
  total.passed += counts.passed;
  total.failed += failed;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  summary.push(
    `${failed > 0 ? '✗' : '✓'} ${part.name}: ${counts.passed} passed, ${failed} failed${skipped} in ${result.seconds.toFixed(0)} s` +
      (isSilent ? ' (it counted no test, which is a failure)' : ''),
  );
}
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
