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

function clientWith(token: string) {
  return createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(token),
  });
}

async function readHistory(token: string) {
  return (await clientWith(token).from('reference_changes').select('id').limit(1)).status;
}

/** Tries an admin's actions and returns the number of rows each reaches, or the code of its refusal. */
async function act(token: string): Promise<Record<string, unknown>> {
  const client = clientWith(token);
  const own = { slug: `of-${crypto.randomUUID()}`, title: 'T', body: 'B', source: 'A source' };
  const count = ({ data, error }: { data: unknown[] | null; error: { code: string } | null }) =>
    error?.code ?? data?.length;
  const figures: { data: unknown } = await client.rpc('compute_website_statistics', { days: 1 });
  const { error } = await client.rpc('count_references', { target: 'companies', record: 1 });
  return {
    history: count(await client.from('reference_changes').select('id').limit(1)),
    reports: count(await client.from('fact_reports').select('id').limit(1)),
    add: count(await client.from('tips').insert(own).select('id')),
    change: count(
      await client.from('tips').update({ title: 'T' }).eq('slug', own.slug).select('id'),
    ),
    remove: count(await client.from('tips').delete().eq('slug', own.slug).select('id')),
    figures: figures.data === null ? 'none' : 'some',
    references: error?.code ?? 'counted',
  };
}

async function refresh({ client }: Awaited<ReturnType<typeof createMember>>): Promise<string> {
  const { data, error } = await client.auth.refreshSession();
  if (error) throw error;
  return data.session?.access_token ?? '';
}

test('the rights of a demoted admin end at once, and the token in an hour', async () => {
  const person = await createMember();
  expect(await readHistory(person.token)).toBe(403);

  await setAdmin(person.email, true);
  expect(await readHistory(person.token)).toBe(403);
  const asAdmin = await refresh(person);
  expect(await act(asAdmin)).toEqual({
    ...{ history: 1, reports: 1, add: 1, change: 1, remove: 1 },
    ...{ figures: 'some', references: 'counted' },
  });

  await setAdmin(person.email, false);
  expect(await act(asAdmin)).toEqual({
    ...{ history: 0, reports: 0, add: '42501', change: 0, remove: 0 },
    ...{ figures: 'none', references: '42501' },
  });
  expect((await clientWith(asAdmin).from('members').select('id')).data).toHaveLength(1);
  const { iat = 0, exp = Infinity, ...claims } = decodeJwt(asAdmin);
  expect(exp - iat).toBeLessThanOrEqual(3600);
  // The token as Auth signs it, an hour and a minute later: PostgREST accepts a token for 30 s past its expiry.
  const hourLater = await new SignJWT({ ...claims, iat: iat - 3660, exp: exp - 3660 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(access.jwtSecret));
  expect(await readHistory(hourLater)).toBe(401);

  const asMember = await refresh(person);
  expect(decodeJwt(asMember)['role']).toBe('authenticated');
  expect(await readHistory(asMember)).toBe(403);
});
