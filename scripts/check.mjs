// `npm run check`: every check that reads the code without running it. Each line is one check.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool, scriptPath } = await import('./run-tool.mjs');

const functions = readdirSync(join(projectRoot, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map((entry) => entry.name);

/**
 * Minimum counts, which prove that a tool saw the code: a check that found less than this did not. A tenth below the
 * current numbers.
 */
const fewest = { files: 2100, modules: 1700, modulesOfSrc: 1400 };

/** @param {string} what @param {number} least @param {string | undefined} count */
function complainOfFew(what, least, count = '0') {
  return Number(count) < least ? `saw only ${count} ${what} of at least ${least}` : null;
}

/** @type {{ name: string, command: string, args: string[], verify?: (output: string) => string | null }[]} */
const checks = [
  // The longest first, in parallel with the others.
  {
    name: 'rules and types',
    command: 'oxlint',
    args: ['--deny-warnings'],
    verify: (output) => complainOfFew('files', fewest.files, /on (\d+) files/.exec(output)?.[1]),
  },
  {
    name: 'formatting',
    command: 'oxfmt',
    args: ['--check'],
  },
  ...functions.map((name) => ({
    name: `types: deno check ${name}`,
    command: 'deno',
    args: ['check', '--quiet', `supabase/functions/${name}/index.ts`],
  })),
  {
    name: 'import walls',
    command: 'depcruise',
    args: ['src', 'supabase/functions', '--config', '.dependency-cruiser.mjs'],
    verify: (output) =>
      complainOfFew('modules', fewest.modules, /\((\d+) modules/.exec(output)?.[1]),
  },
  {
    name: 'circles of folders',
    command: 'depcruise',
    args: ['src', '--config', '.dependency-cruiser.folders.mjs'],
    verify: (output) =>
      complainOfFew('modules', fewest.modulesOfSrc, /\((\d+) modules/.exec(output)?.[1]),
  },
  {
    name: 'names of files, first words of comments',
    command: 'node',
    args: [scriptPath('check-names.mjs')],
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'code that only tests use',
    command: 'knip',
    args: ['--no-progress', '--production', '--include', 'files,exports,types'],
  },
  { name: 'settings of Supabase', command: 'node', args: [scriptPath('check-config.mjs')] },
  { name: 'licenses', command: 'node', args: [scriptPath('licenses.mjs')] },
  { name: 'generated types', command: 'node', args: [scriptPath('db-types.mjs'), '--check'] },
  { name: 'generated icons', command: 'node', args: [scriptPath('generate-icons.mjs'), '--check'] },
  {
    name: 'generated access list',
    command: 'node',
    args: ['tests/access/write-sql.ts', '--check'],
  },
  { name: 'generated seeds', command: 'node', args: ['supabase/seeds/build.ts', '--check'] },
];

let failed = 0;

/** @param {(typeof checks)[number]} check */
async function runCheck(check) {
  const result = await runTool(check.command, check.args);
  const complaint = result.code === 0 ? (check.verify?.(result.output) ?? null) : 'failed';
  console.log(`${complaint ? '✗' : '✓'} ${check.name} (${result.seconds.toFixed(1)} s)`);
  if (complaint) {
    failed += 1;
    console.log(`${result.output.trimEnd()}\n  ${check.name}: ${complaint}`);
  }
}

// Each tool computes on one core; more than two at once would need more memory than a laptop can spare.
const waiting = [...checks];
async function runInTurn() {
  for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
}
await Promise.all([runInTurn(), runInTurn()]);

console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
