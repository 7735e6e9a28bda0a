import type { BrowserContext } from '@playwright/test';
import { type CookieOptions, createServerClient } from '@supabase/ssr';
import { readMailToken } from '../../supabase/local/test-support/mail-token.ts';
import { readDemonstration } from './demonstration.ts';
import { readEnv } from './rest.ts';

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Cookie = { name: string; value: string; options: CookieOptions };

const PASSWORD = 'a long enough password';

/** Creates an account, with the cookies of its sign-in. */
async function createAccount(kind: string, webUrl: string, name?: string) {
  const jar = new Map<string, Cookie>();
  const client = createServerClient(
    readEnv('VITE_SUPABASE_URL'),
    readEnv('VITE_SUPABASE_PUBLISHABLE_KEY'),
    {
      cookies: {
        getAll: () => [...jar.values()],
        setAll: (cookies) => {
          for (const cookie of cookies) jar.set(cookie.name, cookie);
        },
      },
    },
  );
  const email = `${kind}-${crypto.randomUUID()}@pointfolio.test`;
  const { error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    ...(name === undefined ? {} : { options: { data: { name } } }),
  });
  if (error) throw error;
  const confirmed = await client.auth.verifyOtp(
    await readMailToken(readEnv('E2E_MAIL_URL'), email),
  );
  if (confirmed.error) throw confirmed.error;
  const chosen = await client.auth.updateUser({ password: PASSWORD });
  if (chosen.error) throw chosen.error;
  const getState = (): State => ({
    cookies: [...jar.values()].map((cookie) => ({
      name: cookie.name,
      value: cookie.value,
      domain: new URL(webUrl).hostname,
      path: '/',
      expires: Date.now() / 1000 + (cookie.options.maxAge ?? 0),
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    })),
    origins: [],
  });
  return { client, email, getState };
}

/** Creates a member with the demonstration member's cards. */
export async function createMember(webUrl: string): Promise<State> {
  const [{ client, getState }, content] = await Promise.all([
    createAccount('member', webUrl),
    readDemonstration(),
  ]);
  await client.rpc('import_member_data', { content }).throwOnError();
  return getState();
}

export async function createAdmin(webUrl: string, name = 'Alex Admin'): Promise<State> {
  const { client, email, getState } = await createAccount('admin', webUrl, name);
  const granted = await fetch(`${readEnv('VITE_SUPABASE_URL')}/local/v1/admin-grants`, {
    method: 'POST',
    headers: { apikey: readEnv('E2E_SECRET_KEY') },
    body: JSON.stringify({ email, admin: true }),
  });
  if (!granted.ok) throw new Error(`${email} is no admin: ${await granted.text()}`);
  // The role is in the token, so only the next token has it.
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return getState();
}

/** Creates a member who has only registered, to sign in by hand or with the state's cookies. */
export async function createNewcomer(webUrl = 'http://127.0.0.1') {
  const { email, getState } = await createAccount('new', webUrl);
  return { email, password: PASSWORD, state: getState() };
}
