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

/** Registers an account as the app does, gives it a role in the database, and signs it in. For tests and benches. */
export async function createMember(
  stack: { url: string; publishableKey: string; db: PGlite },
  email: string,
  password: string,
  options: CreateMemberOptions = {},
): Promise<CreatedMember> {
  const call = async (path: string) => {
    const response = await fetch(`${stack.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`${path} of ${email}: ${await response.text()}`);
    return sessionSchema.parse(await response.json());
  };
  let session = await call('signup');
  if (options.role !== undefined) {
    const change = 'update auth.users set role = $1 where id = $2';
    await stack.db.query(change, [options.role, session.user.id]);
    session = await call('token?grant_type=password');
  }
  return {
    id: session.user.id,
    email,
    password,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  };
}
