import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../scripts/run-tool.mjs';
import { readConfig } from './config.ts';
import { DenoProcess } from './functions/deno-process.ts';
import { closeServer, listen } from './gateway/listen.ts';
import { projectRoot, supabaseDir } from './project.ts';
import { startStack, type Stack } from './start-stack.ts';
import { waitFor } from './test-support/wait-for.ts';

// Runs the real CLI with a fake Docker that reports all containers as running, and records the variables that the
// functions' container is created with. The embedded stack answers at the API's address.

const { functions } = await readConfig();

const fakeDocker = `#!/bin/sh
[ -e "$FAKE_DOCKER/stopped" ] && { echo "Error: No such container: $3" >&2; exit 1; }
before=
for argument; do
  [ "$before" = --env-file ] && cp "$argument" "$FAKE_DOCKER/environment"
  before=$argument
done
case "$1" in
  create) exit 1 ;;
  container) echo '{"Status":"running","Running":true,"Health":{"Status":"healthy"}}' ;;
  ps) for service in db kong auth inbucket studio; do echo supabase_\${service}_pointfolio; done ;;
esac
`;

let folder: string;
let environment: Record<string, string>;
let stack: Stack;

/** Variables of the functions, as written by the CLI and passed on by its runtime. */
async function readFunctionEnvironment(): Promise<Record<string, string>> {
  await runTool('supabase', ['functions', 'serve'], { env: environment });
  const given = parseEnv(await readFile(path.join(folder, 'environment'), 'utf8'));
  // https://github.com/supabase/cli/blob/develop/apps/cli-go/internal/functions/serve/templates/main.ts
  const { SUPABASE_INTERNAL_PUBLISHABLE_KEY, SUPABASE_INTERNAL_SECRET_KEY, ...rest } = given;
  return {
    ...Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) =>
        value === undefined || name.startsWith('SUPABASE_INTERNAL_') ? [] : [[name, value]],
      ),
    ),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: SUPABASE_INTERNAL_PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SUPABASE_INTERNAL_SECRET_KEY }),
  };
}

function startSite(more: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(projectRoot, 'scripts/start-supabase.mjs')], {
    env: { ...process.env, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (run.output += chunk.toString()));
  }
  return run;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-docker-'));
  await writeFile(path.join(folder, 'docker'), fakeDocker, { mode: 0o755 });
  stack = await startStack({ seed: false, functions: true });
  environment = {
    HOME: folder,
    FAKE_DOCKER: folder,
    PATH: `${path.join(projectRoot, 'node_modules/.bin')}:${folder}:${process.env['PATH'] ?? ''}`,
    SUPABASE_TELEMETRY_DISABLED: '1',
    SUPABASE_API_PORT: new URL(stack.url).port,
    SUPABASE_AUTH_PUBLISHABLE_KEY: stack.publishableKey,
  };
});

afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('with the variables of `supabase start`', () => {
  const processes = new Map<string, DenoProcess>();
  const call = async (name: string, rest = '', init?: RequestInit) =>
    fetch(`http://127.0.0.1:${await processes.get(name)?.port}/${name}${rest}`, init);

  beforeAll(async () => {
    const given = await readFunctionEnvironment();
    expect(given['SUPABASE_URL']).toBe('http://kong:8000');
    const sources = path.join(supabaseDir, 'functions');
    for (const [name, { entrypoint }] of Object.entries(functions)) {
      processes.set(
        name,
        new DenoProcess({
          name,
          entrypoint: path.join(supabaseDir, entrypoint),
          sources,
          environment: { ...given, SUPABASE_URL: stack.url, SUPABASE_FUNCTION_SLUG: name },
          allowedHosts: [new URL(stack.url).host],
          log: () => undefined,
        }),
      );
    }
  });

  afterAll(() => Promise.all([...processes.values()].map((each) => each.stop())));

  test.each(Object.keys(functions))('%s starts and answers', async (name) => {
    expect((await call(name)).status).toBeLessThan(500);
  });

  test('they are let in by the gateway', async () => {
    // The request reached the database, which refuses the token.
    expect((await call('calendar', '/none.ics')).status).toBe(404);
    expect((await call('trpc', '/users.getCurrentUser')).status).toBe(401);
  });

  test('a page of this machine may call them', async () => {
    const headers = { origin: 'http://localhost:5173' };
    const answer = await call('trpc', '', { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  test('reminders are sent after what the README says', async () => {
    const readme = await readFile(path.join(supabaseDir, 'README.md'), 'utf8');
    const [, sql = ''] = /```sql\n(.*?)```/s.exec(readme) ?? [];
    // The embedded database has neither of these extensions.
    await stack.db.exec(sql.replaceAll(/^create extension .*$/gm, ''));
    expect((await call('reminders', '', { method: 'POST' })).status).toBe(204);
  });
});

test('nothing of this machine is sent to a hosted project with its secrets', async () => {
  const config: unknown = parse(await readFile(path.join(supabaseDir, 'config.toml'), 'utf8'));
  expect(config).toHaveProperty('edge_runtime');
  expect(config).not.toHaveProperty('edge_runtime.secrets');
});

test('an admin can set up an app, here as on a hosted project', async () => {
  const config: unknown = parse(await readFile(path.join(supabaseDir, 'config.toml'), 'utf8'));
  expect(config).toHaveProperty('auth.mfa.totp', { enroll_enabled: true, verify_enabled: true });
  expect(config).not.toHaveProperty('remotes.production.auth.mfa');
});

describe('npm run start:supabase', () => {
  test('serves the site against the stack that runs', async () => {
    const probe = createServer();
    const { port } = new URL(await listen(probe, 0, 'PORT'));
    await closeServer(probe);
    const run = startSite({ POINTFOLIO_WEB_PORT: port });
    await waitFor(() => run.output.includes('Ctrl-C') || run.child.exitCode !== null, 60_000);
    expect(run.output).toContain(`http://127.0.0.1:${port}`);
    const source = await (await fetch(`http://127.0.0.1:${port}/src/lib/env.ts`)).text();
    expect(source).toContain(`"VITE_SUPABASE_URL": "${stack.url}"`);
    expect(source).toContain(`"VITE_SUPABASE_PUBLISHABLE_KEY": "${stack.publishableKey}"`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/trpc/users.getCurrentUser`);
    expect(answer.status).toBe(401);
    run.child.kill('SIGTERM');
    await once(run.child, 'exit');
  });

  test('says in a sentence that the stack does not run', async () => {
    await writeFile(path.join(folder, 'stopped'), '');
    const run = startSite({});
    await once(run.child, 'exit');
    expect(run.child.exitCode).toBe(1);
    expect(run.output).toContain(
      'Start Docker, then `npx supabase start`, then this command again.',
    );
    expect(run.output).not.toContain('    at ');
  });
});
