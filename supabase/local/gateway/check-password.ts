import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type Answer, parseJson } from './json-request.ts';

/** Compared if there is no hash, which takes as long; it matches no password. */
const NO_PASSWORD = `$2a$10$${'.'.repeat(53)}`;

const signInSchema = z.object({ email: z.string(), password: z.unknown() });

/** Takes the same time with and without an account that has a password. */
export async function isPassword(
  database: Database,
  column: 'id' | 'email',
  account: string,
  password: unknown,
): Promise<boolean> {
  const given = typeof password === 'string' ? password.replaceAll('\0', '') : '';
  const { rows } = await database.query<{ fits: boolean }>(
    // bcrypt's `$2b$` is `$2a$` for pgcrypto.
    `select extensions.crypt($2, coalesce(hash, $3)) is not distinct from hash as fits from (
       select (
         select replace(nullif(encrypted_password, ''), '$2b$', '$2a$') from auth.users where ${column}::text = $1
       ) as hash
     ) account`,
    [account.replaceAll('\0', ''), given, NO_PASSWORD],
  );
  return rows[0]?.fits === true && given === password;
}

/**
 * Checks each password before @supabase/lite, which compares a hash only for a confirmed account, and answers any
 * password for an unconfirmed address with "not confirmed". Here a wrong one continues as that of an address without
 * an account.
 */
export function checkPassword(answer: Answer, database: Database): Answer {
  return async (request) => {
    const { url, method } = request;
    if (method !== 'POST' || new URL(url).pathname !== '/auth/v1/token') return answer(request);
    const body = await request.text();
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const send = (text: string) => answer(new Request(url, { method, headers, body: text }));
    const given = signInSchema.safeParse(parseJson(body));
    if (!given.success) return send(body);
    const { email, password } = given.data;
    const fits = await isPassword(database, 'email', email.toLowerCase(), password);
    return send(
      fits ? body : JSON.stringify({ email: `${randomUUID()}@nobody.invalid`, password }),
    );
  };
}
