import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from './gateway/listen.ts';
import { projectRoot } from './project.ts';
import { waitFor } from './test-support/wait-for.ts';

let folder: string;
let ports: Record<string, string>;

/** Ports that were free a moment ago. */
async function findPorts(): Promise<Record<string, string>> {
  const names = ['POINTFOLIO_WEB_PORT', 'POINTFOLIO_API_PORT', 'POINTFOLIO_MAIL_PORT'];
  const servers = names.map(() => createServer());
  const urls = await Promise.all(servers.map((server) => listen(server, 0, 'PORT')));
  await Promise.all(servers.map(closeServer));
  return Object.fromEntries(names.map((name, n) => [name, new URL(urls[n] ?? '').port]));
}

function runScript(script: string, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(projectRoot, 'scripts', script)], {
    env: { ...process.env, ...ports, POINTFOLIO_DATA_DIR: path.join(folder, 'db'), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (run.output += chunk.toString()));
  }
  return run;
}

const until = (run: { child: ChildProcess; output: string }, text: string) =>
  waitFor(() => run.output.includes(text) || run.child.exitCode !== null, 150_000);

async function isOpen(port: string | undefined): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio start-'));
  ports = await findPorts();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the whole product starts, refuses a second start, and stops without a trace', async () => {
  const run = runScript('start.mjs');
  await until(run, 'Ctrl-C stops everything');
  expect(run.output).toContain(`http://127.0.0.1:${ports['POINTFOLIO_WEB_PORT']}`);
  expect(run.output).toMatch(/Member member@pointfolio\.test +password [0-9a-f]{16}$/m);
  // Keys and password hashes are readable by no other user of this machine.
  for (const kept of [path.join(folder, 'db'), path.join(projectRoot, '.env')]) {
    expect((await stat(kept)).mode & 0o077, kept).toBe(0);
  }
  const site = `http://127.0.0.1:${ports['POINTFOLIO_WEB_PORT']}`;
  const page = await (await fetch(site)).text();
  expect(page).toContain('<div id="root">');
  // A start on other ports builds into its own folder.
  const folderOfPort = path.join(projectRoot, '.local/web', ports['POINTFOLIO_WEB_PORT'] ?? '');
  expect(await readFile(path.join(folderOfPort, 'index.html'), 'utf8')).toBe(page);
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  for (const [asset, status, kept] of [
    [script, 200, 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'public, max-age=0, must-revalidate'],
  ] as const) {
    const { status: answered, headers } = await fetch(site + asset);
    expect([answered, headers.get('cache-control')]).toEqual([status, kept]);
  }
  // Calls the function through the app's own origin.
  const call = await fetch(`${site}/api/trpc/users.getCurrentUser`);
  expect(await call.json()).toMatchObject({ error: { json: { data: { code: 'UNAUTHORIZED' } } } });

  const second = runScript('start.mjs', await findPorts());
  await until(second, 'already running');
  expect(second.output).toContain(`already running on this data (process ${run.child.pid}`);
  await waitFor(() => second.child.exitCode !== null);
  expect(second.child.exitCode).toBe(1);

  run.child.kill('SIGTERM');
  await once(run.child, 'exit');
  expect(run.child.exitCode).toBe(0);
  const open = await Promise.all(Object.values(ports).map(isOpen));
  expect(open).toEqual([false, false, false]);
  expect(existsSync(path.join(folder, 'db.lock'))).toBe(false);

  // Nothing has changed since, so the next start builds nothing.
  const again = runScript('start.mjs');
  await until(again, 'Ctrl-C stops everything');
  expect(run.output).toContain('building the app');
  expect(again.output).not.toContain('building the app');
  const pageAgain = await fetch(`http://127.0.0.1:${ports['POINTFOLIO_WEB_PORT']}/`);
  expect(await pageAgain.text()).toContain('<div id="root">');
  again.child.kill('SIGTERM');
  await once(again.child, 'exit');
}, 300_000);

test('a taken port is one sentence that names it and its variable', async () => {
  const blocker = createServer();
  const port = new URL(await listen(blocker, 0, 'PORT')).port;
  const run = runScript('start.mjs', { POINTFOLIO_WEB_PORT: port });
  await once(run.child, 'exit');
  await closeServer(blocker);
  expect(run.child.exitCode).toBe(1);
  expect(run.output.trim().split('\n').at(-1)).toBe(
    `Port ${port} is taken by another program: stop it, or set POINTFOLIO_WEB_PORT to a free port.`,
  );
}, 120_000);

test('a folder with other files is refused in one sentence, and left as it is', async () => {
  const other = path.join(folder, 'letters');
  await mkdir(other);
  await writeFile(path.join(other, 'one.txt'), 'Dear');
  for (const script of ['start.mjs', 'db-reset.mjs']) {
    const run = runScript(script, { POINTFOLIO_DATA_DIR: other });
    await once(run.child, 'exit');
    expect(run.child.exitCode).toBe(1);
    expect(run.output.trim().split('\n').at(-1)).toContain(`${other} holds other files (one.txt)`);
    expect(await readFile(path.join(other, 'one.txt'), 'utf8')).toBe('Dear');
  }
}, 120_000);
