// `npm run bench`: medians of the engine's work, beside HiGHS. A few minutes; the machine should be idle.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();

const { runTool } = await import('./run-tool.mjs');
const { code } = await runTool('node', ['tests/bench/engine.bench.ts'], { echo: true });
process.exitCode = code;
