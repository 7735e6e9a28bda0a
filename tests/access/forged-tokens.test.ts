import { createClient } from '@supabase/supabase-js';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, inject, test } from 'vitest';
import { createMember, proceduresUrl } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;
type Claims = Record<string, unknown>;
type Answer = { status: number; body: string };

const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const now = () => Math.floor(Date.now() / 1000);
const encode = (part: Claims | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

async function sign(
  claims: Claims,
  secret = access.jwtSecret,
  header: Claims = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
    .sign(new TextEncoder().encode(secret));
}

async function ask(token: string, method: string, path: string, body?: BodyInit): Promise<Answer> {
  const response = await fetch(path.startsWith('http') ? path : access.url + path, {
    method,
    headers: { apikey: access.publishableKey, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.text() };
}

async function join(token: string, topic: string): Promise<string> {
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  try {
    await client.realtime.setAuth(token);
    return await new Promise<string>((resolve) => {
      client.channel(topic, { config: { private: true } }).subscribe((status, error) => {
        resolve(`${status} ${error?.message ?? ''}`);
      });
    });
  } finally {
    await client.removeAllChannels();
  }
}

/** Services that take a token, each asked for data of the token's member. */
const doors: Record<string, (member: Member, token: string) => Promise<Answer>> = {
  rest: (_, token) => ask(token, 'GET', '/rest/v1/members?select=*'),
  function: (_, token) => ask(token, 'GET', `${proceduresUrl}/users.getCurrentUser`),
  auth: (_, token) => ask(token, 'GET', '/auth/v1/user'),
  list: (_, token) => ask(token, 'POST', '/storage/v1/object/list/avatars', '{"prefix":""}'),
  upload: (member, token) =>
    ask(token, 'POST', `/storage/v1/object/avatars/${member.id}/${crypto.randomUUID()}`, png),
  realtime: async (member, token) => {
    const said = await join(token, `member:${member.id}`);
    return { status: said.startsWith('SUBSCRIBED') ? 200 : 401, body: said };
  },
};

let member: Member;
let claims: Claims;
beforeAll(async () => {
  member = await createMember();
  claims = decodeJwt(member.token);
});

async function knock(token: string): Promise<Record<string, Answer>> {
  const answers = await Promise.all(
    Object.entries(doors).map(async ([door, open]) => [door, await open(member, token)] as const),
  );
  return Object.fromEntries(answers);
}

/** Names of all nested keys, with the types of their values: the shape without the content. */
function describeShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeShape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, content]) => [key, describeShape(content)]),
  );
}

async function forgeAll(): Promise<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = member.token.split('.');
  const { privateKey } = await generateKeyPair('RS256');
  const none = { alg: 'none', typ: 'JWT' };
  return {
    'no algorithm': `${encode(none)}.${payload}.`,
    'no algorithm, in capitals': `${encode({ ...none, alg: 'nOnE' })}.${payload}.`,
    'no algorithm, the genuine signature': `${encode(none)}.${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'a signature of zeros': `${header}.${payload}.${encode('\0'.repeat(32))}`,
    'another secret': await sign(claims, 'another secret, as long as it has to be'),
    'an empty secret’s look': await sign(claims, '\0'.repeat(32)),
    'a key pair of its own': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'own' })
      .sign(privateKey),
    'a key it brings along': await sign(claims, 'x'.repeat(32), {
      jwk: { kty: 'oct', k: encode('x'.repeat(32)) },
    }),
    'a key at an address': await sign(claims, 'x'.repeat(32), {
      jku: 'https://evil.invalid/keys.json',
      kid: '../../dev/null',
    }),
    'an hour ago': await sign({ ...claims, iat: now() - 7200, exp: now() - 3600 }),
    'the beginning of time': await sign({ ...claims, exp: 1 }),
    'not yet': await sign({ ...claims, nbf: now() + 3600 }),
    'a role that does not exist': await sign({ ...claims, role: 'superman' }),
    'the role of the server': await sign({ ...claims, role: 'postgres' }),
    'the role of the gateway': await sign({ ...claims, role: 'authenticator' }),
    'the publishable key': access.publishableKey,
    'something like a secret key': `sb_secret_${'a'.repeat(31)}_aaaaaaaa`,
    'claims changed': `${header}.${encode({ ...claims, role: 'app_admin' })}.${signature}`,
    'two payloads': `${header}.${payload}.${payload}.${signature}`,
    'not a token': 'not-a-token',
    'a very long one': `${header}.${'A'.repeat(9000)}.${signature}`,
  };
}

test('a genuine token opens every door', async () => {
  for (const [door, { status, body }] of Object.entries(await knock(member.token))) {
    expect(status, `${door}: ${body}`).toBe(200);
  }
});

test('any other is refused at every door, alike, and nobody is told why', async () => {
  const opened: string[] = [];
  const shapes = new Map<string, Set<string>>();
  const told = new Set<string>();
  for (const [name, token] of Object.entries(await forgeAll())) {
    for (const [door, { status, body }] of Object.entries(await knock(token))) {
      const report = (what: string) =>
        opened.push(`${door}: ${what}, with ${name}: ${status} ${body.slice(0, 200)}`);
      // The key that every page carries identifies a visitor, who gets an empty list.
      if (name === 'the publishable key' && body === '[]') continue;
      const isRefused = status === 401 || status === 403 || (status === 400 && door !== 'function');
      if (!isRefused) report('let in');
      if (/\bat .+\.(?:[cm]?js|ts):\d+|node_modules|jwtVerify|stack/i.test(body)) report('a trace');
      if (door === 'function') told.add(body);
      if (body === '') report('no words at all');
      if (door === 'realtime' || body === '') continue;
      const shape = JSON.stringify(describeShape(JSON.parse(body)));
      shapes.set(door, (shapes.get(door) ?? new Set()).add(shape));
    }
  }
  expect(opened).toEqual([]);
  // Our own function gives the same answer to all; the platform's services at least the same format.
  expect([...told]).toHaveLength(1);
  for (const [door, forms] of shapes) expect([...forms], door).toHaveLength(1);
});

test('the platform takes any audience that its own key signed, our function takes ours alone', async () => {
  for (const aud of ['another-project', ['one', 'two']]) {
    const { function: own, ...platform } = await knock(await sign({ ...claims, aud }));
    for (const [door, { status, body }] of Object.entries(platform)) {
      expect(status, `${door}: ${body}`).toBe(200);
    }
    expect(own?.status, own?.body).toBe(401);
  }
});

test('PostgREST alone takes a token up to 30 s past its end', async () => {
  const late = await knock(await sign({ ...claims, iat: now() - 3615, exp: now() - 15 }));
  const opened = Object.entries(late).filter(([, { status }]) => status === 200);
  expect(opened.map(([door]) => door)).toEqual(['rest']);
  expect(late['rest']?.body).toContain(member.id);
  const { rest } = await knock(await sign({ ...claims, iat: now() - 3645, exp: now() - 45 }));
  expect(rest?.status, rest?.body).toBe(401);
});

test('a session that ended with a sign-out or with the account opens nothing', async () => {
  const gone = await createMember();
  const left = await createMember();
  await gone.users.deleteUser.mutate();
  await left.client.auth.signOut();
  for (const person of [gone, left]) {
    const answer = await ask(person.token, 'GET', '/auth/v1/user');
    expect(answer.status, answer.body).toBeGreaterThanOrEqual(401);
    const renewed = await person.client.auth.refreshSession();
    expect(renewed.data.session).toBeNull();
    expect((await person.signIn()).error === null).toBe(person === left);
  }
  // A token is valid until it expires; for a deleted account there is nothing left to open.
  expect((await ask(gone.token, 'GET', '/rest/v1/members?select=*')).body).toBe('[]');
  const wallet = await ask(gone.token, 'POST', '/rest/v1/wallets', '{"name":"Ghost"}');
  expect(wallet.status).toBeGreaterThanOrEqual(400);
  for (const bucket of ['avatars', 'whiteboard-images']) {
    const upload = await ask(gone.token, 'POST', `/storage/v1/object/${bucket}/${gone.id}/x`, png);
    expect(upload.status, upload.body).toBeGreaterThanOrEqual(400);
  }
  expect(await join(gone.token, `member:${gone.id}`)).toMatch(/^CHANNEL_ERROR/);
  const asked = await ask(gone.token, 'GET', `${proceduresUrl}/users.getCurrentUser`);
  expect(asked.status, asked.body).toBe(401);
});
