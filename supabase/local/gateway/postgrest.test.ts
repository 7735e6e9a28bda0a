import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createKeys, type StackKeys } from '../keys.ts';
import { closeServer, listen } from './listen.ts';
import { startPostgrest, type Postgrest } from './postgrest.ts';

/** Fake PostgREST: answers with its settings and the request. */
const program = `#!${process.execPath}
let asked = 0;
const settings = Object.entries(process.env).filter(([name]) => name.startsWith('PGRST_'));
require('node:http').createServer((request, response) => {
  asked += 1;
  let body = '';
  request.on('data', (part) => (body += part)).on('end', () => {
    const { method, url, headers } = request;
    response.writeHead(asked === 1 ? 503 : 201, { 'content-range': '0-0/1' });
    response.end(JSON.stringify({ settings: Object.fromEntries(settings), method, url, headers, body }));
  });
}).listen(process.env.PGRST_SERVER_PORT, process.env.PGRST_SERVER_HOST);
`;

const answerSchema = z.object({
  settings: z.record(z.string(), z.string()),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

let folder: string;
let keys: StackKeys;
let postgrest: Postgrest;
let server: Server;
let url: string;

const start = (file: string) =>
  startPostgrest({
    program: file,
    socketFolder: '/run/a socket',
    api: { schemas: ['public', 'graphql_public'], max_rows: 1000 },
    keys,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-postgrest-'));
  keys = await createKeys();
  const file = path.join(folder, 'postgrest.cjs');
  await writeFile(file, program);
  await chmod(file, 0o755);
  postgrest = await start(file);
  server = createServer((request, response) => {
    void postgrest.listener(request, response);
  });
  url = await listen(server, 0, '');
});
afterAll(async () => {
  await closeServer(server);
  await postgrest.stop();
  await rm(folder, { recursive: true });
});

const ask = (apikey: string, authorization?: string) =>
  fetch(`${url}/rest/v1/tips?select=id&id=eq.1`, {
    method: 'PATCH',
    headers: { apikey, prefer: 'count=exact', ...(authorization ? { authorization } : {}) },
    body: '{"title":"é"}',
  });
const read = async (response: Response) => answerSchema.parse(await response.json());

test('is started as a hosted project starts it', async () => {
  const { settings } = await read(await ask(keys.publishableKey));
  const { PGRST_SERVER_PORT: port, ...others } = settings;
  expect(Number(port)).toBeGreaterThan(0);
  expect(others).toEqual({
    PGRST_DB_URI: 'postgresql://authenticator@/postgres?host=%2Frun%2Fa%20socket',
    PGRST_DB_SCHEMAS: 'public,graphql_public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_DB_USE_LEGACY_GUCS: 'false',
    PGRST_JWT_SECRET: keys.jwtSecret,
    PGRST_SERVER_HOST: '127.0.0.1',
  });
});

test('is asked what was asked, and its answer is passed on', async () => {
  const response = await ask(keys.publishableKey, 'Bearer a.member.token');
  expect([response.status, response.headers.get('content-range')]).toEqual([201, '0-0/1']);
  const { method, url: asked, headers, body } = await read(response);
  expect([method, asked, body]).toEqual(['PATCH', '/tips?select=id&id=eq.1', '{"title":"é"}']);
  expect(headers).toMatchObject({ authorization: 'Bearer a.member.token', prefer: 'count=exact' });
});

test.each([undefined, 'Bearer'])('is given a token in the place of a key (%s)', async (scheme) => {
  const bearer = (key: string) => (scheme === undefined ? undefined : `${scheme} ${key}`);
  const visitor = await read(await ask(keys.publishableKey, bearer(keys.publishableKey)));
  expect(visitor.headers).not.toHaveProperty('authorization');
  const service = await read(await ask(keys.secretKey, bearer(keys.secretKey)));
  const token = service.headers['authorization']?.replace('Bearer ', '') ?? '';
  const { payload } = await jwtVerify(token, new TextEncoder().encode(keys.jwtSecret));
  expect(payload).toEqual({ role: 'service_role' });
});

test('nobody asks it without a key', async () => {
  expect((await ask('sb_publishable_another')).status).toBe(401);
});

test('fails where the program does not come to serve', async () => {
  const file = path.join(folder, 'ends.cjs');
  await writeFile(file, `#!${process.execPath}\n`);
  await chmod(file, 0o755);
  await expect(start(file)).rejects.toThrow('ended before it served');
  await expect(start(path.join(folder, 'nothing'))).rejects.toThrow('ended before it served');
});
