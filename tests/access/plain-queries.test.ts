import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createMember } from './new-member.ts';

const access = inject('access');

describe('a request that casts or embeds what it reads', () => {
  let member: Awaited<ReturnType<typeof createMember>>;

  async function ask(path: string) {
    const response = await fetch(`${access.url}/rest/v1/${path}`, {
      headers: { apikey: access.publishableKey, authorization: `Bearer ${member.token}` },
    });
    return { status: response.status, text: await response.text() };
  }

  beforeAll(async () => {
    member = await createMember();
    // Nine bytes, which as a number have 131,072 digits.
    const { error } = await member.client.from('wallets').insert({ name: '1e131071' });
    expect(error).toBeNull();
  });

  test.each([
    'wallets?select=a:name::numeric',
    'wallets?select=id,name::xml',
    'wallets?select=id,wallet_cards(id)',
    'members?select=id,annual_spending_profiles!annual_spending_profiles_member_id_fkey(id)',
    'members?select=bonus_filters->>a::numeric',
    `rpc/read_shared_page?token=${randomUUID()}&select=read_shared_page::xml`,
    `rpc/read_shared_whiteboard?token=${randomUUID()}&select=read_shared_whiteboard::xml`,
    `rpc/read_whiteboard?board=${randomUUID()}&select=read_whiteboard::xml`,
    'rpc/list_sessions?select=user_agent::numeric',
    'rpc/list_push_devices?select=user_agent::xml',
    'rpc/get_calendar_feed?select=time_zone::numeric',
  ])('is refused: %s', async (path) => {
    const { status, text } = await ask(path);
    expect(text).toContain('54001');
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('also when it writes', async () => {
    const { error } = await member.client
      .from('wallets')
      .insert({ name: 'Another' })
      .select('name::numeric');
    expect(error?.code).toBe('54001');
    const { data } = await member.client.from('wallets').select('name').throwOnError();
    expect(data).toEqual([{ name: '1e131071' }]);
  });

  test('is answered without', async () => {
    expect(await ask('wallets?select=a:name,name')).toMatchObject({ status: 200 });
    expect(await ask('rpc/list_sessions?select=user_agent')).toMatchObject({ status: 200 });
  });
});
