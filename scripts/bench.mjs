// `npm run bench`: medians of the engine's work beside HiGHS, then live updates in 500 tabs. The machine should be idle.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();

const { runTool } = await import('./run-tool.mjs');
for (const [command, args] of /** @type {const} */ ([
  ['node', ['tests/bench/engine.bench.ts']],
  ['vitest', ['run', '--config', 'tests/bench/vitest.config.ts']],
])) {
  const { code } = await runTool(command, [...args], { echo: true });
  process.exitCode ||= code;
}
