import { createClient } from '@supabase/supabase-js';
import { describe, expect, inject, test } from 'vitest';
import { createActor } from './attempt.ts';
import { createMember } from './new-member.ts';

const access = inject('access');

function readPart(token: string, part: number): Record<string, unknown> {
  const json: unknown = JSON.parse(
    Buffer.from(token.split('.')[part] ?? '', 'base64url').toString(),
  );
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function forge(
  header: Record<string, unknown>,
  claims: Record<string, unknown>,
  signature: string,
) {
  const encode = (part: Record<string, unknown>) =>
    Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode(header)}.${encode(claims)}.${signature}`;
}

function clientWith(token: string) {
  return createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(token),
  });
}

const genuine = access.tokens.other;
const signature = genuine.split('.')[2] ?? '';
const asAdmin = { ...readPart(genuine, 1), role: 'app_admin' };
const asOwner = { ...readPart(genuine, 1), sub: readPart(access.tokens.owner, 1)['sub'] };

describe('a token with claims of one’s own making', () => {
  test.each([
    [
      'the role of an admin under the genuine signature',
      forge(readPart(genuine, 0), asAdmin, signature),
    ],
    [
      'another member’s id under the genuine signature',
      forge(readPart(genuine, 0), asOwner, signature),
    ],
    ['the role of an admin without a signature', forge({ alg: 'none', typ: 'JWT' }, asAdmin, '')],
    [
      'the role of the service without a signature',
      forge({ alg: 'none', typ: 'JWT' }, { ...asAdmin, role: 'service_role' }, ''),
    ],
  ])('%s reads and writes nothing', async (_, token) => {
    const client = clientWith(token);
    const read = await client.from('reference_changes').select('*');
    expect(read.status).toBe(401);
    const members = await client.from('members').select('*');
    expect(members.status).toBe(401);
    const write = await client.from('tips').update({ title: 'Forged' }).gt('id', 0).select();
    expect(write.status).toBe(401);
  });

  test('a key that was never issued is refused', async () => {
    const client = createClient(access.url, 'sb_publishable_not-a-key', {
      auth: { persistSession: false },
    });
    const { status } = await client.from('credit_cards').select('id').limit(1);
    expect(status).toBe(401);
  });
});

describe('nobody raises their own role', () => {
  test('by the profile that a member may write', async () => {
    const { client } = await createMember({
      role: 'app_admin',
      app_metadata: { role: 'app_admin' },
    });
    await client.auth.updateUser({ data: { role: 'app_admin' } });
    const renewed = await client.auth.refreshSession();
    expect(readPart(renewed.data.session?.access_token ?? '', 1)['role']).toBe('authenticated');
  });

  test.each(['grant_admin', 'set_user_role', 'create_member'])('by calling %s', async (name) => {
    const { error } = await createActor(access, 'owner').rpc(name, {
      email_address: 'owner@pointfolio.test',
    });
    expect(error?.code).toBe('PGRST202');
  });

  test('by the schemas behind the API', async () => {
    const client = createActor(access, 'admin');
    for (const schema of ['auth', 'private', 'realtime']) {
      const { error } = await client.schema(schema).from('users').select('*');
      expect(error, schema).not.toBeNull();
    }
  });
});

describe('drafts', () => {
  test('are for admins only', async () => {
    const admin = createActor(access, 'admin');
    await admin
      .from('tips')
      .insert({ slug: 'a-draft', title: 'Draft', body: 'Not yet' })
      .throwOnError();
    const read = (client: typeof admin) =>
      client.from('tips').select('slug').eq('slug', 'a-draft').throwOnError();
    expect((await read(createActor(access, 'anon'))).data).toEqual([]);
    expect((await read(createActor(access, 'owner'))).data).toEqual([]);
    expect((await read(admin)).data).toHaveLength(1);
    await admin.from('tips').delete().eq('slug', 'a-draft').throwOnError();
    expect((await read(admin)).data).toEqual([]);
  });
});
