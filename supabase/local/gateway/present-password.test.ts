import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../start-stack.ts';
import { createAgeSessions } from '../test-support/age-sessions.ts';
import { readMailToken } from '../test-support/mail-token.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ seed: false });
  await createAgeSessions(stack);
});

afterAll(() => stack.stop());

async function signIn(email: string) {
  const account = { email, password: 'correct horse' };
  await stack.createMember(email, account.password);
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword(account);
  expect(error).toBeNull();
  return { client, account, token: data.session?.access_token ?? '' };
}

test('a new password is chosen by who knows the present one', async () => {
  const { client, account } = await signIn('changes@pointfolio.test');
  const change = async (given: object) =>
    (await client.auth.updateUser({ password: 'another horse', ...given })).error?.code;
  expect(await change({})).toBe('current_password_required');
  expect(await change({ current_password: 'a guess' })).toBe('current_password_invalid');
  expect((await client.auth.signInWithPassword(account)).error).toBeNull();
  expect(await change({ current_password: account.password })).toBeUndefined();
  expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
});

test('a change that is not understood changes nothing', async () => {
  const { client, account, token } = await signIn('crafted@pointfolio.test');
  const change = async (body: string) => {
    const response = await fetch(`${stack.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
      body,
    });
    await response.body?.cancel();
    return response.status;
  };
  const password = 'of a stranger';
  for (const current_password of [null, 5, true, [], {}]) {
    expect(await change(JSON.stringify({ password, current_password }))).toBe(400);
  }
  for (const crafted of [null, 5, ['of a stranger'], '']) {
    expect(await change(JSON.stringify({ password: crafted }))).toBe(400);
  }
  for (const body of ['', 'password=of+a+stranger', '[]', '"x"', '{"password":"of a stranger"']) {
    expect(await change(body)).toBe(400);
  }
  expect((await client.auth.signInWithPassword({ ...account, password })).error).not.toBeNull();
  expect((await client.auth.signInWithPassword(account)).error).toBeNull();
  expect((await client.auth.updateUser({ data: { name: 'Another' } })).error).toBeNull();
});

test('or by who came by a mail, of which each token tells, refreshed ones as well', async () => {
  const { client, account, token } = await signIn('forgot@pointfolio.test');
  const used = (from: string) => decodeJwt<{ aal: string; amr: { method: string }[] }>(from);
  expect(used(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  await client.auth.resetPasswordForEmail(account.email);
  const mailed = await client.auth.verifyOtp(await readMailToken(stack.mailUrl, account.email));
  expect(used(mailed.data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }]);
  const refreshed = await client.auth.refreshSession();
  expect(used(refreshed.data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }]);
  expect((await client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
});

test('and in a session of the last day, by however it began', async () => {
  const { client, account } = await signIn('left-open@pointfolio.test');
  await client.auth.resetPasswordForEmail(account.email);
  const mailed = await readMailToken(stack.mailUrl, account.email);
  const recovered = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false },
  });
  await recovered.auth.verifyOtp(mailed);
  await stack.db.query('select public.age_sessions($1)', [account.email]);
  const change = { password: 'another horse', current_password: account.password };
  expect((await client.auth.updateUser(change)).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  });
  expect((await recovered.auth.updateUser({ password: 'another horse' })).error?.code).toBe(
    'reauthentication_needed',
  );
  expect((await client.auth.updateUser({ data: { name: 'Still theirs' } })).error).toBeNull();
  await client.auth.signInWithPassword(account);
  expect((await client.auth.updateUser(change)).error).toBeNull();
});

test('the present password is guessed at thirty times', async () => {
  const { client } = await signIn('open@pointfolio.test');
  const guess = async (n: number) => {
    const change = { password: 'of a stranger', current_password: `guess ${n}` };
    return (await client.auth.updateUser(change)).error?.code;
  };
  for (let n = 0; n < 30; n += 1) expect(await guess(n)).toBe('current_password_invalid');
  expect(await guess(30)).toBe('over_request_rate_limit');
});
