import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, closeServer } from '../gateway/listen.ts';
import { projectRoot } from '../project.ts';
import { createAccessToken } from '../test-support/access-token.ts';
import { waitFor } from '../test-support/wait-for.ts';
import { createTokenVerifier } from '../tokens.ts';
import { createFunctionsProxy } from './proxy.ts';
import { startFunctions, type RunningFunctions } from './start-functions.ts';

const jwtSecret = 'a secret of the functions test, long enough';
let folder: string;
let gateway: Server;
let url: string;
let running: RunningFunctions;
const logged: string[] = [];

const echo = `
Deno.serve(async (request) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/echo/exit') Deno.exit(1);
  if (pathname === '/echo/read') return new Response(await Deno.readTextFile('/etc/hostname'));
  if (pathname === '/echo/reach') return fetch('http://127.0.0.1:54321/');
  if (pathname === '/echo/stream') return new Response(request.body);
  return Response.json({ path: pathname + search, method: request.method, environment: Deno.env.toObject() });
});
`;

async function writeFunction(name: string, source: string): Promise<void> {
  const place = path.join(folder, 'functions', name);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'deno.json'), '{ "imports": {} }');
  await writeFile(path.join(place, 'index.ts'), source);
}

const call = (place: string, options?: RequestInit) =>
  fetch(`${url}/functions/v1${place}`, options);

beforeAll(async () => {
  await mkdir(path.join(projectRoot, '.local'), { recursive: true });
  folder = await mkdtemp(path.join(projectRoot, '.local', 'functions-test-'));
  await writeFunction('echo', echo);
  await writeFunction('guarded', `Deno.serve(() => new Response('let in'));`);
  await writeFunction('changing', `Deno.serve(() => new Response('first'));`);
  gateway = createServer();
  url = await listen(gateway, 0, 'PORT');
  const configure = (name: string, verify_jwt = false) => ({
    enabled: true,
    verify_jwt,
    entrypoint: `./functions/${name}/index.ts`,
  });
  running = startFunctions({
    folder,
    config: {
      echo: configure('echo'),
      guarded: configure('guarded', true),
      changing: configure('changing'),
      missing: configure('missing'),
    },
    apiUrl: url,
    publishableKey: 'sb_publishable_of_the_test',
    allowedOrigins: ['http://127.0.0.1:5173'],
    log: (line) => logged.push(line),
  });
  const proxy = createFunctionsProxy(running.functions, createTokenVerifier(jwtSecret));
  gateway.on('request', (request, response) => void proxy(request, response));
});

afterAll(async () => {
  await running.stop();
  await closeServer(gateway);
  await rm(folder, { recursive: true, force: true });
});

test('a function sees the path and the environment of a hosted project, no secret and no legacy key', async () => {
  const answer: unknown = await (await call('/echo/some/path?q=1', { method: 'PUT' })).json();
  expect(answer).toMatchObject({ path: '/echo/some/path?q=1', method: 'PUT' });
  expect(answer).toMatchObject({
    environment: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_of_the_test"}',
    },
  });
  expect(JSON.stringify(answer)).not.toMatch(/SECRET|SERVICE_ROLE|ANON_KEY/);
});

test('a function that is not there is not found', async () => {
  expect((await call('/nothing')).status).toBe(404);
  expect((await call('/missing')).status).toBe(404);
});

test('a function reads no file and reaches no other host', async () => {
  expect((await call('/echo/read')).status).toBe(500);
  expect((await call('/echo/reach')).status).toBe(500);
  expect(logged.join('\n')).toMatch(/NotCapable: Requires read access/);
  expect(logged.join('\n')).toMatch(/NotCapable: Requires net access/);
});

test('bodies pass through as they come, up to a limit', async () => {
  const body = new Uint8Array(3_000_000).fill(7);
  const answer = await call('/echo/stream', { method: 'POST', body });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(body);
  const tooLarge = new Uint8Array(21 * 1024 * 1024);
  const refused = await call('/echo/stream', { method: 'POST', body: tooLarge })
    .then(
      async (response) => response.arrayBuffer(),
      () => undefined,
    )
    .catch(() => undefined);
  expect(refused?.byteLength ?? 0).toBeLessThan(tooLarge.length);
});

test('an answer given before the body is read leaves the connection to the next call', async () => {
  const body = new Uint8Array(3_000_000);
  for (let n = 0; n < 4; n += 1) {
    expect((await call('/echo/none', { method: 'POST', body })).status).toBe(200);
    expect((await call('/echo')).status).toBe(200);
  }
});

test('verify_jwt lets in who has a token of the project', async () => {
  expect((await call('/guarded')).status).toBe(401);
  const wrong = await createAccessToken('another secret, just as long as it', { role: 'anon' });
  expect((await call('/guarded', { headers: { authorization: `Bearer ${wrong}` } })).status).toBe(
    401,
  );
  const token = await createAccessToken(jwtSecret, { role: 'authenticated' });
  const answer = await call('/guarded', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.text()).toBe('let in');
  expect((await call('/guarded', { method: 'OPTIONS' })).status).toBe(200);
});

test('a function that ends is started again', async () => {
  const ended = await call('/echo/exit');
  expect(ended.status).toBe(500);
  expect(await ended.json()).toMatchObject({ code: 'WORKER_ERROR' });
  await waitFor(async () => (await call('/echo')).status === 200);
});

test('a changed source is served, a broken one is answered, a repaired one is served', async () => {
  const read = async () => (await call('/changing')).text();
  const serves = (text: string) => waitFor(async () => (await read()).includes(text));
  await serves('first');
  await writeFunction('changing', `Deno.serve(() => new Response('second'));`);
  await serves('second');
  await writeFunction('changing', `throw new Error('broken');`);
  await serves('BOOT_ERROR');
  await writeFunction('changing', `Deno.serve(() => new Response('third'));`);
  await serves('third');
}, 60_000);
