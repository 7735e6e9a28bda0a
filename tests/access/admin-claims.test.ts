import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, inject, test } from 'vitest';
import { TABLES } from './matrix.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
const referenceTables = TABLES.filter(({ kind }) => kind === 'reference');

function clientWith(token: string) {
  return createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(token),
  });
}

/** A member's genuine claims, with every claim that could be mistaken for an admin's right. */
function climb(token: string) {
  return {
    ...decodeJwt(token),
    app_role: 'app_admin',
    is_admin: true,
    user_role: 'app_admin',
    app_metadata: { role: 'app_admin', roles: ['app_admin'] },
    user_metadata: { role: 'app_admin', app_role: 'app_admin' },
  };
}

async function sign(claims: Record<string, unknown>, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

/** Tries every entry to the admin area: each table’s writing verbs, and the history. */
async function tryEveryDoor(token: string): Promise<string[]> {
  const client = clientWith(token);
  const opened: string[] = [];
  for (const { table, changes } of referenceTables) {
    const row = access.rows[table] ?? {};
    const attempts = {
      insert: await client.from(table).insert({ source: 'forged' }),
      update: await client
        .from(table)
        .update({ [changes]: row[changes] })
        .eq('id', row['id']),
      delete: await client.from(table).delete().eq('id', 0),
    };
    for (const [verb, { status }] of Object.entries(attempts)) {
      if (status !== 401 && status !== 403) opened.push(`${verb} ${table}: ${status}`);
    }
  }
  const history = await client.from('reference_changes').select('id').limit(1);
  if (history.status !== 401 && history.status !== 403) opened.push('reference_changes');
  return opened;
}

describe('nobody becomes an admin by claims of their own', () => {
  test('which they may write into their metadata', async () => {
    const person = await createMember();
    await person.client.auth.updateUser({
      data: {
        role: 'app_admin',
        app_role: 'app_admin',
        is_admin: true,
        app_metadata: { role: 'app_admin' },
      },
    });
    const { data } = await person.client.auth.refreshSession();
    const token = data.session?.access_token ?? '';
    expect(decodeJwt(token)['role']).toBe('authenticated');
    expect(await tryEveryDoor(token)).toEqual([]);
  });

  test('which a genuine token carries beside the role of a member', async () => {
    const token = await sign(climb(access.tokens.other), access.jwtSecret);
    expect((await clientWith(token).from('members').select('id')).status).toBe(200);
    expect(await tryEveryDoor(token)).toEqual([]);
  });

  test('signed with a secret or a key that is not the server’s', async () => {
    const claims = { ...climb(access.tokens.other), role: 'app_admin' };
    expect(
      await tryEveryDoor(await sign(claims, 'another secret, as long as it has to be')),
    ).toEqual([]);
    const { privateKey } = await generateKeyPair('ES256');
    const own = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'own' })
      .sign(privateKey);
    expect(await tryEveryDoor(own)).toEqual([]);
  });

  test('with no token at all', async () => {
    expect(await tryEveryDoor('')).toEqual([]);
  });

  test('and the same doors are open to an admin', async () => {
    const opened = await tryEveryDoor(access.tokens.admin);
    expect(opened).toHaveLength(referenceTables.length * 3 + 1);
  });
});
