import { z } from 'zod';
import type { Database } from './database/database.ts';
import { openApp } from './test-support/authenticator-app.ts';

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

export interface CreatedMember {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export interface CreateMemberOptions {
  /** The database role that the account's tokens carry, such as `app_admin`. */
  role?: string;
}

type Call = (path: string, body: object, token?: string) => Promise<unknown>;

const enrollmentSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const challengeSchema = z.object({ id: z.string() });

/** An admin signs in with an authenticator app. */
async function addFactor(call: Call, { access_token: token }: z.infer<typeof sessionSchema>) {
  const enrollment = { factor_type: 'totp', friendly_name: 'Phone' };
  const factor = enrollmentSchema.parse(await call('factors', enrollment, token));
  const challenge = challengeSchema.parse(await call(`factors/${factor.id}/challenge`, {}, token));
  const code = openApp(factor.totp.secret).readCode();
  const proof = { challenge_id: challenge.id, code };
  return sessionSchema.parse(await call(`factors/${factor.id}/verify`, proof, token));
}

/** Registers an account as the app does, confirms its address, chooses the password, and gives it a role in the database. For tests and benches. */
export async function createMember(
  stack: { url: string; publishableKey: string; db: Database },
  email: string,
  password: string,
  options: CreateMemberOptions = {},
): Promise<CreatedMember> {
  const call: Call = async (path, body, token) => {
    const response = await fetch(`${stack.url}/auth/v1/${path}`, {
      method: path === 'user' ? 'PUT' : 'POST',
      headers: {
        apikey: stack.publishableKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} of ${email}: ${await response.text()}`);
    return response.json();
  };
  await call('signup', { email, password });
  // Token in the mail's link.
  const { rows } = await stack.db.query<{ token: string }>(
    'update auth.users set role = coalesce($1, role) where email = lower($2) returning confirmation_token as token',
    [options.role, email],
  );
  const confirmation = { type: 'signup', token_hash: rows[0]?.token };
  const first = sessionSchema.parse(await call('verify', confirmation));
  await call('user', { password }, first.access_token);
  const session = options.role === 'app_admin' ? await addFactor(call, first) : first;
  return {
    id: session.user.id,
    email,
    password,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  };
}
