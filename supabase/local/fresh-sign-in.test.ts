import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from './start-stack.ts';
import { setUpApp } from './test-support/authenticator-app.ts';
import { readFragment, readMailLink, readMailToken } from './test-support/mail-token.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ seed: false });
});

afterAll(() => stack.stop());

const connect = () =>
  createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });

/** Signs in a member whose session is eleven minutes old. */
async function sitStill(email: string) {
  const account = { email, password: 'correct horse' };
  const { id } = await stack.createMember(email, account.password);
  const client = connect();
  await client.auth.signInWithPassword(account);
  await stack.db.query(
    `update auth.sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [id],
  );
  return { id, client, account };
}

test('an account is deleted by a session of the last ten minutes alone', async () => {
  const { client, account } = await sitStill('stays@pointfolio.test');
  const elsewhere = connect();
  await elsewhere.auth.signInWithPassword(account);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await client.rpc('delete_current_user')).toMatchObject({
    status: 412,
    error: { code: 'PT412' },
  });
  expect((await elsewhere.rpc('delete_current_user')).error).toBeNull();
});

test('an authenticator app is set up by a session of the last ten minutes alone', async () => {
  const { client, account } = await sitStill('sits@pointfolio.test');
  await expect(setUpApp(client)).rejects.toThrow();
  expect((await client.rpc('delete_current_user')).error?.code).toBe('PT412');
  await connect().auth.signInWithPassword(account);
  await setUpApp(client);
});

test('an address is changed after a sign-in of the last ten minutes, and the mailbox decides', async () => {
  const { client, account } = await sitStill('moves@pointfolio.test');
  const email = 'moved@pointfolio.test';
  const stale = await client.auth.updateUser({ email });
  expect(stale.error?.status).toBeGreaterThanOrEqual(400);
  // Auth writes its mail first, but the link in it opens nothing.
  const dead = readFragment(await readMailLink(stack.mailUrl, account.email));
  const opened = await connect().auth.verifyOtp({
    type: 'email_change',
    token_hash: dead.get('token_hash') ?? '',
  });
  expect(opened.error?.code).toBe('otp_expired');
  await connect().auth.signInWithPassword(account);
  expect((await client.auth.updateUser({ email })).error).toBeNull();
  const told = readFragment(await readMailLink(stack.mailUrl, account.email));
  expect(told.get('type')).toBe('email_change');
  expect((await client.auth.getUser()).data.user?.email).toBe(account.email);
});

test('a password is chosen by a session of the last ten minutes alone, also where none is asked for', async () => {
  const { id, client, account } = await sitStill('chooses@pointfolio.test');
  await stack.db.query('update auth.users set encrypted_password = null where id = $1', [id]);
  const change = { password: 'of a stranger' };
  expect((await client.auth.updateUser(change)).error?.status).toBeGreaterThanOrEqual(400);

  await client.auth.resetPasswordForEmail(account.email);
  const mailed = connect();
  await mailed.auth.verifyOtp(await readMailToken(stack.mailUrl, account.email));
  expect((await mailed.auth.updateUser({ password: account.password })).error).toBeNull();
  await stack.db.query(
    `update auth.sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [id],
  );
  expect((await mailed.auth.updateUser(change)).error?.status).toBeGreaterThanOrEqual(400);
  expect((await connect().auth.signInWithPassword(account)).error).toBeNull();
});

async function openLink(address: string) {
  const link = readFragment(await readMailLink(stack.mailUrl, address));
  const { data, error } = await connect().auth.verifyOtp({
    type: 'email_change',
    token_hash: link.get('token_hash') ?? '',
  });
  return error?.code ?? (data.session === null ? 'one of two' : data.session.user.email);
}

test.each([
  ['present', 'new'],
  ['new', 'present'],
] as const)('a new address is confirmed from the %s mailbox and the %s one', async (...order) => {
  const of = {
    present: `${order[0]}-first@pointfolio.test`,
    new: `to-${order[0]}@pointfolio.test`,
  };
  const account = { email: of.present, password: 'correct horse' };
  await stack.createMember(account.email, account.password);
  const client = connect();
  await client.auth.signInWithPassword(account);
  // A confirmation of an earlier change does not count.
  await client.auth.updateUser({ email: 'left@pointfolio.test' });
  expect(await openLink('left@pointfolio.test')).toBe('one of two');
  expect((await client.auth.updateUser({ email: of.new })).error).toBeNull();

  expect(await openLink(of[order[0]])).toBe('one of two');
  expect(await openLink(of[order[0]])).toBe('otp_expired');
  expect((await client.auth.getUser()).data.user?.email).toBe(of.present);
  expect(await openLink(of[order[1]])).toBe(of.new);
  expect(await openLink(of[order[1]])).toBe('otp_expired');
  // The former owner has neither a session nor a password for the new address.
  expect((await client.auth.refreshSession()).error).not.toBeNull();
  for (const email of [of.present, of.new]) {
    const { error } = await connect().auth.signInWithPassword({ ...account, email });
    expect(error?.code).toBe('invalid_credentials');
  }
});

test('nor does one mailbox change an address by a link that Auth takes itself', async () => {
  const account = { email: 'alone@pointfolio.test', password: 'correct horse' };
  await stack.createMember(account.email, account.password);
  const client = connect();
  await client.auth.signInWithPassword(account);
  await client.auth.updateUser({ email: 'taken@pointfolio.test' });
  const link = readFragment(await readMailLink(stack.mailUrl, account.email));
  const token = link.get('token_hash') ?? '';
  for (const method of ['HEAD', 'GET']) {
    const verify = `${stack.url}/auth/v1/verify?type=email_change&token=${token}`;
    await fetch(verify, {
      method,
      headers: { apikey: stack.publishableKey },
      redirect: 'manual',
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(account.email);
  }
  expect(await openLink('taken@pointfolio.test')).toBe('taken@pointfolio.test');
});

test('an address that is markup is refused, as by Auth, and stands in no mail', async () => {
  const account = { email: 'plain@pointfolio.test', password: 'correct horse' };
  await stack.createMember(account.email, account.password);
  const client = connect();
  await client.auth.signInWithPassword(account);
  const { password } = account;
  for (const email of ['<script>alert(1)</script>@x.test', 'a"b@x.test', 'a@<b>.test']) {
    const refused = { status: 400, code: 'validation_failed' };
    expect((await client.auth.updateUser({ email })).error).toMatchObject(refused);
    expect((await client.auth.signUp({ email, password })).error).toMatchObject(refused);
    expect((await client.auth.signInWithOtp({ email })).error).toMatchObject(refused);
    expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject(refused);
  }
  const mails = await (await fetch(`${stack.mailUrl}/api/messages`)).text();
  expect(mails).not.toMatch(/<script|a\\"b@|<b>/);
});

test('links of a change that are older than ten minutes confirm nothing', async () => {
  const account = { email: 'slow@pointfolio.test', password: 'correct horse' };
  const { id } = await stack.createMember(account.email, account.password);
  const client = connect();
  await client.auth.signInWithPassword(account);
  await client.auth.updateUser({ email: 'slower@pointfolio.test' });
  await stack.db.query(
    `update auth.users set email_change_sent_at = email_change_sent_at - interval '11 minutes' where id = $1`,
    [id],
  );
  expect(await openLink(account.email)).toBe('otp_expired');
  expect(await openLink('slower@pointfolio.test')).toBe('otp_expired');
});
