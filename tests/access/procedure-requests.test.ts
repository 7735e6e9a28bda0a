import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createMember, createProcedures, expectRefusal, proceduresUrl } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;
let member: Member;

beforeAll(async () => {
  member = await createMember();
});

async function send(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${proceduresUrl}/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
  });
  return { status: response.status, text: await response.text() };
}

const post = (path: string, body: string) => send(path, { method: 'POST', body });

describe('requests', () => {
  test('several queries of one moment are one GET', async () => {
    const requests: string[][] = [];
    const { users } = createProcedures(member.token, (paths) => requests.push(paths));
    const [first, second] = await Promise.all([
      users.getCurrentUser.query(),
      users.getCurrentUser.query(),
    ]);
    expect(first).toEqual(second);
    expect(requests).toEqual([['users.getCurrentUser', 'users.getCurrentUser']]);
  });

  test('several mutations of one moment are one POST', async () => {
    const requests: string[][] = [];
    const { users } = createProcedures(member.token, (paths) => requests.push(paths));
    await Promise.all([
      users.updateCategoryPriority.mutate(['dining']),
      users.updatePointSystemTiers.mutate({}),
      users.updateName.mutate('Ann'),
    ]);
    expect(requests).toHaveLength(1);
    expect(await users.getCurrentUser.query()).toMatchObject({
      name: 'Ann',
      categoryPriority: ['dining'],
    });
  });

  test('a wrong verb is METHOD_NOT_SUPPORTED', async () => {
    expect(await post('users.getCurrentUser', '{}')).toMatchObject({ status: 405 });
    expect(await send('users.deleteUser')).toMatchObject({ status: 405 });
    expect(await send('users.updateName', { method: 'PUT', body: '{}' })).toMatchObject({
      status: 405,
    });
  });

  test('an unknown procedure is NOT_FOUND', async () => {
    const { status, text } = await post('users.raiseMe', '{}');
    expect(status).toBe(404);
    expect(text).toContain('-32004');
  });

  test('unknown keys are refused by their name', async () => {
    const { status, text } = await post(
      'users.updateNewUserWizard',
      '{"json":{"redemptionPreferenceCompleted":true,"role":"app_admin"}}',
    );
    expect(status).toBe(400);
    expect(text).toContain('role');
  });

  test.each([
    ['updateRequirements', [null, {}, 'student', [1], [''], ['a'.repeat(81)], ['prime', 'prime']]],
    ['updateHasBusiness', [null, 'true', 1, {}]],
    ['updateCreditLevel', ['', 'superb', 700, []]],
    ['updateExpectedQuarters', [null, 'false', 0, []]],
    [
      'updatePaymentCosts',
      [null, [], 'rent', { rent: '3' }, { rent: null }, { rent: 1e9 }, { '': 1 }],
    ],
    ['updateUsedPrograms', [null, [], 'x', { x: 'true' }, { x: null }, { x: 1 }, { '': true }]],
  ])('wrong input for users.%s is refused, and nothing is lost', async (name, inputs) => {
    const before = await member.users.getCurrentUser.query();
    for (const input of inputs) {
      const { status, text } = await post(`users.${name}`, JSON.stringify({ json: input }));
      expect(status, `${JSON.stringify(input)}: ${text}`).toBe(400);
      expect(text).toContain('BAD_REQUEST');
    }
    expect(await member.users.getCurrentUser.query()).toEqual(before);
  });

  test('more than 64 kB is PAYLOAD_TOO_LARGE', async () => {
    const { status, text } = await post(
      'users.updateName',
      JSON.stringify({ json: 'a'.repeat(65_600) }),
    );
    expect(status).toBe(413);
    expect(text).toContain('-32013');
  });

  test('a batch of twenty-one is refused', async () => {
    const path = Array.from({ length: 21 }, () => 'users.getCurrentUser').join(',');
    expect(await send(`${path}?batch=1`)).toMatchObject({ status: 400 });
  });

  test('a small body that asks for gigabytes is refused at once', async () => {
    const body = '{"json":2147483647,"meta":{"values":[["typed-array","Int8Array"]]}}';
    const times: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const startedAt = performance.now();
      expect(await post('users.updateName', body)).toMatchObject({ status: 400 });
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test('a preflight is answered without a token', async () => {
    const response = await fetch(`${proceduresUrl}/users.updateName`, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:5173', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173');
  });
});

describe('callers', () => {
  test('without a token, with a forged one or with a key are UNAUTHORIZED', async () => {
    const [head, body] = member.token.split('.');
    const other = access.tokens.owner.split('.')[2];
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const tokens = [
      null,
      'nonsense',
      `${head}.${body}.${other}`,
      `${unsigned}.${body}.`,
      access.publishableKey,
    ];
    for (const token of tokens) {
      await expectRefusal(createProcedures(token).users.getCurrentUser.query(), 'UNAUTHORIZED');
      await expectRefusal(createProcedures(token).users.deleteUser.mutate(), 'UNAUTHORIZED');
    }
  });

  test('who are admins have their own account here, no one else’s', async () => {
    const { users } = createProcedures(access.tokens.admin);
    expect((await users.getCurrentUser.query()).emailAddress).toBe('admin@pointfolio.test');
  });

  test('with more than 120 mutations a minute wait for the stated time', async () => {
    const busy = await createMember();
    for (let request = 0; request < 6; request += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, call) =>
          busy.users.updateName.mutate(`Name ${request} ${call}`),
        ),
      );
    }
    await expectRefusal(busy.users.updateName.mutate('One too many'), 'TOO_MANY_REQUESTS');
    const response = await fetch(`${proceduresUrl}/users.updateName`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${busy.token}` },
      body: '{"json":"One too many"}',
    });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await busy.users.getCurrentUser.query()).name).not.toBe('One too many');
    await member.users.updateName.mutate('Not held up');
  });
});

const functions = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map((entry) => entry.name);

test.each(functions)('no answer of %s is guessed at, framed or cached', async (name) => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const { headers } = await fetch(`${access.url}/functions/v1/${name}/nothing`, { method });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  }
});
