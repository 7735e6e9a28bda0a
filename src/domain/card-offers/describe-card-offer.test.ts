import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { cents, centsPerPoint, points } from '../units.ts';
import {
  describeAtCounter,
  describeCardOffer,
  describePaid,
  describeStillOn,
  listLeft,
} from './describe-card-offer.ts';
import { plainOffer as offer } from '../../../tests/engine/plain-offer.ts';
import { rankWithOffers } from './judge-offer.ts';

it('names an offer in a few words', () => {
  expect(describeCardOffer(offer)).toBe('$20 back when you spend $100');
  const any = { ...offer, minSpendCents: cents(0) };
  expect(
    describeCardOffer({ ...any, back: { kind: 'percent', percent: 7.5, mostCents: cents(450) } }),
  ).toBe('7.5% back, up to $4.50');
  expect(
    describeCardOffer({
      ...any,
      back: { kind: 'points_per_dollar', rate: 1, mostPoints: points(2_000) },
    }),
  ).toBe('1 point a dollar, up to 2,000 points');
});

it('names what is left of it', () => {
  const begun = { ...offer, addsUp: true, spentCents: cents(6_000), times: 3, usedTimes: 0 };
  expect(listLeft(begun)).toEqual([
    '$40 left to spend',
    'used 0 of 3 times',
    'through December 31, 2026',
  ]);
});

it.each([
  [
    offer,
    10_000,
    '$20 back on this $100, and 1 point a dollar. Whole Foods offer, through December 31, 2026.',
  ],
  [offer, 6_000, 'Spend $40 more for $20 back from the offer of Whole Foods.'],
  [
    { ...offer, isAdded: false, endsOn: null },
    10_000,
    'Add the offer of Whole Foods first: $20 back when you spend $100, no end date',
  ],
])('says at the counter what it does', (held, amount, text) => {
  const card = { id: 'gold', valueCents: cents(200), centsPerPoint: centsPerPoint(2) };
  const [deal] = rankWithOffers([card], [held], cents(amount), calendarDate('2026-11-28'));
  expect(deal && describeAtCounter(deal, amount, '1 point a dollar')).toEqual([text]);
});

it('tells three offers of a kind at most, where a household has a thousand of one shop', () => {
  const card = { id: 'gold', valueCents: cents(200), centsPerPoint: centsPerPoint(2) };
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...offer,
    id: `offer-${at}`,
    isAdded: at < 5,
  }));
  const [deal] = rankWithOffers([card], many, cents(5_000), calendarDate('2026-11-28'));
  expect(deal && describeAtCounter(deal, 5_000, '1 point a dollar')).toHaveLength(6);
});

it('adds up what the offers of a card brought in a year', () => {
  const used = { ...offer, usedTimes: 1, spentCents: cents(10_000) };
  const percent = { kind: 'percent', percent: 10, mostCents: cents(700) } as const;
  const miles = { kind: 'points_per_dollar', rate: 3, mostPoints: null } as const;
  expect(describePaid([offer])).toBeNull();
  expect(describePaid([used, offer])).toBe(
    'One offer on it brought $20 in the last twelve months.',
  );
  expect(describePaid([used, { ...used, back: percent }, { ...used, back: miles }])).toBe(
    '3 offers on it brought $27 and 300 points in the last twelve months.',
  );
});

it('counts what can still be used before a card is closed', () => {
  const today = calendarDate('2026-11-28');
  const percent = { kind: 'percent', percent: 10, mostCents: cents(2_500) } as const;
  const half = { ...offer, back: percent, times: null, spentCents: cents(10_000) };
  const used = { ...offer, usedTimes: 1 };
  const over = { ...offer, endsOn: calendarDate('2026-11-27') };
  expect(describeStillOn([used, over], today)).toBeNull();
  expect(describeStillOn([offer, used], today)).toBe('an offer worth $20 is still on it');
  expect(describeStillOn([offer, { ...half, isAdded: false }], today)).toBe(
    '2 offers worth $35 are still on it',
  );
  const endless = { ...half, back: { ...percent, mostCents: null } };
  expect(describeStillOn([endless, { ...offer, times: 3, usedTimes: 1 }], today)).toBe(
    '2 offers worth $40 or more are still on it',
  );
});

it('says until when it need not be paid, where that decides', () => {
  const cards = ['gold', 'flat', 'plain'].map((id) => ({
    id,
    valueCents: cents(id === 'plain' ? 100 : 200),
    centsPerPoint: centsPerPoint(2),
  }));
  const days = new Map([
    ['gold', 21],
    ['flat', 47],
    ['plain', 55],
  ]);
  const texts = rankWithOffers(
    cards,
    [],
    cents(10_000),
    calendarDate('2026-11-28'),
    (id) => days.get(id) ?? null,
  ).map((deal) => describeAtCounter(deal, 10_000, '1 point a dollar'));
  expect(texts).toEqual([
    ['47 days until it is due, and worth the same as another card.'],
    ['21 days until it is due.'],
    [],
  ]);
});
