import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../calendar.ts';
import { describePush } from './describe-reminder.ts';
import type { DueHoldings } from './due.ts';
import type { Autopay } from './payment-due.ts';
import {
  DUE_KINDS,
  type Reminder,
  type ReminderPreferences,
  listReminders,
  listRemindersOn,
} from './reminders.ts';

const day = calendarDate;

/** Points of as many systems as there are days, each of which loses them on its day. */
const expiring = (...days: readonly string[]): DueHoldings => ({
  fees: [],
  bonuses: [],
  benefits: [],
  refundDays: new Map(),
  choices: [],
  activations: [],
  balances: days.map((expiresOn, place) => ({
    id: `p${place}`,
    systemName: `P${place}`,
    points: 500,
    expiresOn: day(expiresOn),
  })),
  steps: [],
  stepCards: [],
  payments: [],
  offers: [],
  offersFromCents: 500,
  ownReminders: [],
});

const push: ReminderPreferences = {
  mailRhythm: 'off',
  mailKinds: DUE_KINDS,
  pushKinds: DUE_KINDS,
  leadDays: 7,
  mostADay: 5,
};
const weekly: ReminderPreferences = { ...push, mailRhythm: 'weekly', pushKinds: [] };

const show = ({ channel, on, items }: Reminder) =>
  `${on} ${channel} ${items.map(({ id, date }) => `${id} ${date}`).join(', ')}`;
const year = (holdings: DueHoldings, preferences: ReminderPreferences) =>
  listReminders(holdings, preferences, day('2026-01-01'), day('2026-12-31')).map(show);

it('pushes items the set days ahead, and on the day before', () => {
  expect(year(expiring('2026-11-30'), push)).toEqual([
    '2026-11-23 push p0 2026-11-30',
    '2026-11-29 push p0 2026-11-30',
  ]);
});

it('tells of the choices of quarters, and of none that comes round each month', () => {
  const choice = { id: 'c', cardName: 'Bank', choiceName: 'Category' };
  const told = (every: 'quarter' | 'month') =>
    year({ ...expiring(), choices: [{ ...choice, every }] }, push);
  expect(told('quarter').slice(0, 2)).toEqual([
    '2026-03-25 push c 2026-04-01',
    '2026-06-24 push c 2026-07-01',
  ]);
  expect(told('month')).toEqual([]);
});

it('pushes it once where the lead is a day or none', () => {
  expect(year(expiring('2026-11-30'), { ...push, leadDays: 1 })).toEqual([
    '2026-11-29 push p0 2026-11-30',
  ]);
  expect(year(expiring('2026-11-30'), { ...push, leadDays: 0 })).toEqual([
    '2026-11-30 push p0 2026-11-30',
  ]);
});

it('does not repeat what was sent before its first day', () => {
  const told = listReminders(expiring('2026-11-30'), push, day('2026-11-24'), day('2026-11-28'));
  expect(told).toEqual([]);
});

it('combines what exceeds a day’s limit in its last push', () => {
  const days = ['2026-11-30', '2026-11-30', '2026-11-30', '2026-11-29'];
  const told = year(expiring(...days), { ...push, mostADay: 2 });
  expect(told).toEqual([
    '2026-11-22 push p3 2026-11-29',
    '2026-11-23 push p0 2026-11-30',
    '2026-11-23 push p1 2026-11-30, p2 2026-11-30',
    '2026-11-28 push p3 2026-11-29',
    '2026-11-29 push p0 2026-11-30',
    '2026-11-29 push p1 2026-11-30, p2 2026-11-30',
  ]);
});

it('sends missed reminders of a day without a look late, once for both days', () => {
  const none = { has: () => false, pushesToday: 0 };
  const [late, ...more] = listRemindersOn(expiring('2026-11-30'), push, day('2026-11-30'), none);
  expect(more).toEqual([]);
  expect(late?.covers).toEqual([
    'push:points-expire:p0:2026-11-30:ahead',
    'push:points-expire:p0:2026-11-30:eve',
  ]);
  const noRoom = { has: () => false, pushesToday: 5 };
  expect(listRemindersOn(expiring('2026-11-30'), push, day('2026-11-29'), noRoom)).toEqual([]);
});

it('keeps to the kinds that a member wants', () => {
  expect(year(expiring('2026-11-30'), { ...push, pushKinds: ['annual-fee'] })).toEqual([]);
});

it('mails on Mondays what is due until the next one plus the lead', () => {
  expect(year(expiring('2026-12-02', '2026-12-20'), { ...weekly, leadDays: 3 })).toEqual([
    '2026-11-23 mail p0 2026-12-02',
    '2026-11-30 mail p0 2026-12-02',
    '2026-12-14 mail p1 2026-12-20',
  ]);
  expect(year(expiring('2026-12-02'), { ...weekly, leadDays: 3, mailRhythm: 'monthly' })).toEqual([
    '2026-11-01 mail p0 2026-12-02',
    '2026-12-01 mail p0 2026-12-02',
  ]);
});

it('mails later in the week what the Monday has missed', () => {
  const none = { has: () => false, pushesToday: 0 };
  const thursday = day('2026-12-03');
  expect(listRemindersOn(expiring('2026-12-06'), weekly, thursday, none).map(show)).toEqual([
    '2026-12-03 mail p0 2026-12-06',
  ]);
});

it('mails what came to be due after the mail of the week, once, and nothing that the next one has', () => {
  const thursday = day('2026-12-03');
  const known = new Set(['mail:weekly:2026-11-30', 'mail:points-expire:p0:2026-12-06']);
  const told = { has: (key: string) => known.has(key), pushesToday: 0 };
  const look = (...days: readonly string[]) =>
    listRemindersOn(expiring(...days), weekly, thursday, told);
  expect(look('2026-12-06', '2026-12-07')).toEqual([]);
  const [late, ...more] = look('2026-12-06', '2026-12-05');
  expect(more).toEqual([]);
  expect(late && show(late)).toBe('2026-12-03 mail p1 2026-12-05');
  for (const key of late?.covers ?? []) known.add(key);
  expect(look('2026-12-06', '2026-12-05')).toEqual([]);
  // The day of one that was told is corrected.
  expect(look('2026-12-04').map(show)).toEqual(['2026-12-03 mail p0 2026-12-04']);
});

describe('an own reminder', () => {
  const reminding = (isMailed: boolean): DueHoldings => ({
    ...expiring(),
    ownReminders: [
      { id: 'r', title: 'Call', dueOn: day('2026-12-02'), repeats: 'never', isMailed },
    ],
  });

  it('comes on its own day, by mail also where no mails are on', () => {
    expect(year(reminding(true), push)).toEqual([
      '2026-12-02 push r 2026-12-02',
      '2026-12-02 mail r 2026-12-02',
    ]);
    expect(year(reminding(false), push)).toEqual(['2026-12-02 push r 2026-12-02']);
    expect(year(reminding(true), { ...push, pushKinds: [] })).toEqual([
      '2026-12-02 mail r 2026-12-02',
    ]);
  });

  it('is mailed once, and not again with the mail of its day', () => {
    const told = new Set<string>();
    const look = (preferences: ReminderPreferences, on: string) => {
      const found = listRemindersOn(reminding(true), preferences, day(on), {
        has: (key) => told.has(key),
        pushesToday: 0,
      });
      for (const { covers } of found) for (const key of covers) told.add(key);
      return found.map(show);
    };
    const off = { ...push, pushKinds: [] };
    expect(look(off, '2026-12-02')).toHaveLength(1);
    expect(look(off, '2026-12-02')).toEqual([]);
    told.clear();
    expect(look({ ...weekly, mailKinds: DUE_KINDS }, '2026-12-02')).toEqual([
      '2026-12-02 mail r 2026-12-02',
    ]);
    // The mail of the Monday told it days ahead; its own comes on the day.
    expect(year(reminding(true), weekly)).toEqual([
      '2026-11-30 mail r 2026-12-02',
      '2026-12-02 mail r 2026-12-02',
    ]);
  });
});

it('mails three times a day at most, however often what is due changes', () => {
  const known = new Set(['mail:weekly:2026-11-30']);
  const told = { has: (key: string) => known.has(key), pushesToday: 0 };
  const lookOn = (today: string, id: string) => {
    const { balances, ...rest } = expiring('2026-12-06');
    const made = balances.map((balance) => ({ ...balance, id }));
    const found = listRemindersOn({ ...rest, balances: made }, weekly, day(today), told);
    for (const { covers } of found) for (const key of covers) known.add(key);
    return found.map(show);
  };
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => lookOn('2026-12-03', id).length)).toEqual([
    1, 1, 1, 0, 0,
  ]);
  expect(lookOn('2026-12-04', 'e')).toEqual(['2026-12-04 mail e 2026-12-06']);
});

it('says nothing of a waived fee, and reminds of an activation until its quarter ends', () => {
  const holdings: DueHoldings = {
    ...expiring(),
    fees: [
      {
        id: 'gold',
        cardName: 'Gold',
        schedule: {
          openedOn: day('2026-06-01'),
          closedOn: null,
          annualFeeCents: 9500,
          firstYearFeeCents: 0,
          feeMonth: null,
          feeDay: null,
        },
      },
    ],
    activations: [
      {
        id: 'flex:q',
        cardName: 'Flex',
        categories: ['Gas', 'Fitness'],
        site: 'https://www.chase.com',
        startsOn: day('2026-10-01'),
        endsOn: day('2026-12-31'),
      },
    ],
  };
  expect(year(holdings, push)).toEqual(['2026-09-24 push flex:q 2026-10-01']);
  const none = { has: () => false, pushesToday: 0 };
  const late = listRemindersOn(holdings, push, day('2026-12-01'), none);
  expect(late.map(({ items }) => describePush(items, false))).toEqual([
    {
      title: 'Flex: activate Gas and Fitness from Oct 1',
      body: 'Purchases count only once you activate at www.chase.com, until Dec 31.',
    },
  ]);
});

it('names amounts where they are wanted, and nowhere else', () => {
  const { balances } = expiring('2026-11-30', '2026-12-01');
  const items = balances.map(({ expiresOn: date, ...balance }) => ({
    kind: 'points-expire' as const,
    ...balance,
    date,
  }));
  expect(describePush(items.slice(0, 1), true).title).toBe('P0: 500 points expire on Nov 30');
  expect(describePush(items, false)).toEqual({
    title: '2 things are due by Dec 1',
    body: 'P0: points expire on Nov 30\nP1: points expire on Dec 1',
  });
});

it('is the same as a daily look that remembers what it sent', () => {
  const holdings = expiring('2026-03-04', '2026-03-04', '2026-05-31', '2026-07-01', '2026-12-30');
  const preferences: ReminderPreferences = { ...push, mailRhythm: 'monthly', mostADay: 1 };
  const told = new Set<string>();
  const found: Reminder[] = [];
  for (let today = day('2025-11-01'); today <= day('2026-12-31'); today = addDays(today, 1)) {
    for (const reminder of listRemindersOn(holdings, preferences, today, {
      has: (key) => told.has(key),
      pushesToday: 0,
    })) {
      for (const key of reminder.covers) told.add(key);
      if (today >= day('2026-01-01') && reminder.items.length > 0) found.push(reminder);
    }
  }
  expect(found.map(show)).toEqual(year(holdings, preferences));
});

describe('a payment each month', () => {
  const paying = (autopay: Autopay | null): DueHoldings => ({
    ...expiring(),
    payments: [{ id: 'flex', cardName: 'Chase Freedom', dueDay: 31, autopay }],
  });
  const spring = (preferences: ReminderPreferences, autopay: Autopay | null) =>
    listReminders(paying(autopay), preferences, day('2027-02-01'), day('2027-03-31')).map(show);
  const twice = [
    '2027-02-23 push flex 2027-02-28',
    '2027-02-27 push flex 2027-02-28',
    '2027-03-26 push flex 2027-03-31',
    '2027-03-30 push flex 2027-03-31',
  ];

  it('is told five days ahead at most, and on the day before', () => {
    expect(spring({ ...push, leadDays: 60 }, 'minimum')).toEqual(twice);
    expect(spring(push, null)).toEqual(twice);
    expect(spring({ ...push, leadDays: 3 }, 'none')[0]).toBe('2027-02-25 push flex 2027-02-28');
  });

  it('is never told where autopay pays the statement', () => {
    expect(spring(push, 'statement')).toEqual([]);
    expect(spring(weekly, 'statement')).toEqual([]);
  });

  it('is mailed in its week and in the one that ends five days before, whatever the lead', () => {
    expect(spring({ ...weekly, leadDays: 60 }, 'minimum')).toEqual([
      '2027-02-22 mail flex 2027-02-28',
      '2027-03-22 mail flex 2027-03-31',
      '2027-03-29 mail flex 2027-03-31',
    ]);
  });
});
