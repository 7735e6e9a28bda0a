import { DUE_KINDS } from '../../src/domain/schedule/reminders.ts';
import { type CalendarDate, addDays } from '../../src/domain/calendar.ts';
import type { SeededRandom } from '../engine/seeded-random.ts';

/** SQL as the owner of the database. */
export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'UTC',
];
/** Quiet hours without pushes: a night, none at all, and all but two hours of the day. */
const QUIET = [
  [21, 8],
  [0, 0],
  [14, 12],
] as const;

export type SimulatedMember = {
  readonly id: string;
  readonly zone: string;
  readonly quiet: readonly [number, number];
  readonly leadDays: number;
  readonly mostADay: number;
  readonly mailRhythm: 'off' | 'weekly' | 'monthly';
  readonly devices: readonly string[];
};

const idOf = (kind: number, number: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

function drawMember(random: SeededRandom, number: number): SimulatedMember {
  const mailRhythm = random.pick(['off', 'weekly', 'monthly'] as const);
  const devices = random.whole(mailRhythm === 'off' ? 1 : 0, 2);
  return {
    id: idOf(1, number),
    zone: random.pick(ZONES),
    quiet: random.pick(QUIET),
    leadDays: random.pick([0, 1, 3, 7, 30]),
    mostADay: random.pick([1, 2, 5]),
    mailRhythm,
    devices: Array.from({ length: devices }, (_, place) => idOf(2, 2 * number + place)),
  };
}

const insert = (table: string, columns: string, types: string) =>
  `insert into ${table} (${columns}) select ${columns} from jsonb_to_recordset($1) as given (${types})`;

/**
 * Creates members with cards, bonuses, points and plans of the real catalog, whose dates are spread over the year
 * from `from`.
 */
export async function makeMembers(
  query: Query,
  random: SeededRandom,
  count: number,
  from: CalendarDate,
): Promise<readonly SimulatedMember[]> {
  const members = Array.from({ length: count }, (_, number) => drawMember(random, number));
  const give = (text: string, rows: readonly object[]) => query(text, [JSON.stringify(rows)]);
  await give(
    insert(
      'auth.users',
      'id, aud, role, email, email_confirmed_at, raw_user_meta_data',
      'id uuid, aud text, role text, email text, email_confirmed_at timestamptz, raw_user_meta_data jsonb',
    ),
    members.map(({ id }) => ({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: `${id}@pointfolio.test`,
      email_confirmed_at: '2026-01-01',
      raw_user_meta_data: {},
    })),
  );
  await give(
    insert(
      'public.reminder_preferences',
      'member_id, time_zone, mail_rhythm, mail_kinds, push_kinds, lead_days, quiet_from, quiet_to, most_a_day',
      'member_id uuid, time_zone text, mail_rhythm text, mail_kinds text[], push_kinds text[], lead_days int, quiet_from int, quiet_to int, most_a_day int',
    ),
    members.map((member) => ({
      member_id: member.id,
      time_zone: member.zone,
      mail_rhythm: member.mailRhythm,
      mail_kinds: DUE_KINDS,
      push_kinds: DUE_KINDS,
      lead_days: member.leadDays,
      quiet_from: member.quiet[0],
      quiet_to: member.quiet[1],
      most_a_day: member.mostADay,
    })),
  );
  const devices = members.flatMap(({ id, devices: own }) =>
    own.map((device) => ({ id: device, member_id: id, user_id: id, session_id: device })),
  );
  await give(insert('auth.sessions', 'id, user_id', 'id uuid, user_id uuid'), devices);
  await query(
    `insert into private.push_devices (id, member_id, session_id, endpoint, p256dh, auth)
     select id, member_id, id, 'https://fcm.googleapis.com/' || id, repeat('A', 87), repeat('A', 22)
     from jsonb_to_recordset($1) as given (id uuid, member_id uuid)`,
    [JSON.stringify(devices)],
  );
  const ids = async (text: string) => (await query(text)).map(({ id }) => Number(id));
  // Cards with a benefit or credit that falls due or lapses.
  const products = await ids(`select id from public.credit_cards card where annual_fee_cents > 0
    and exists (select from public.credit_card_benefits b where b.credit_card_id = card.id and b.value_cents > 0) order by id`);
  const systems = await ids('select id from public.point_systems order by id');
  const [unheld] = await ids(
    'select min(id) as id from public.credit_cards where annual_fee_cents = 0',
  );
  let number = 0;
  const cards = members.flatMap(({ id: member_id }) =>
    random.sample(products, random.whole(1, 3)).map((credit_card_id) => ({
      id: idOf(3, (number += 1)),
      member_id,
      credit_card_id,
      opened_on: addDays(from, -random.whole(1, 1200)),
      due_day: number % 3 === 0 ? null : (number % 31) + 1,
      autopay: [null, 'statement', 'minimum', 'none'][number % 4],
    })),
  );
  await give(
    insert(
      'public.member_cards',
      'id, member_id, credit_card_id, opened_on, due_day, autopay',
      'id uuid, member_id uuid, credit_card_id bigint, opened_on date, due_day int, autopay text',
    ),
    cards,
  );
  await give(
    insert(
      'public.bonus_trackers',
      'member_id, member_card_id, required_spend_cents, deadline_on',
      'member_id uuid, member_card_id uuid, required_spend_cents bigint, deadline_on date',
    ),
    cards
      .filter(() => random.chance(0.5))
      .map(({ id, member_id }) => ({
        member_id,
        member_card_id: id,
        required_spend_cents: 400_000,
        deadline_on: addDays(from, random.whole(1, 365)),
      })),
  );
  await give(
    insert(
      'public.card_offers',
      'member_id, member_card_id, shop, gives, back_cents, ends_on, is_added',
      'member_id uuid, member_card_id uuid, shop text, gives text, back_cents bigint, ends_on date, is_added boolean',
    ),
    cards.map(({ id, member_id }, number) => ({
      member_id,
      member_card_id: id,
      shop: `Shop ${number}`,
      gives: 'dollars',
      // A fifth pays less than members are told of at first.
      back_cents: number % 5 === 0 ? 499 : 2_000,
      ends_on: addDays(from, random.whole(1, 365)),
      is_added: true,
    })),
  );
  await give(
    insert(
      'public.own_reminders',
      'member_id, title, due_on, repeats, is_mailed',
      'member_id uuid, title text, due_on date, repeats text, is_mailed boolean',
    ),
    members.map(({ id: member_id }, place) => ({
      member_id,
      title: `Reminder ${place}`,
      due_on: addDays(from, random.whole(1, 365)),
      repeats: ['never', 'year'][place % 2],
      is_mailed: place % 3 !== 0,
    })),
  );
  await give(
    insert(
      'public.point_balances',
      'member_id, point_system_id, points, expires_on',
      'member_id uuid, point_system_id bigint, points bigint, expires_on date',
    ),
    members.flatMap(({ id: member_id }) =>
      random.sample(systems, 2).map((point_system_id) => ({
        member_id,
        point_system_id,
        points: 5000,
        expires_on: addDays(from, random.whole(1, 365)),
      })),
    ),
  );
  await give(
    insert(
      'public.planned_steps',
      'member_id, action, credit_card_id, planned_on',
      'member_id uuid, action text, credit_card_id bigint, planned_on date',
    ),
    members.map(({ id: member_id }) => ({
      member_id,
      action: 'apply',
      credit_card_id: unheld,
      planned_on: addDays(from, random.whole(1, 365)),
    })),
  );
  return members;
}
