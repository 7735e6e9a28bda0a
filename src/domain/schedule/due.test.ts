import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { toCalendarEvent } from '../export/calendar-events.ts';
import { plainOffer } from '../../../tests/engine/plain-offer.ts';
import { cents, points } from '../units.ts';
import { nameDue } from './describe-reminder.ts';
import { describeDue } from './describe-schedule.ts';
import type { Autopay } from './payment-due.ts';
import { type DueHoldings, keepNextMonthly, listDue } from './due.ts';

const holdings: DueHoldings = {
  fees: [
    {
      id: 'gold',
      cardName: 'Gold',
      schedule: {
        openedOn: calendarDate('2023-11-05'),
        closedOn: null,
        annualFeeCents: 32_500,
        firstYearFeeCents: 32_500,
        feeMonth: null,
        feeDay: null,
      },
    },
  ],
  bonuses: [],
  benefits: [],
  refundDays: new Map([['gold', 30]]),
  choices: [
    { id: 'cash:two', cardName: 'Cash+', choiceName: 'Two 5% categories', every: 'quarter' },
  ],
  activations: [
    {
      id: 'flex:quarterly',
      cardName: 'Flex',
      categories: ['Groceries', 'Fitness'],
      site: 'https://www.chase.com',
      startsOn: calendarDate('2026-10-01'),
      endsOn: calendarDate('2026-12-31'),
    },
  ],
  balances: [
    { id: 'miles', systemName: 'Miles', points: 12_000, expiresOn: calendarDate('2027-01-15') },
    { id: 'none', systemName: 'None', points: 0, expiresOn: calendarDate('2027-01-15') },
    { id: 'late', systemName: 'Late', points: 5, expiresOn: calendarDate('2028-01-15') },
  ],
  steps: [],
  stepCards: [],
  payments: [],
  offers: [],
  offersFromCents: 500,
  ownReminders: [],
};
const today = calendarDate('2026-11-24');

it('lists own reminders once, each month or each year, and of each only its next where days are short', () => {
  const own = (repeats: 'never' | 'month' | 'year', dueOn: string): DueHoldings => ({
    ...holdings,
    ...{ fees: [], choices: [], activations: [], balances: [] },
    ownReminders: [{ id: 'r', title: 'Call', dueOn: calendarDate(dueOn), repeats, isMailed: true }],
  });
  const days = (repeats: 'never' | 'month' | 'year', dueOn: string, from: string) =>
    listDue(own(repeats, dueOn), calendarDate(from), 120).map(({ date }) => date);
  expect(days('never', '2026-12-01', '2026-11-24')).toEqual(['2026-12-01']);
  expect(days('never', '2026-11-23', '2026-11-24')).toEqual([]);
  expect(days('month', '2020-01-31', '2026-11-30')).toEqual([
    ...['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
  ]);
  expect(days('month', '2026-12-05', '2026-11-24')).toEqual([
    ...['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05'],
  ]);
  expect(days('year', '2024-02-29', '2026-11-24')).toEqual(['2027-02-28']);
  const all = listDue(own('month', '2020-01-31'), today, 365);
  expect(keepNextMonthly(all).map(describeDue)).toEqual([
    'Call: you wanted to be reminded on November 30, 2026.',
  ]);
  const [first] = all;
  expect(first && toCalendarEvent(first, 'a.test')).toMatchObject({
    title: 'Call',
    uid: 'own-reminder-r-2026-11-30@a.test',
    remindDaysBefore: [0],
  });
});

it('lists refunds, choices, categories and points with what falls due, in words', () => {
  expect(listDue(holdings, today, 60).map(describeDue)).toEqual([
    'Flex: activate Groceries and Fitness at www.chase.com; they count from October 1, 2026 to December 31, 2026.',
    'Gold: the issuer usually pays the fee of $325 back if you close the card by December 5, 2026.',
    'Cash+: “Two 5% categories” can be changed from January 1, 2027.',
    'Miles: 12,000 points expire on January 15, 2027 if nothing happens.',
  ]);
});

it('lists the quarters, the fee and its refund of a year, each once', () => {
  const year = listDue({ ...holdings, activations: [], balances: [] }, today, 365);
  expect(year.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'refund-ends 2026-12-05',
    'choice-opens 2027-01-01',
    'choice-opens 2027-04-01',
    'choice-opens 2027-07-01',
    'choice-opens 2027-10-01',
    'annual-fee 2027-11-05',
  ]);
  const uids = year.map((item) => toCalendarEvent(item, 'd').uid);
  expect(new Set(uids).size).toBe(year.length);
});

it('lists the months of a choice that can be made in each', () => {
  const monthly = { id: 'bank:one', cardName: 'Bank', choiceName: '3% category' };
  const year = listDue(
    { ...holdings, fees: [], choices: [{ ...monthly, every: 'month' }] },
    calendarDate('2026-12-01'),
    62,
  ).filter(({ kind }) => kind === 'choice-opens');
  expect(year.map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  expect(year.slice(1, 2).map((item) => toCalendarEvent(item, 'd'))).toMatchObject([
    {
      uid: 'choice-opens-bank:one-2027-01-01@d',
      title: 'Bank: choose for the month',
      remindDaysBefore: [],
    },
  ]);
});

it('leaves out past dates', () => {
  const late = listDue(holdings, calendarDate('2027-01-16'), 30);
  expect(late).toEqual([]);
});

it('keeps a fee and its refund apart from the first ones, where one year has both', () => {
  const [gold] = holdings.fees;
  if (!gold) throw new Error('There is no card.');
  const schedule = { ...gold.schedule, openedOn: calendarDate('2027-01-05'), feeMonth: 8 };
  const year = listDue(
    { ...holdings, fees: [{ ...gold, schedule }], choices: [], activations: [], balances: [] },
    today,
    365,
  );
  expect(year.map((item) => toCalendarEvent(item, 'd').uid)).toEqual([
    'annual-fee-gold-first@d',
    'refund-ends-gold-first@d',
    'annual-fee-gold-2027@d',
    'refund-ends-gold-2027@d',
  ]);
});

const paying = (...autopays: readonly (Autopay | null)[]): DueHoldings => ({
  ...{ ...holdings, fees: [], choices: [], activations: [], balances: [] },
  payments: autopays.map((autopay) => ({
    id: `card-${autopay}`,
    cardName: `Card ${autopay}`,
    dueDay: 31,
    autopay,
  })),
});

it('lists the payments of each month, on the last day of a month without their day', () => {
  const months = listDue(paying('minimum'), calendarDate('2027-01-15'), 90);
  expect(months.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'payment-due 2027-01-31',
    'payment-due 2027-02-28',
    'payment-due 2027-03-31',
  ]);
  expect(months.slice(1, 2).map((item) => toCalendarEvent(item, 'd'))).toEqual([
    {
      uid: 'payment-due-card-minimum-2027-02@d',
      date: '2027-02-28',
      title: 'Pay Card minimum',
      description:
        'Card minimum: autopay pays only the minimum of the payment due on February 28, 2027.',
      remindDaysBefore: [5, 1],
    },
  ]);
});

it('lists no payment where autopay pays the statement, and all others, the unknown too', () => {
  const cards = paying('statement', 'minimum', 'none', null);
  expect(listDue(cards, calendarDate('2027-02-01'), 27).map(describeDue)).toEqual([
    'Card minimum: autopay pays only the minimum of the payment due on February 28, 2027.',
    'Card none: the payment is due on February 28, 2027.',
    'Card null: the payment is due on February 28, 2027.',
  ]);
});

it('lists offers that are added, still pay, and pay at least the set amount, until their last day', () => {
  const offers = [
    plainOffer,
    { ...plainOffer, id: 'small', back: { kind: 'dollars', cents: cents(499) } as const },
    { ...plainOffer, id: 'open', back: { kind: 'percent', percent: 5, mostCents: null } as const },
    { ...plainOffer, id: 'points', back: { kind: 'points', points: points(500) } as const },
    { ...plainOffer, id: 'to-add', isAdded: false },
    { ...plainOffer, id: 'used', usedTimes: 1 },
    { ...plainOffer, id: 'endless', endsOn: null },
  ].map((offer) => ({ cardName: 'Gold', offer }));
  const own = { ...holdings, fees: [], choices: [], activations: [], balances: [], offers };
  const list = (day: string) => listDue(own, calendarDate(day), 30);
  expect(list('2026-12-31').map(({ id }) => id)).toEqual(['offer', 'open', 'points']);
  expect(list('2026-11-30')).toEqual([]);
  expect(list('2027-01-01')).toEqual([]);
  const [first] = list('2026-12-01');
  expect(first && describeDue(first)).toBe(
    'Gold: $20 back at Whole Foods until December 31, 2026.',
  );
  expect(first && toCalendarEvent(first, 'd')).toMatchObject({
    uid: 'offer-ends-offer@d',
    title: 'Gold: offer of Whole Foods ends',
    remindDaysBefore: [7, 1],
  });
  expect(first && [nameDue(first, false), nameDue(first, true)]).toEqual([
    'Gold: the offer of Whole Foods ends after Dec 31',
    'Gold: $20 back at Whole Foods ends after Dec 31',
  ]);
});

it('keeps the next payment of each card alone, and everything else', () => {
  const all = listDue({ ...holdings, payments: paying('none', null).payments }, today, 120);
  const kept = keepNextMonthly(all);
  expect(
    kept.filter(({ kind }) => kind === 'payment-due').map(({ id, date }) => [id, date]),
  ).toEqual([
    ['card-none', '2026-11-30'],
    ['card-null', '2026-11-30'],
  ]);
  const others = all.filter(({ kind }) => kind !== 'payment-due');
  expect(kept.filter(({ kind }) => kind !== 'payment-due')).toEqual(others);
});
