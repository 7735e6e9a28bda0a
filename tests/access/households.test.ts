import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createActor } from './attempt.ts';
import { fillOwnerRows } from './fill-owner-rows.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

/** Tables that a household can share, each with a change of one row. */
const CHANGES = {
  member_cards: { notes: 'Changed' },
  people: { name: 'Changed' },
  point_balances: { points: 7 },
  bonus_trackers: { notes: 'Changed' },
  benefit_uses: { notes: 'Changed' },
  purchases: { notes: 'Changed' },
  annual_spending_profiles: { name: 'Changed' },
  planned_steps: { planned_on: '2027-05-01' },
  card_offers: { notes: 'Changed' },
  own_cards: { name: 'Changed' },
} as const;
const TABLES = Object.keys(CHANGES);
const KINDS = ['cards', 'points', 'benefits', 'spending', 'plan'];

const rowsSchema = z.array(z.looseObject({ id: z.string().optional(), member_id: z.string() }));

const invite = async ({ client }: Member, name: string) =>
  z.string().parse((await client.rpc('invite_to_household', { display_name: name })).data);
/** Null if the call is refused. */
async function accept({ client }: Member, token: string): Promise<boolean | null> {
  const answer = await client.rpc('accept_household_invitation', { token, display_name: 'Guest' });
  return z.boolean().nullable().parse(answer.data);
}

async function joinHouseholdOf(host: Member, guest: Member): Promise<void> {
  expect(await accept(guest, await invite(host, 'Host'))).toBe(true);
}

async function shareAll({ client }: Member): Promise<void> {
  for (const kind of KINDS) {
    await client.rpc('set_household_share', { kind, is_shared: true }).throwOnError();
  }
}

const readOwn = async ({ client }: Member, table: string) =>
  rowsSchema.parse((await client.from(table).select('*').throwOnError()).data);
const readShown = async ({ client }: Member, table: string) =>
  rowsSchema.parse(
    (await client.rpc('list_household_rows', { rows_of: table }).throwOnError()).data,
  );

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** Collects messages on a member's own channel from now on, up to that of a change they then make themselves. */
async function listen(member: Member) {
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  closing.push(() => client.removeAllChannels());
  await client.realtime.setAuth(member.token);
  let heard: { event: string; payload: unknown }[] = [];
  let onMessage: (() => void) | undefined;
  const channel = client.channel(`member:${member.id}`, { config: { private: true } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
    heard.push({ event, payload });
    onMessage?.();
  });
  const status = await new Promise((resolve) => {
    channel.subscribe(resolve);
  });
  expect(status).toBe('SUBSCRIBED');
  /** Takes the household's events since the last call. */
  const takeTold = async () => {
    const marker = crypto.randomUUID();
    const hasCome = new Promise<void>((resolve) => {
      onMessage = () => {
        if (JSON.stringify(heard).includes(marker)) resolve();
      };
    });
    await member.client.from('wallets').insert({ name: marker }).throwOnError();
    await hasCome;
    const told = heard.filter(({ event }) => event === 'household');
    heard = [];
    return told.map(({ payload }) => {
      // The embedded stack and a hosted one add an id to each message.
      const { id: _id, ...rest } = z.looseObject({ table: z.string() }).parse(payload);
      return rest;
    });
  };
  // An earlier message may still arrive.
  await takeTold();
  return takeTold;
}

describe('a household of two accounts', () => {
  let ann: Member;
  let bea: Member;
  let cat: Member;
  beforeAll(async () => {
    [ann, bea, cat] = [await createMember(), await createMember(), await createMember()];
    for (const member of [ann, bea]) await fillOwnerRows(member.client);
    await joinHouseholdOf(ann, bea);
    for (const member of [ann, bea]) await shareAll(member);
  });

  test.each(TABLES)(
    'shows each the %s of the other, in the table only their own',
    async (table) => {
      for (const [member, other] of [
        [ann, bea],
        [bea, ann],
      ] as const) {
        const shown = await readShown(member, table);
        expect(shown).toHaveLength(1);
        expect(new Set(shown.map((row) => row.member_id)).has(member.id)).toBe(false);
        expect(shown.every((row) => row.member_id === other.id)).toBe(true);
        const own = await readOwn(member, table);
        expect(own).toHaveLength(1);
        expect(own.map((row) => row.member_id)).toEqual([member.id]);
      }
      expect(await readShown(cat, table)).toEqual([]);
      const visitor = await createActor(access, 'anon').rpc('list_household_rows', {
        rows_of: table,
      });
      expect(visitor.error?.code).toBe('42501');
    },
  );

  test('counts, embeds and functions tell of one’s own rows alone', async () => {
    const foreign = (await Promise.all(TABLES.map((table) => readOwn(ann, table))))
      .flat()
      .flatMap(({ id }) => id ?? []);
    expect(foreign).toHaveLength(TABLES.length);
    for (const table of TABLES) {
      const counted = await bea.client.from(table).select('*', { count: 'exact', head: true });
      expect(counted.count, table).toBe(1);
    }
    const feed: { data: unknown } = await bea.client
      .rpc('renew_calendar_feed', { zone: 'UTC' })
      .throwOnError();
    const answers = await Promise.all([
      bea.client.rpc('list_member_revisions').throwOnError(),
      bea.client.rpc('catch_up', { since_seconds: 0 }).throwOnError(),
      bea.client.rpc('read_calendar_feed', { token: feed.data }).throwOnError(),
      bea.client.from('members').select('*').throwOnError(),
      bea.users.getCurrentUser.query(),
    ]);
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      expect(text.length).toBeGreaterThan(100);
      for (const id of [...foreign, ann.id]) expect(text).not.toContain(id);
    }
    // The database may answer other cards without a look at any row of a member.
    const { data: own } = await bea.client
      .from('wallet_cards')
      .select('credit_card_id')
      .single()
      .throwOnError();
    const embeds = await Promise.all([
      bea.client
        .from('members')
        .select('*, annual_spending_profiles!annual_spending_profiles_member_id_fkey(*)'),
      bea.client
        .from('credit_cards')
        .select('id, wallet_cards!wallet_cards_credit_card_id_fkey(*)')
        .eq('id', Number(own.credit_card_id)),
    ]);
    expect(embeds.map(({ error }) => error?.code)).toEqual(['54001', '54001']);
  });

  test('shared rows are read-only: one by one, in bulk and through functions', async () => {
    const before = await Promise.all(TABLES.map((table) => readOwn(ann, table)));
    const [card] = await readShown(bea, 'member_cards');
    const removed = await bea.client
      .rpc('remove_member_card', { card: card?.id, card_revision: card?.['revision'] })
      .throwOnError();
    expect(removed.data).toEqual({ kind: 'missing' });
    for (const [table, change] of Object.entries(CHANGES)) {
      const [row] = await readShown(bea, table);
      const changed = await bea.client.from(table).update(change).eq('member_id', ann.id).select();
      expect(changed.error, table).toBeNull();
      expect(changed.data, table).toEqual([]);
      const forged = await bea.client.from(table).insert({ ...row, id: undefined });
      expect(forged.error, table).not.toBeNull();
    }
    // No filter spares other members' rows; people are deleted after the cards that refer to them.
    for (const table of TABLES) {
      await bea.client.from(table).delete().not('id', 'is', null).throwOnError();
    }
    expect(await Promise.all(TABLES.map((table) => readOwn(ann, table)))).toEqual(before);
    await fillAgain();
  });

  /** The second of them has removed all their data. */
  async function fillAgain() {
    for (const table of ['people', 'annual_spending_profiles']) {
      await bea.client.from(table).insert({ name: 'Again' }).throwOnError();
    }
  }

  test('tells permitted members that something changed, never what or whose', async () => {
    const [annHears, beaHears, catHears] = [
      await listen(ann),
      await listen(bea),
      await listen(cat),
    ];
    await ann.client.from('point_balances').update({ points: 4321 }).eq('member_id', ann.id);
    expect(await beaHears()).toEqual([{ table: 'point_balances' }]);
    expect(await annHears()).toEqual([]);
    expect(await catHears()).toEqual([]);

    await ann.client.rpc('set_household_share', { kind: 'points', is_shared: false });
    expect(await readShown(bea, 'point_balances')).toEqual([]);
    expect(await beaHears()).toEqual([{ table: 'household' }]);
    await ann.client.from('point_balances').update({ points: 1234 }).eq('member_id', ann.id);
    expect(await beaHears()).toEqual([]);

    // Listens on the connection from the time of the membership.
    await annHears();
    const gone = await ann.client.rpc('remove_from_household', { member: bea.id }).throwOnError();
    expect(gone.data).toBe(true);
    expect(await beaHears()).toEqual([{ table: 'household' }]);
    await ann.client.from('member_cards').update({ nickname: 'Mine' }).eq('member_id', ann.id);
    expect(await beaHears()).toEqual([]);
    for (const table of TABLES) expect(await readShown(bea, table), table).toEqual([]);
    for (const table of TABLES) expect(await readShown(ann, table), table).toEqual([]);
    expect((await bea.client.rpc('get_household').throwOnError()).data).toBeNull();

    // A change made offline belongs to its member, and is saved.
    const kept = await bea.client
      .from('people')
      .update({ name: 'Kept' })
      .eq('member_id', bea.id)
      .select();
    expect(kept.data).toHaveLength(1);
    expect(await annHears()).toEqual([{ table: 'household' }]);
  });

  test('an import replaces one’s own rows and no others', async () => {
    const before = await Promise.all(TABLES.map((table) => readOwn(ann, table)));
    await joinHouseholdOf(ann, bea);
    await shareAll(ann);
    const own: { data: object } = await bea.client
      .from('members')
      .select('*')
      .single()
      .throwOnError();
    const { error } = await bea.client.rpc('import_member_data', {
      content: {
        members: { ...own.data, selected_annual_spending_profile_id: null },
        ...Object.fromEntries(
          [
            ...TABLES,
            'wallets',
            'wallet_cards',
            'point_system_custom_values',
            'benefit_custom_values',
            'spending_category_custom_values',
            'reminder_preferences',
            'whiteboards',
          ].map((table) => [table, []]),
        ),
      },
    });
    expect(error).toBeNull();
    for (const table of TABLES) expect(await readOwn(bea, table), table).toEqual([]);
    expect(await Promise.all(TABLES.map((table) => readOwn(ann, table)))).toEqual(before);
  });

  test('of two accounts using one invitation at once, one joins', async () => {
    const token = await invite(ann, 'Ann');
    const guests = [cat, await createMember()];
    const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
    expect(new Set(answers)).toEqual(new Set([false, true]));
  });

  test('guesses are as limited as writes', async () => {
    const guest = await createMember();
    const guess = () => guest.client.rpc('look_at_household_invitation', { token: 'A'.repeat(43) });
    const answers = await Promise.all(Array.from({ length: 360 }, guess));
    expect(answers.some(({ data }) => Array.isArray(data) && data.length > 0)).toBe(false);
    expect(answers.filter(({ error }) => error?.code === 'PT429').length).toBeGreaterThan(0);
  });
});
