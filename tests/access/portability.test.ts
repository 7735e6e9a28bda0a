import { ownFacts } from '../support/own-facts.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../supabase/functions/_shared/contract/database.types.ts';
import { columnsOf } from './matrix.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
const idOf = (table: string) => Number(access.rows[table]?.['id']);
type Member = Awaited<ReturnType<typeof createMember>>;

const settings = {
  name: 'Ann Lee',
  category_priority: ['dining'],
  bonus_filters: {},
  best_card_filters: {},
  selectable_categories: {},
  redemption_preference: 'cash',
  point_system_tiers: {},
  new_user_wizard: { redemptionPreferenceCompleted: true },
  requirements_held: ['amazon-prime'],
  has_business: true,
  credit_level: 'fair',
  shows_expected_quarters: false,
  payment_costs: { rent: 0 },
  used_programs: { 'delta-skymiles': true, 'world-of-hyatt': false },
};

/** Fields that older exports lack, with the value for missing ones. */
const addedSince = {
  requirements_held: [],
  has_business: false,
  credit_level: null,
  shows_expected_quarters: true,
  payment_costs: {},
  used_programs: {},
};

/** Rows in every table that refer to one another. */
function createContent() {
  const [card, profile, wallet, person] = Array.from({ length: 4 }, randomUUID);
  const creditCard = idOf('credit_cards');
  return {
    members: {
      ...settings,
      selectable_categories: { [`${card}:some-choice`]: ['gas'] },
      selected_annual_spending_profile_id: profile,
    },
    people: [{ id: person, name: 'Alex', kind: 'person', position: 1 }],
    annual_spending_profiles: [{ id: profile, name: 'Ours', amounts: { gas: 5 }, position: 0 }],
    member_cards: [
      {
        id: card,
        credit_card_id: creditCard,
        nickname: 'Blue',
        status: 'held',
        choices: { quarter: ['gas'] },
        notes: 'kept',
        position: 1,
        person_id: person,
        changed_from_credit_card_id: 1_000_000_000_002,
      },
    ],
    own_cards: [
      { id: randomUUID(), credit_card_id: 1_000_000_000_001, name: 'Mine', facts: ownFacts },
      {
        id: randomUUID(),
        credit_card_id: 1_000_000_000_002,
        name: 'Mine with points',
        facts: {
          ...ownFacts,
          points: { name: 'Lake points', value: 0.8 },
          card: { ...ownFacts.card, point_system_id: null },
        },
      },
    ],
    wallets: [{ id: wallet, name: 'Travel', notes: null, position: 0 }],
    wallet_cards: [
      {
        id: randomUUID(),
        wallet_id: wallet,
        credit_card_id: 1_000_000_000_001,
        member_card_id: card,
        position: 0,
      },
    ],
    bonus_trackers: [
      { id: randomUUID(), member_card_id: card, required_spend_cents: 10, spent_cents: 3 },
    ],
    benefit_uses: [
      {
        id: randomUUID(),
        member_card_id: card,
        credit_card_benefit_id: idOf('credit_card_benefits'),
        period_starts_on: '2026-01-01',
        used_cents: 5,
        used_count: 1,
      },
    ],
    purchases: [
      {
        id: randomUUID(),
        member_card_id: card,
        amount_cents: 4200,
        made_on: '2026-11-20',
        sub_category_id: idOf('sub_categories'),
        credit_card_benefit_id: idOf('credit_card_benefits'),
        merchant: 'A shop',
        notes: 'a note',
        import_key: randomUUID(),
      },
    ],
    point_balances: [
      { id: randomUUID(), point_system_id: idOf('point_systems'), points: 7, person_id: person },
      { id: randomUUID(), point_system_id: 1_000_000_000_002, points: 9, person_id: person },
    ],
    point_system_custom_values: [
      { id: randomUUID(), point_system_id: idOf('point_systems'), travel_value: 1.5 },
    ],
    benefit_custom_values: [
      { id: randomUUID(), credit_card_benefit_id: idOf('credit_card_benefits'), value: 100 },
    ],
    spending_category_custom_values: [
      {
        id: randomUUID(),
        credit_card_id: creditCard,
        sub_category_id: idOf('sub_categories'),
        rate: 2.5,
        valid_during: '[2026-01-01,2026-07-01)',
      },
    ],
    planned_steps: [
      {
        id: randomUUID(),
        person_id: person,
        action: 'close',
        credit_card_id: creditCard,
        member_card_id: card,
        becomes_credit_card_id: null,
        planned_on: '2027-05-01',
      },
    ],
    shop_corrections: [
      { id: randomUUID(), shop: 'WALMART CAFE', sub_category_id: idOf('sub_categories') },
      { id: randomUUID(), shop: 'ZELLE TO SAM', sub_category_id: null },
    ],
    card_offers: [
      {
        id: randomUUID(),
        member_card_id: card,
        shop: 'Whole Foods Market',
        gives: 'percent',
        back_percent: 12.5,
        back_rate: null,
        back_cents: 2000,
        back_points: null,
        min_spend_cents: 5000,
        adds_up: true,
        times: 3,
        ends_on: '2026-12-31',
        is_added: true,
        used_times: 1,
        used_on: '2026-11-20',
        spent_cents: 6000,
        notes: 'online only',
      },
    ],
    redemptions: [
      {
        id: randomUUID(),
        point_system_id: idOf('point_systems'),
        points: 5000,
        cash_cents: 9000,
        taxes_cents: 560,
        redeemed_on: '2026-11-20',
      },
    ],
    own_reminders: [
      {
        id: randomUUID(),
        title: 'Call the issuer',
        due_on: '2026-11-30',
        repeats: 'year',
        is_mailed: false,
      },
    ],
    reminder_preferences: [
      {
        id: randomUUID(),
        time_zone: 'America/New_York',
        mail_rhythm: 'weekly',
        mail_kinds: ['annual-fee'],
        push_kinds: [],
        lead_days: 14,
        quiet_from: 22,
        quiet_to: 7,
        most_a_day: 3,
        tells_amounts: true,
        offers_from_cents: 1_000,
      },
    ],
    whiteboards: [{ id: randomUUID(), name: 'Board', document: { shapes: [1] } }],
  };
}
type Content = ReturnType<typeof createContent>;
const tables = [
  'people',
  'annual_spending_profiles',
  'member_cards',
  'wallets',
  'own_cards',
  'wallet_cards',
  'bonus_trackers',
  'benefit_uses',
  'purchases',
  'point_balances',
  'point_system_custom_values',
  'benefit_custom_values',
  'spending_category_custom_values',
  'planned_steps',
  'shop_corrections',
  'card_offers',
  'redemptions',
  'own_reminders',
  'reminder_preferences',
  'whiteboards',
] as const;

const rowsSchema = z.array(z.looseObject({ id: z.string() }));

const importInto = ({ client }: Member, content: Json) =>
  client.rpc('import_member_data', { content });

async function readRows({ client }: Member, table: (typeof tables)[number]) {
  const { data, error } = await client.from(table).select(columnsOf(table)).order('id');
  if (error) throw error;
  const rows = rowsSchema.parse(data);
  if (table !== 'whiteboards') return rows;
  return Promise.all(
    rows.map(async (row) => {
      const board: { data: unknown } = await client.rpc('read_whiteboard', { board: row.id });
      const [, ...parts] = z.array(z.string()).parse(board.data);
      return { ...row, document: z.json().parse(JSON.parse(parts.join(''))) };
    }),
  );
}

async function readSettings({ client }: Member): Promise<unknown> {
  const answer: { data: unknown; error: Error | null } = await client
    .from('members')
    .select('*')
    .single();
  if (answer.error) throw answer.error;
  return answer.data;
}

async function expectHolds(member: Member, content: Content): Promise<void> {
  for (const table of tables) {
    const rows: readonly { id: string | undefined }[] = content[table];
    const wanted = rows.toSorted((a, b) => String(a.id).localeCompare(String(b.id)));
    expect(await readRows(member, table), table).toMatchObject(wanted);
  }
}

describe('importing what was exported', () => {
  let member: Member;
  const content = createContent();
  beforeAll(async () => {
    member = await createMember();
    const { error } = await importInto(member, content);
    expect(error).toBeNull();
  });

  test('a fresh account holds everything, under the same ids', async () => {
    await expectHolds(member, content);
    expect(await readSettings(member)).toMatchObject(content.members);
  });

  test('an older export keeps settings that were added since', async () => {
    const old = await createMember();
    const whole = createContent();
    const members = Object.fromEntries(
      Object.entries(whole.members).filter(([name]) => !(name in addedSince)),
    );
    expect((await importInto(old, { ...whole, members })).error).toBeNull();
    expect(await readSettings(old)).toMatchObject(addedSince);
  });

  test('leaves equal rows untouched, and changes the others from their revision', async () => {
    const changed = structuredClone(content);
    const [wallet] = changed.wallets;
    if (wallet) wallet.name = 'Trips';
    changed.whiteboards = [];
    expect((await importInto(member, changed)).error).toBeNull();
    await expectHolds(member, changed);
    expect((await readRows(member, 'wallets'))[0]).toMatchObject({ revision: 2 });
    expect((await readRows(member, 'member_cards'))[0]).toMatchObject({ revision: 1 });
    expect((await importInto(member, content)).error).toBeNull();
  });

  test('somebody goes whose cards and points are given to the member', async () => {
    const without = { person_id: null };
    const changed = {
      ...content,
      people: [],
      member_cards: content.member_cards.map((row) => ({ ...row, ...without })),
      point_balances: content.point_balances.map((row) => ({ ...row, ...without })),
      planned_steps: content.planned_steps.map((row) => ({ ...row, ...without })),
    };
    expect((await importInto(member, changed)).error).toBeNull();
    expect(await readRows(member, 'people')).toEqual([]);
    expect(await readRows(member, 'member_cards')).toMatchObject(changed.member_cards);
    expect((await importInto(member, content)).error).toBeNull();
    await expectHolds(member, content);
  });

  test('nothing is done where one row is refused', async () => {
    const before = await Promise.all(tables.map((table) => readRows(member, table)));
    const broken: Json[] = [
      { ...content, wallets: [], point_balances: [{ id: randomUUID(), points: -1 }] },
      { ...content, wallets: [] },
      { ...content, whiteboards: [...content.whiteboards, ...content.whiteboards] },
      { ...content, members: { ...settings, name: null, redemption_preference: 'gold' } },
      // A card of a missing person: found at the end of the transaction.
      { ...content, people: [] },
      { ...content, wallets: undefined },
      { ...content, secrets: [] },
      [],
    ];
    for (const each of broken) expect((await importInto(member, each)).error).not.toBeNull();
    expect(await Promise.all(tables.map((table) => readRows(member, table)))).toEqual(before);
  });

  test('ids of another member are replaced, and that member keeps everything', async () => {
    const other = await createMember();
    expect((await importInto(other, content)).error).toBeNull();
    await expectHolds(member, content);
    const [[card], [wallet], [inWallet], [profile], [person]] = await Promise.all([
      readRows(other, 'member_cards'),
      readRows(other, 'wallets'),
      readRows(other, 'wallet_cards'),
      readRows(other, 'annual_spending_profiles'),
      readRows(other, 'people'),
    ]);
    expect(card).toMatchObject({ member_id: other.id, nickname: 'Blue', person_id: person?.id });
    expect(person?.id).not.toBe(content.people[0]?.id);
    expect(card?.id).not.toBe(content.member_cards[0]?.id);
    expect(inWallet).toMatchObject({ wallet_id: wallet?.id, member_card_id: card?.id });
    expect(await readSettings(other)).toMatchObject({
      selected_annual_spending_profile_id: profile?.id,
      selectable_categories: { [`${String(card?.id)}:some-choice`]: ['gas'] },
    });
  });
});
