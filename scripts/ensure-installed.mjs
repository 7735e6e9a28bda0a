// Runs on any Node from 20 up, before the install: only built-in modules here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenOrphaned } from './when-orphaned.mjs';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const marker = join(projectRoot, 'node_modules', '.pointfolio-installed');

/** Hash of everything that decides what is installed; a different one requires another install. */
function computeLockHash() {
  return createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
}

function isInstalled() {
  return (
    existsSync(nodeBinary) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === computeLockHash()
  );
}

/** @param {string[]} args */
function runNpm(args) {
  const result = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(`npm ${args[0]} failed. Is the npm registry reachable?`);
    process.exit(result.status ?? 1);
  }
}

/** Makes `node_modules` match the lock file; prints its steps, since it may take a minute. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (once, and again when the lock file changes) …');
  // Avoids `npm ci`, which removes all packages first: the Node that runs this is one of them, and Windows cannot
  // remove a running program.
  runNpm(['install', '--no-save', '--no-audit', '--no-fund']);
  // An install over an older tree removes the binary that the package `node` downloaded.
  if (!existsSync(nodeBinary)) runNpm(['rebuild', 'node']);
  writeFileSync(marker, computeLockHash());
}

/** Path of the project's own Node (a development dependency), independent of the machine's. */
export const nodeBinary = join(
  projectRoot,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Environment for child processes: the project's tools first, no usage reports. */
export function createToolEnvironment() {
  const binFolder = join(projectRoot, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: binFolder + delimiter + (process.env['PATH'] ?? ''),
    DO_NOT_TRACK: '1',
  };
}

/**
 * Continues only under the project's own Node. Under another one it runs the same command there, forwards signals,
 * and exits with the same code.
 */
export async function useProjectNode() {
  if (process.versions.node.split('.')[0] === '24') return;
  const child = spawn(nodeBinary, process.argv.slice(1), {
    stdio: 'inherit',
    env: createToolEnvironment(),
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    // On Windows the console signals both processes, and `kill` would end the child without a warning.
    process.on(signal, () => process.platform === 'win32' || child.kill(signal));
  }
  whenOrphaned(() => child.kill('SIGTERM'));
  await new Promise((resolve) => {
    child.on('close', (code) => {
      process.exitCode = code ?? 1;
      resolve(undefined);
    });
  });
  process.exit();
}
