import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

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

/** Registers an account as the app does, confirms its address, and gives it a role in the database. For tests and benches. */
export async function createMember(
  stack: { url: string; publishableKey: string; db: PGlite },
  email: string,
  password: string,
  options: CreateMemberOptions = {},
): Promise<CreatedMember> {
  const call = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${stack.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} of ${email}: ${await response.text()}`);
    return response.json();
  };
  await call('signup', { email, password });
  // What stands in the link of the mail.
  const { rows } = await stack.db.query<{ token: string }>(
    'update auth.users set role = coalesce($1, role) where email = lower($2) returning confirmation_token as token',
    [options.role, email],
  );
  const confirmation = { type: 'signup', token_hash: rows[0]?.token };
  const session = sessionSchema.parse(await call('verify', confirmation));
  return {
    id: session.user.id,
    email,
    password,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  };
}
