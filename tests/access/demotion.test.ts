import { decodeJwt, SignJWT } from 'jose';
import { createClient } from '@supabase/supabase-js';
import { expect, inject, test } from 'vitest';
import { createMember } from './new-member.ts';

const access = inject('access');

async function setAdmin(email: string, admin: boolean): Promise<void> {
  const response = await fetch(`${access.url}/local/v1/admin-grants`, {
    method: 'POST',
    headers: { apikey: access.secretKey },
    body: JSON.stringify({ email, admin }),
  });
  expect(await response.json()).toEqual({ kind: 'done' });
}

async function readHistory(token: string) {
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(token),
  });
  const { status } = await client.from('reference_changes').select('id').limit(1);
  return status;
}

async function refresh({ client }: Awaited<ReturnType<typeof createMember>>): Promise<string> {
  const { data, error } = await client.auth.refreshSession();
  if (error) throw error;
  return data.session?.access_token ?? '';
}

test('what a demoted admin can do ends with the next token, at the latest in an hour', async () => {
  const person = await createMember();
  expect(await readHistory(person.token)).toBe(403);

  await setAdmin(person.email, true);
  expect(await readHistory(person.token)).toBe(403);
  const asAdmin = await refresh(person);
  expect(await readHistory(asAdmin)).toBe(200);

  await setAdmin(person.email, false);
  const { iat = 0, exp = Infinity, ...claims } = decodeJwt(asAdmin);
  expect(exp - iat).toBeLessThanOrEqual(3600);
  // The same token as the server itself signs it, an hour later.
  const hourLater = await new SignJWT({ ...claims, iat: iat - 3600, exp: exp - 3600 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(access.jwtSecret));
  expect(await readHistory(hourLater)).toBe(401);

  const asMember = await refresh(person);
  expect(decodeJwt(asMember)['role']).toBe('authenticated');
  expect(await readHistory(asMember)).toBe(403);
});
