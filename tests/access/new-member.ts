import { createClient } from '@supabase/supabase-js';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { expect, inject } from 'vitest';
import type { ErrorName } from '../../supabase/functions/_shared/contract/errors.ts';
import { readMailToken } from '../../supabase/local/test-support/mail-token.ts';
import type { AppRouter } from '../../supabase/functions/trpc/router.ts';

const access = inject('access');
const PASSWORD = 'correct horse battery staple';

export const proceduresUrl = `${access.url}/functions/v1/trpc`;

/** Official client, as used by a browser; `onRequest` receives the calls of each request. */
export function createProcedures(token: string | null, onRequest?: (paths: string[]) => void) {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: proceduresUrl,
        transformer: superjson,
        maxItems: 20,
        headers: ({ opList }) => {
          onRequest?.(opList.map(({ path }) => path));
          const revision = opList[0].context['revision'];
          return {
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(typeof revision === 'number' ? { 'if-match': `"${revision}"` } : {}),
          };
        },
      }),
    ],
  });
}

let number = 0;

/** A member who has just registered and opened the link in the mail. */
export async function createMember(metadata: object = {}) {
  number += 1;
  const email = `person-${number}-${Date.now()}@pointfolio.test`;
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signUp({ email, password: PASSWORD, options: { data: metadata } });
  const { data, error } = await client.auth.verifyOtp(await readMailToken(access.mailUrl, email));
  if (error) throw error;
  await client.auth.updateUser({ password: PASSWORD });
  if (!data.user || !data.session) throw new Error(`${email} was not signed in`);
  const token = data.session.access_token;
  const { users } = createProcedures(token);
  const signIn = () => client.auth.signInWithPassword({ email, password: PASSWORD });
  return { id: data.user.id, email, token, client, users, signIn };
}

/** Options of a call based on a revision. */
export const from = (revision: number) => ({ context: { revision } });

export async function expectRefusal(call: Promise<unknown>, name: ErrorName): Promise<void> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TRPCClientError);
  expect(error).toMatchObject({ data: { code: name } });
  expect(JSON.stringify(error)).not.toMatch(/\.ts:\d|node_modules/);
}
