import assert from 'node:assert/strict';
import { z } from 'zod';
import { ERROR_CODES, type ErrorName } from '../_shared/contract/errors.ts';
import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import {
  createCall,
  createFakeSupabase,
  createToken,
  MEMBER_ID,
} from '../../../tests/functions/trpc/fake-supabase.ts';
import { createHandler } from './handler.ts';
import { appRouter } from './router.ts';

const errorSchema = z.object({
  error: z.object({
    json: z.object({
      code: z.number(),
      message: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  }),
});

async function readError(response: Response) {
  const text = await response.text();
  assert.doesNotMatch(text, /stack|\.ts:|node_modules/);
  return errorSchema.parse(JSON.parse(text)).error.json;
}

async function assertError(response: Response, name: ErrorName) {
  for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
    assert.equal(response.headers.get(header), value);
  }
  const { code, httpStatus } = ERROR_CODES[name];
  const error = await readError(response);
  assert.equal(error.code, code, JSON.stringify(error));
  assert.equal(error.data['code'], name);
  assert.equal(error.data['httpStatus'], httpStatus);
  assert.equal(response.status, httpStatus);
  return error;
}

Deno.test('a preflight is answered before anything else, to named origins only', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  const ask = (origin: string) =>
    handle(
      new Request('http://functions.test/trpc/users.updateName', {
        method: 'OPTIONS',
        headers: { origin },
      }),
    );
  const named = await ask('https://app.test');
  assert.equal(named.status, 204);
  assert.equal(named.headers.get('access-control-allow-origin'), 'https://app.test');
  assert.match(named.headers.get('access-control-allow-headers') ?? '', /authorization.*if-match/);
  const other = await ask('https://elsewhere.test');
  assert.equal(other.headers.get('access-control-allow-origin'), null);
});

Deno.test('a page that calls its own address needs no name in the list', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  const origin = 'https://deploy-preview-7--site.netlify.app';
  const response = await handle(
    createCall('users.updateName', { input: 'Ada', headers: { origin } }),
  );
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('access-control-allow-origin'), null);
});

Deno.test('errors carry the cross-origin headers too', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  const response = await handle(
    createCall('users.updateName', { token: null, headers: { origin: 'https://app.test' } }),
  );
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://app.test');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  await assertError(response, 'UNAUTHORIZED');
});

Deno.test('no token, a malformed one and one the auth server refuses are UNAUTHORIZED', async () => {
  const { settings, calls } = createFakeSupabase(({ path }) =>
    path === '/auth/v1/user'
      ? { status: 403, body: { error_code: 'bad_jwt', msg: 'no' } }
      : undefined,
  );
  const handle = createHandler(settings);
  const expired = createToken({ exp: 1 });
  for (const token of [null, 'nonsense', 'a.b', 'a.b.c', expired, createToken()]) {
    await assertError(
      await handle(createCall('users.updateName', { token, input: 'A' })),
      'UNAUTHORIZED',
    );
  }
  assert.deepEqual([...new Set(calls.map(({ path }) => path))], ['/auth/v1/user']);
});

Deno.test('a token in a cookie or in the address is none', async () => {
  const { settings, calls } = createFakeSupabase();
  const handle = createHandler(settings);
  const token = createToken();
  for (const [address, headers] of [
    ['users.updateName', { cookie: `sb-access-token=${token}; authorization=Bearer ${token}` }],
    ['users.updateName', { cookie: `Bearer ${token}` }],
    [`users.updateName?access_token=${token}&authorization=Bearer%20${token}`, {}],
  ] as const) {
    const call = createCall(address, { token: null, headers, input: 'A' });
    await assertError(await handle(call), 'UNAUTHORIZED');
  }
  assert.deepEqual(calls, []);
});

Deno.test('a key of the project is nobody', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  const token = createToken({ role: 'anon' });
  await assertError(
    await handle(createCall('users.updateName', { token, input: 'A' })),
    'UNAUTHORIZED',
  );
});

Deno.test('a verified token is asked about once, a refused one every time', async () => {
  let status = 403;
  const { settings, calls } = createFakeSupabase(({ path }) =>
    path === '/auth/v1/user' ? { status, body: { id: MEMBER_ID } } : undefined,
  );
  const handle = createHandler(settings);
  const count = () => calls.filter(({ path }) => path === '/auth/v1/user').length;
  for (const expected of [1, 2]) {
    await assertError(await handle(createCall('users.updateName', { input: 'A' })), 'UNAUTHORIZED');
    assert.equal(count(), expected);
  }
  status = 200;
  for (let call = 0; call < 3; call += 1) {
    assert.equal((await handle(createCall('users.updateName', { input: 'A' }))).status, 200);
  }
  assert.equal(count(), 3);
  const other = createToken({ sub: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0002' });
  await handle(createCall('users.updateName', { token: other, input: 'A' }));
  assert.equal(count(), 4);
});

Deno.test('an auth server that is down signs nobody out', async () => {
  const { settings } = createFakeSupabase(({ path }) =>
    path === '/auth/v1/user' ? { status: 503, body: {} } : undefined,
  );
  const handle = createHandler(settings);
  await assertError(
    await handle(createCall('users.updateName', { input: 'A' })),
    'INTERNAL_SERVER_ERROR',
  );
});

Deno.test('a token of the project’s public key is verified here; a forged one is refused', async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ]);
  const jwk = {
    ...(await crypto.subtle.exportKey('jwk', publicKey)),
    kid: 'key-1',
    alg: 'ES256',
  };
  const encode = (bytes: string) =>
    btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  const sign = async (sub: string) => {
    const head = encode(JSON.stringify({ alg: 'ES256', kid: 'key-1', typ: 'JWT' }));
    const body = encode(
      JSON.stringify({ sub, role: 'authenticated', aud: 'authenticated', exp: 4_102_444_800 }),
    );
    const text = new TextEncoder().encode(`${head}.${body}`);
    const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text);
    return { head, body, signature: encode(String.fromCharCode(...new Uint8Array(bytes))) };
  };
  const { settings, calls } = createFakeSupabase(({ path }) =>
    path.endsWith('jwks.json') ? { status: 200, body: { keys: [jwk] } } : undefined,
  );
  const handle = createHandler(settings);
  const own = await sign(MEMBER_ID);
  const good = await handle(
    createCall('users.updateName', {
      token: `${own.head}.${own.body}.${own.signature}`,
      input: 'A',
    }),
  );
  assert.equal(good.status, 200);
  assert.ok(!calls.some(({ path }) => path === '/auth/v1/user'));
  const other = await sign('0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0002');
  const forged = `${own.head}.${other.body}.${own.signature}`;
  await assertError(
    await handle(createCall('users.updateName', { token: forged, input: 'A' })),
    'UNAUTHORIZED',
  );
});

Deno.test('unknown procedures, other addresses and inherited names are NOT_FOUND', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  for (const path of [
    'users.nothing',
    'constructor',
    '__proto__',
    'users.constructor',
    'toString',
    '',
  ]) {
    await assertError(await handle(createCall(path)), 'NOT_FOUND');
  }
  await assertError(await handle(new Request('http://functions.test/else')), 'NOT_FOUND');
});

Deno.test('a query asked with POST and a mutation with GET are METHOD_NOT_SUPPORTED', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  for (const name of Object.keys(appRouter._def.procedures)) {
    const isQuery = name === 'users.getCurrentUser';
    const call = isQuery ? createCall(name) : new Request(`http://functions.test/trpc/${name}`);
    await assertError(await handle(call), 'METHOD_NOT_SUPPORTED');
  }
  const put = new Request('http://functions.test/trpc/users.deleteUser', { method: 'PUT' });
  await assertError(await handle(put), 'METHOD_NOT_SUPPORTED');
});

Deno.test('whatever stands before the procedures, the gateway’s and the site’s addresses work', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  for (const prefix of ['/trpc', '/functions/v1/trpc', '/api/trpc']) {
    const { headers, body } = createCall('users.updateName', { input: 'Ann' });
    const url = `http://functions.test${prefix}/users.updateName`;
    const response = await handle(
      new Request(url, { method: 'POST', headers, body: await new Response(body).text() }),
    );
    assert.equal(response.status, 200, prefix);
  }
});

Deno.test('an invalid input names its fields and never reaches the database', async () => {
  const { settings, calls } = createFakeSupabase();
  const input = { id: 'x', name: '', amounts: { 'Bad Slug': 1, gas: -1 }, extra: true };
  const response = await createHandler(settings)(
    createCall('users.updateAnnualSpending', { input }),
  );
  const error = await assertError(response, 'BAD_REQUEST');
  assert.equal(error.message, 'The input does not fit.');
  const fields = Object.keys(error.data['fieldErrors'] ?? {});
  assert.ok(
    fields.includes('id') && fields.includes('name') && fields.includes('amounts.gas'),
    fields.join(),
  );
  assert.ok(!calls.some(({ path }) => path.includes('annual_spending')));
});

Deno.test('fields with the names of inherited properties are complaints like others', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    const input: unknown = JSON.parse(`{"${name}":5}`);
    for (const path of ['users.updateSelectableCategories', 'users.updateNewUserWizard']) {
      await assertError(await handle(createCall(path, { input })), 'BAD_REQUEST');
    }
  }
});

Deno.test('too large a body is PAYLOAD_TOO_LARGE, a broken one PARSE_ERROR', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  const post = (body: string) =>
    handle(
      new Request('http://functions.test/trpc/users.updateName', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
  await assertError(await post(' '.repeat(70_000)), 'PAYLOAD_TOO_LARGE');
  await assertError(await post('{'), 'PARSE_ERROR');
});

Deno.test('the limit of a minute is TOO_MANY_REQUESTS and says when to come back', async () => {
  const { settings } = createFakeSupabase(({ path }) =>
    path.endsWith('count_member_mutation') ? { status: 200, body: 17 } : undefined,
  );
  const response = await createHandler(settings)(createCall('users.updateName', { input: 'Ann' }));
  assert.equal(response.headers.get('retry-after'), '17');
  await assertError(response, 'TOO_MANY_REQUESTS');
});

Deno.test('invalid input does not count as a change', async () => {
  const { settings, calls } = createFakeSupabase();
  const handle = createHandler(settings);
  await assertError(await handle(createCall('users.updateName', { input: 5 })), 'BAD_REQUEST');
  assert.deepEqual(
    calls.map(({ path }) => path),
    ['/auth/v1/user'],
  );
});

Deno.test('answers are whole, even for a client that asks for a stream', async () => {
  const handle = createHandler(createFakeSupabase().settings);
  const headers = { 'trpc-accept': 'application/jsonl', accept: 'application/jsonl' };
  const response = await handle(createCall('users.updateName', { input: 'Ann', headers }));
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
});

Deno.test('a batch is verified once and counted as many times as it has calls', async () => {
  const { settings, calls } = createFakeSupabase();
  const url =
    'http://functions.test/trpc/users.updateName,users.updateName,users.updateName?batch=1';
  const response = await createHandler(settings)(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${createToken()}` },
      body: JSON.stringify({ 0: { json: 'A' }, 1: { json: 'B' }, 2: { json: 'C' } }),
    }),
  );
  assert.equal(response.status, 200);
  assert.equal(z.array(z.unknown()).parse(await response.json()).length, 3);
  assert.equal(calls.filter(({ path }) => path === '/auth/v1/user').length, 1);
  const counted = calls.filter(({ path }) => path.endsWith('count_member_mutation'));
  assert.deepEqual(
    counted.map(({ body }) => body),
    [{ amount: 3 }],
  );
});

Deno.test('the database is asked as the caller, with nothing but the public key', async () => {
  const { settings, calls } = createFakeSupabase();
  const token = createToken();
  await createHandler(settings)(createCall('users.updateName', { token, input: 'Ann' }));
  assert.ok(calls.length >= 3);
  for (const { headers } of calls) {
    assert.equal(headers.get('authorization'), `Bearer ${token}`);
    assert.equal(headers.get('apikey'), 'sb_publishable_test');
  }
});

Deno.test('a stale If-Match is CONFLICT; an unreadable one BAD_REQUEST', async () => {
  const { settings, calls } = createFakeSupabase(({ method, path }) => {
    if (path !== '/rest/v1/members') return undefined;
    return { status: 200, body: method === 'PATCH' ? [] : [{ id: MEMBER_ID }] };
  });
  const handle = createHandler(settings);
  const send = (value: string) =>
    handle(createCall('users.updateName', { input: 'Ann', headers: { 'if-match': value } }));
  await assertError(await send('"4"'), 'CONFLICT');
  const patch = calls.find(({ method }) => method === 'PATCH');
  assert.equal(patch?.search.get('revision'), 'eq.4');
  assert.equal(patch?.search.get('id'), `eq.${MEMBER_ID}`);
  await assertError(await send('4'), 'BAD_REQUEST');
});

Deno.test('an account that is gone is UNAUTHORIZED', async () => {
  const { settings } = createFakeSupabase(({ path }) =>
    path === '/rest/v1/members' ? { status: 200, body: [] } : undefined,
  );
  await assertError(
    await createHandler(settings)(createCall('users.updateName', { input: 'Ann' })),
    'UNAUTHORIZED',
  );
});

const refusals: [code: string, status: number, name: ErrorName][] = [
  ['PGRST301', 401, 'UNAUTHORIZED'],
  ['PGRST303', 401, 'UNAUTHORIZED'],
  ['42501', 403, 'FORBIDDEN'],
  ['23503', 409, 'UNPROCESSABLE_CONTENT'],
  ['23514', 400, 'UNPROCESSABLE_CONTENT'],
  ['PT412', 412, 'PRECONDITION_FAILED'],
  ['23505', 409, 'CONFLICT'],
  ['40001', 500, 'CONFLICT'],
  ['22P02', 400, 'BAD_REQUEST'],
  ['57014', 500, 'TIMEOUT'],
  ['XX000', 500, 'INTERNAL_SERVER_ERROR'],
];
for (const [code, status, name] of refusals) {
  Deno.test(`the database’s ${code} is ${name} and its words stay here`, async () => {
    const { settings, calls } = createFakeSupabase(({ path }) =>
      path === '/rest/v1/members'
        ? { status, body: { code, message: 'secret words', details: null, hint: null } }
        : undefined,
    );
    const response = await createHandler(settings)(
      createCall('users.updateName', { input: 'Ann' }),
    );
    const error = await assertError(response, name);
    assert.doesNotMatch(error.message, /secret/);
    const isOurs = name === 'INTERNAL_SERVER_ERROR' || name === 'TIMEOUT';
    assert.deepEqual(
      calls.filter(({ path }) => path.endsWith('/report_function_error')).map(({ body }) => body),
      isOurs ? [{ procedure_name: 'users.updateName', error_code: name }] : [],
    );
  });
}
