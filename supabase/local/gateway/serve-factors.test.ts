import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../start-stack.ts';
import { openApp, setUpApp } from '../test-support/authenticator-app.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ seed: false });
});
afterAll(() => stack.stop());

const PASSWORD = 'a long enough password';
let number = 0;

function connect() {
  return createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function signIn(email: string, password = PASSWORD) {
  const client = connect();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, token: data.session.access_token, user: data.user };
}

async function createMember() {
  number += 1;
  const email = `member${number}@pointfolio.test`;
  await stack.createMember(email, PASSWORD);
  return { email, ...(await signIn(email)) };
}

const codeOf = ({ error }: { error: { code?: string | undefined } | null }) => error?.code;

test('a first code makes a session of two factors and ends those of one', async () => {
  const { client, email, token } = await createMember();
  expect(decodeJwt(token)['aal']).toBe('aal1');
  const elsewhere = await signIn(email);
  const { data: begun } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
  });
  expect(begun?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(begun?.totp.uri).toContain(`secret=${begun?.totp.secret}`);
  expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([]);

  const { readCode } = openApp(begun?.totp.secret ?? '');
  const factorId = begun?.id ?? '';
  const wrong = String((Number(readCode()) + 500_000) % 1_000_000).padStart(6, '0');
  for (const code of [wrong, '١٢٣٤٥٦'])
    expect(codeOf(await client.auth.mfa.challengeAndVerify({ factorId, code }))).toBe(
      'mfa_verification_failed',
    );
  const { data } = await client.auth.mfa.challengeAndVerify({ factorId, code: readCode() });
  const claims = decodeJwt(data?.access_token ?? '');
  expect(claims['aal']).toBe('aal2');
  expect(claims['amr']).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
  expect(claims['session_id']).toBe(decodeJwt(token)['session_id']);
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
    { friendly_name: 'Phone', status: 'verified' },
  ]);
  expect((await elsewhere.client.auth.refreshSession()).error).not.toBeNull();
  const renewed = await client.auth.refreshSession();
  expect(decodeJwt(renewed.data.session?.access_token ?? '')['aal']).toBe('aal2');
  expect((await client.auth.getUser()).data.user?.factors).toHaveLength(1);
});

test('a password alone then changes, adds and removes nothing', async () => {
  const { client, email } = await createMember();
  const { factorId, readCode } = await setUpApp(client);
  const thief = await signIn(email);
  expect(decodeJwt(thief.token)['aal']).toBe('aal1');
  expect(thief.user.factors).toMatchObject([{ status: 'verified' }]);
  const { auth } = thief.client;
  const crafted = await fetch(`${stack.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${thief.token}` },
    body: JSON.stringify({
      ...{ password: 'another long password', current_password: PASSWORD, email: null },
    }),
  });
  expect(crafted.status).toBe(400);
  expect(codeOf(await auth.updateUser({ password: 'another long password' }))).toBe(
    'insufficient_aal',
  );
  expect(codeOf(await auth.updateUser({ email: 'thief@pointfolio.test' }))).toBe(
    'insufficient_aal',
  );
  expect(codeOf(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toBe(
    'insufficient_aal',
  );
  expect(codeOf(await auth.mfa.unenroll({ factorId }))).toBe('insufficient_aal');
  expect((await auth.updateUser({ data: { name: 'Still theirs' } })).error).toBeNull();

  expect((await auth.mfa.challengeAndVerify({ factorId, code: readCode() })).error).toBeNull();
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
  const renewed = await auth.refreshSession();
  expect(decodeJwt(renewed.data.session?.access_token ?? '')['aal']).toBe('aal1');
});

test('an app of another member, a challenge answered before and a name taken are refused', async () => {
  const one = await createMember();
  const other = await createMember();
  const { factorId, readCode } = await setUpApp(one.client);
  expect(codeOf(await other.client.auth.mfa.challenge({ factorId }))).toBe('mfa_factor_not_found');
  expect(codeOf(await other.client.auth.mfa.unenroll({ factorId }))).toBe('mfa_factor_not_found');
  const { data } = await one.client.auth.mfa.challenge({ factorId });
  const answer = { factorId, challengeId: data?.id ?? '', code: readCode() };
  expect((await one.client.auth.mfa.verify(answer)).error).toBeNull();
  expect(codeOf(await one.client.auth.mfa.verify(answer))).toBe('mfa_challenge_expired');
  const taken = await one.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(codeOf(taken)).toBe('mfa_factor_name_conflict');
  expect(codeOf(await connect().auth.mfa.enroll({ factorType: 'totp' }))).toBe('no_authorization');
});

test('a code is good for a second session while it lasts, as in a hosted project', async () => {
  const { client, email } = await createMember();
  const { factorId, readCode } = await setUpApp(client);
  const code = readCode();
  for (let n = 0; n < 2; n += 1) {
    const session = await signIn(email);
    const { error } = await session.client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toBeNull();
  }
});

test('codes are guessed at thirty times in five minutes', async () => {
  const { client } = await createMember();
  const { factorId } = await setUpApp(client);
  const codes: (string | undefined)[] = [];
  for (let tried = 0; tried < 31; tried += 1) {
    codes.push(codeOf(await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })));
  }
  expect(codes.at(29)).toBe('mfa_verification_failed');
  expect(codes.at(30)).toBe('over_request_rate_limit');
});
