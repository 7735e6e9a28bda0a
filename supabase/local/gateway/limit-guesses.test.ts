import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStack, type Stack } from '../start-stack.ts';
import { setUpApp } from '../test-support/authenticator-app.ts';
import { readMailToken } from '../test-support/mail-token.ts';
import { limitGuesses } from './limit-guesses.ts';

const verifyCode = (email = 'guessed@pointfolio.test') =>
  new Request('http://stack/auth/v1/verify', {
    method: 'POST',
    body: JSON.stringify({ type: 'recovery', token: '123456', email }),
  });
const verifyNobody = () => Promise.resolve({ kind: 'invalid' as const });

test('guessed codes end after thirty, and start over five minutes later', async () => {
  let now = 0;
  let asked = 0;
  const answer = limitGuesses(
    async () => {
      asked += 1;
      return Promise.resolve(new Response(null, { status: 403 }));
    },
    verifyNobody,
    () => now,
  );
  for (let n = 0; n < 30; n += 1) expect((await answer(verifyCode())).status).toBe(403);
  const refused = await answer(verifyCode());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(asked).toBe(30);
  expect((await answer(verifyCode('spared@pointfolio.test'))).status).toBe(403);
  now += 5 * 60_000 + 1;
  expect((await answer(verifyCode())).status).toBe(403);
});

test('a success is not counted, and nothing else is', async () => {
  const answer = limitGuesses(() => Promise.resolve(new Response('{}')), verifyNobody);
  for (let n = 0; n < 40; n += 1) expect((await answer(verifyCode())).status).toBe(200);
  const failing = limitGuesses(
    () => Promise.resolve(new Response(null, { status: 400 })),
    verifyNobody,
  );
  const refresh = () =>
    new Request('http://stack/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: '{}',
    });
  for (let n = 0; n < 40; n += 1) expect((await failing(refresh())).status).toBe(400);
});

describe('on the stack', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ seed: false });
  });
  afterAll(() => stack.stop());

  const password = 'correct horse';
  const send = async (path: string, body: object, token = '', method = 'POST') => {
    const response = await fetch(`${stack.url}/auth/v1/${path}`, {
      method,
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    await response.body?.cancel();
    return response.status;
  };
  const count = (statuses: readonly number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;
  const repeat = <T>(times: number, ask: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_each, n) => ask(n)));

  async function createMemberWithApp(email: string) {
    await stack.createMember(email, password);
    const client = createClient(stack.url, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    const { factorId, token } = await setUpApp(client);
    const { data } = await client.auth.mfa.challenge({ factorId });
    const challenge_id = data?.id ?? '';
    const guess = (id = factorId, bearer = token) =>
      send(`factors/${id}/verify`, { challenge_id, code: '000000' }, bearer);
    return { email, factorId, token, guess };
  }

  test('30 of 50 passwords at once are checked, however the address is spelled', async () => {
    const email = 'password@pointfolio.test';
    await stack.createMember(email, password);
    const spellings = ['token', '%74oken', 'token?%67rant_type=refresh_token&'];
    const statuses = await repeat(50, (n) => {
      const [path = '', query = ''] = (spellings[n % 3] ?? '').split('?');
      const body = { email: n % 2 ? email : email.toUpperCase(), password: `wrong ${n}` };
      return send(`${path}?${query}grant_type=password`, body);
    });
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 20]);
  });

  test('30 of 50 codes of an app at once are checked, however its id is spelled', async () => {
    const { factorId, guess } = await createMemberWithApp('app@pointfolio.test');
    const spellings = [factorId, factorId.toUpperCase()];
    const statuses = await repeat(50, (n) => guess(spellings[n % 2]));
    expect([count(statuses, 422), count(statuses, 429)]).toEqual([30, 20]);
  });

  test('30 of 50 guesses of the current password at once are checked', async () => {
    const { accessToken } = await stack.createMember('present@pointfolio.test', password);
    // A mail brought the member here, which would replace the password.
    await stack.db.query('delete from auth.mfa_amr_claims where authentication_method = $1', [
      'otp',
    ]);
    const statuses = await repeat(50, (n) => {
      const change = { password: 'another horse', current_password: `wrong ${n}` };
      return send('user', change, accessToken, 'PUT');
    });
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 20]);
  });

  test('nobody uses up what others have', async () => {
    const other = await createMemberWithApp('other@pointfolio.test');
    const { email, factorId, guess } = await createMemberWithApp('mine@pointfolio.test');
    const { accessToken } = await stack.createMember('changes@pointfolio.test', password);
    await repeat(35, () => send('verify', { type: 'recovery', token_hash: 'bogus' }));
    await repeat(35, () => send('verify', { type: 'recovery', email, token: '0123456789' }));
    await repeat(35, () => guess(factorId, other.token));
    await repeat(35, () => send('user', { password: null }, other.token, 'PUT'));
    await repeat(35, () => send('user', { password: null }, '', 'PUT'));

    const visitor = createClient(stack.url, stack.publishableKey, {
      auth: { persistSession: false },
    });
    await visitor.auth.resetPasswordForEmail(email);
    const link = await readMailToken(stack.mailUrl, email);
    expect((await visitor.auth.verifyOtp(link)).error).toBeNull();
    expect(await guess()).toBe(422);
    expect(await send('user', { data: { name: 'New' } }, accessToken, 'PUT')).toBe(200);
  });
});
