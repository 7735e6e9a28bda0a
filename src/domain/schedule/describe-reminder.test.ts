import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { adviseDue, describePush, nameDue } from './describe-reminder.ts';

it('says what is left of a credit where amounts are wanted, and never what its name says it is worth', () => {
  const credit = (benefitName: string, tellsAmounts: boolean) =>
    nameDue(
      {
        kind: 'benefit-lapses',
        id: 'gold:1',
        cardName: 'Gold',
        benefitName,
        date: calendarDate('2026-11-30'),
        leftCents: 600,
      },
      tellsAmounts,
    );
  expect(credit('$10 monthly dining credit', false)).toBe(
    'Gold: monthly dining credit expires after Nov 30',
  );
  expect(credit('$1,200.50 travel credit', false)).toBe('Gold: travel credit expires after Nov 30');
  expect(credit('$10 monthly dining credit', true)).toBe(
    'Gold: $6 of monthly dining credit expires after Nov 30',
  );
  const named = (benefitName: string) =>
    credit(benefitName, false).slice(6, -' expires after Nov 30'.length);
  expect(
    [
      'The Edit credit, two of $250 per year',
      '$1,000 business class credit on bookings of $5,000',
      'Free night up to 50,000 points after $15,000 per year',
      '$10 monthly travel credit (spend $10)',
      '$100 off a $500 portal hotel stay',
      'Companion pass credits after $15,000 and $75,000',
      'Free night',
    ].map(named),
  ).toEqual([
    'The Edit credit',
    'business class credit',
    'Free night up to 50,000 points',
    'monthly travel credit',
    'a credit',
    'Companion pass credits',
    'Free night',
  ]);
});

it('a push says the first of many, and how many more there are', () => {
  const items = Array.from({ length: 60 }, (_, place) => ({
    kind: 'points-expire' as const,
    id: String(place),
    systemName: 'Ünïcödé '.repeat(8),
    points: 1,
    date: calendarDate('2026-11-30'),
  }));
  const { title, body } = describePush(items, true);
  expect(title).toBe('60 things are due by Nov 30');
  expect(body.split('\n').at(-1)).toBe('and 55 more');
  expect(new TextEncoder().encode(body).length).toBeLessThan(2_000);
});

it('an activation that opened before today is due by its last day', () => {
  const activation = {
    kind: 'activation-opens' as const,
    id: 'flex',
    cardName: 'Flex',
    categories: ['Gas'],
    site: 'https://www.chase.com/',
    date: calendarDate('2026-10-01'),
    endsOn: calendarDate('2026-12-31'),
  };
  expect(adviseDue(activation)).toBe(
    'Purchases count only once you activate at www.chase.com, until Dec 31.',
  );
  expect(describePush([activation, activation], false).title).toBe('2 things are due by Dec 31');
});

it('a push of the longest names is within what a push service takes', () => {
  const items = Array.from({ length: 60 }, (_, place) => ({
    kind: 'benefit-lapses' as const,
    id: String(place),
    cardName: '𝒳'.repeat(143),
    benefitName: 'credit',
    date: calendarDate('2026-11-30'),
    leftCents: 600,
  }));
  const bytes = (content: object) => new TextEncoder().encode(JSON.stringify(content)).length;
  expect(bytes(describePush(items, true))).toBeLessThan(2_800);
  expect(bytes(describePush(items.slice(0, 1), true))).toBeLessThan(2_800);
});

it('a payment says whom to pay and by when, and what autopay leaves', () => {
  const payment = {
    kind: 'payment-due' as const,
    id: 'flex',
    cardName: 'Chase Freedom',
    date: calendarDate('2026-12-14'),
  };
  expect(describePush([{ ...payment, autopay: null }], true)).toEqual({
    title: 'Pay Chase Freedom by Dec 14',
    body: 'A late payment costs a fee and interest.',
  });
  expect(adviseDue({ ...payment, autopay: 'minimum' })).toBe(
    'Autopay pays only the minimum, and the rest costs interest.',
  );
});
