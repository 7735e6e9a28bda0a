import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.ts';

export interface DenoProcessOptions {
  name: string;
  /** Absolute paths of the function's first module, and of the folder with all functions. */
  entrypoint: string;
  sources: string;
  environment: Record<string, string>;
  /** Targets the function may connect to, `host:port`. */
  allowedHosts: string[];
  log: (line: string) => void;
}

const denoBinary = path.join(
  projectRoot,
  'node_modules',
  'deno',
  process.platform === 'win32' ? 'deno.exe' : 'deno',
);
/** Sources that functions share with the app: the domain, the assistant's answers, and the product's name. */
export const sharedSources = ['cli', 'domain', 'lib/product.ts'].map((place) =>
  path.join(projectRoot, 'src', place),
);
const inherited = ['HOME', 'USERPROFILE', 'LOCALAPPDATA', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
const startTimeoutMs = 30_000;
const stopTimeoutMs = 3_000;

function createEnvironment(own: Record<string, string>): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of inherited) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return {
    ...environment,
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    DENO_NO_UPDATE_CHECK: '1',
    DENO_DIR: path.join(projectRoot, '.local', 'cache', 'deno'),
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    ...own,
  };
}

function createArguments(options: DenoProcessOptions): string[] {
  const entry = options.entrypoint;
  return [
    'run',
    '--no-prompt',
    '--no-lock',
    '--unstable-no-legacy-abort',
    '--cached-only',
    '--node-modules-dir=manual',
    `--config=${path.join(path.dirname(entry), 'deno.json')}`,
    `--allow-net=127.0.0.1:0,${options.allowedHosts.join(',')}`,
    '--allow-env',
    `--allow-read=${[options.sources, ...sharedSources, path.join(projectRoot, 'node_modules')].join(',')}`,
    path.join(import.meta.dirname, 'run-function.ts'),
    pathToFileURL(entry).href,
  ];
}

/** One function in its own Deno process, which ends with the stack. */
export class DenoProcess {
  /** The port it serves on; rejected with its last output if it fails to start. */
  readonly port: Promise<number>;
  readonly exited: Promise<void>;
  readonly #child: ChildProcess;

  constructor(options: DenoProcessOptions) {
    const child = spawn(denoBinary, createArguments(options), {
      cwd: projectRoot,
      env: createEnvironment(options.environment),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // Ignores errors of writing to a dead process, since `exited` reports its end.
    child.stdin.on('error', () => undefined);
    this.#child = child;
    this.exited = new Promise((resolve) => {
      child.on('exit', () => {
        resolve();
      });
      // A binary that cannot run emits only this event, and no exit.
      child.on('error', () => {
        resolve();
      });
    });
    this.port = this.#readPort(options, [child.stdout, child.stderr]);
    this.port.catch(() => undefined);
  }

  #readPort(options: DenoProcessOptions, outputs: Readable[]): Promise<number> {
    const last: string[] = [];
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        reject(new Error(`${options.name} ${reason}\n${last.join('\n')}`));
      };
      const timer = setTimeout(fail, startTimeoutMs, 'did not start in time');
      for (const output of outputs) {
        createInterface({ input: output }).on('line', (line) => {
          last.push(line);
          if (last.length > 20) last.shift();
          const port = /^Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
          if (port === undefined) {
            options.log(line);
            return;
          }
          clearTimeout(timer);
          resolve(Number(port));
        });
      }
      this.#child.on('error', (error) => {
        fail(error.message);
      });
      void this.exited.then(() => {
        clearTimeout(timer);
        fail('ended before it served');
      });
    });
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), stopTimeoutMs);
    await this.exited;
    clearTimeout(timer);
  }
}
