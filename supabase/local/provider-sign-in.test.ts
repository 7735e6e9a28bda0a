import { createServer, type Server } from 'node:http';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from './gateway/listen.ts';
import { startStack, type Stack } from './start-stack.ts';
import { createAgeSessions } from './test-support/age-sessions.ts';
import { readMailToken } from './test-support/mail-token.ts';

let stack: Stack;
let provider: Server;

/** Answers of a self-hosted GitHub to Auth. */
const answers: Record<string, unknown> = {
  '/login/oauth/access_token': { access_token: 'token-of-the-provider', token_type: 'bearer' },
  '/api/v3/user': {
    id: 7,
    login: 'octo',
    name: 'Octavia Cat',
    avatar_url: 'https://pictures.example/octo.png',
  },
  '/api/v3/user/emails': [{ email: 'octo@pointfolio.test', primary: true, verified: true }],
};

beforeAll(async () => {
  provider = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://provider').pathname];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  const url = await listen(provider, 0, 'PORT');
  const github = { enabled: true, client_id: 'client', secret: 'secret', url };
  stack = await startStack({ seed: false, providers: { github } });
  await createAgeSessions(stack);
});

afterAll(async () => {
  await stack.stop();
  await closeServer(provider);
});

const redirectTo = 'http://127.0.0.1:5173/confirm';

/** Goes to the provider and comes back, as a browser does; returns the final address. */
async function comeBack(supabase: SupabaseClient) {
  const { data } = await supabase.auth.signInWithOAuth({
    provider: 'github',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const toProvider = await fetch(data.url ?? '', { redirect: 'manual' });
  const asked = new URL(toProvider.headers.get('location') ?? '');
  expect(asked.pathname).toBe('/login/oauth/authorize');
  expect(asked.searchParams.get('redirect_uri')).toBe(`${stack.url}/auth/v1/callback`);

  const state = asked.searchParams.get('state') ?? '';
  const back = `${stack.url}/auth/v1/callback?code=any&state=${encodeURIComponent(state)}`;
  const toApp = await fetch(back, { redirect: 'manual' });
  const landed = new URL(toApp.headers.get('location') ?? '');
  expect(`${landed.origin}${landed.pathname}`).toBe(redirectTo);
  return landed;
}

const connect = () =>
  createClient(stack.url, stack.publishableKey, {
    auth: { flowType: 'pkce', persistSession: false },
  });

test("a provider's account signs in by PKCE, and its profile fills the member row", async () => {
  const supabase = createClient(stack.url, stack.publishableKey, { auth: { flowType: 'pkce' } });
  const landed = await comeBack(supabase);

  const code = landed.searchParams.get('code') ?? '';
  expect((await supabase.auth.exchangeCodeForSession(code)).error).toBeNull();
  const members = await supabase
    .from('members')
    .select('name, user_name, email_address, image_url');
  expect(members.data).toEqual([
    {
      name: 'Octavia Cat',
      user_name: 'octo',
      email_address: 'octo@pointfolio.test',
      image_url: 'https://pictures.example/octo.png',
    },
  ]);
  expect((await supabase.auth.exchangeCodeForSession(code)).error).not.toBeNull();
});

test("a provider's account without a password chooses one, moves and ends by its mailbox after a day", async () => {
  const email = 'octo@pointfolio.test';
  const old = connect();
  const landed = await comeBack(old);
  await old.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  await stack.db.query('select public.age_sessions($1)', [email]);
  const password = 'its first password';
  expect((await old.auth.updateUser({ password })).error?.code).toBe('reauthentication_needed');
  expect((await old.rpc('delete_current_user')).error?.code).toBe('PT412');

  await connect().auth.resetPasswordForEmail(email);
  const mailed = connect();
  await mailed.auth.verifyOtp(await readMailToken(stack.mailUrl, email));
  expect((await mailed.auth.updateUser({ password })).error).toBeNull();
  expect((await mailed.auth.updateUser({ email: 'moves@pointfolio.test' })).error).toBeNull();
  expect((await connect().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await mailed.rpc('delete_current_user')).error).toBeNull();
});

test('an address that nobody confirmed is not linked with the account of a provider', async () => {
  const early = { email: 'early@pointfolio.test', password: 'of a stranger' };
  await connect().auth.signUp(early);
  answers['/api/v3/user'] = { id: 8, login: 'early', name: 'Early Bird' };
  answers['/api/v3/user/emails'] = [{ email: early.email, primary: true, verified: true }];
  const owner = connect();
  const landed = await comeBack(owner);
  const code = landed.searchParams.get('code') ?? '';
  expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull();
  // An earlier registration with the same address no longer opens the account.
  const { error } = await connect().auth.signInWithPassword(early);
  expect(error?.code).toBe('invalid_credentials');

  answers['/api/v3/user'] = { id: 9, login: 'claims', name: 'Claims Much' };
  answers['/api/v3/user/emails'] = [
    { email: 'claimed@pointfolio.test', primary: true, verified: false },
  ];
  const refused = await comeBack(connect());
  expect(refused.searchParams.get('code')).toBeNull();
  expect(refused.searchParams.get('error_code')).toBe('provider_email_needs_verification');
});

test('a provider that is not configured is refused', async () => {
  const supabase = createClient(stack.url, stack.publishableKey);
  const { data } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  expect((await fetch(data.url ?? '', { redirect: 'manual' })).ok).toBe(false);
});
