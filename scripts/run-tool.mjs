import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createToolEnvironment, projectRoot } from './ensure-installed.mjs';

/**
 * @typedef {{ code: number, output: string, seconds: number }} ToolResult
 */

/**
 * Runs a command of `node_modules/.bin` (or `node`, `npm`) in the project, collecting its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ echo?: boolean, env?: Record<string, string> }} [options] echo: also print it immediately
 * @returns {Promise<ToolResult>}
 */
export function runTool(command, args, { echo = false, env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...createToolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Returns the path of a script in this folder, for `runTool('node', …)`. */
export const scriptPath = (/** @type {string} */ name) => join(projectRoot, 'scripts', name);
