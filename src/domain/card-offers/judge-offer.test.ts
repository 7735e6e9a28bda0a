import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { cents, centsPerPoint, points } from '../units.ts';
import { plainOffer } from '../../../tests/engine/plain-offer.ts';
import {
  afterUse,
  type CardOffer,
  leftToEarnOn,
  leftToSpend,
  payOf,
  payValue,
  rankWithOffers,
  stateOf,
} from './judge-offer.ts';

const today = calendarDate('2026-11-28');
const offer = (own: Partial<CardOffer> = {}): CardOffer => ({ ...plainOffer, ...own });
const percentage = (mostCents: number | null) => ({
  kind: 'percent' as const,
  percent: 15,
  mostCents: mostCents === null ? null : cents(mostCents),
});
const perDollar = (mostPoints: number | null) => ({
  kind: 'points_per_dollar' as const,
  rate: 4,
  mostPoints: mostPoints === null ? null : points(mostPoints),
});
const paid = (own: Partial<CardOffer>, amount: number) => payOf(offer(own), cents(amount), today);

describe('what an offer pays', () => {
  it.each([
    ['$20 once $100 is spent', {}, 10_000, [2_000, 0]],
    ['and no more for $250', {}, 25_000, [2_000, 0]],
    ['nothing for $99.99', {}, 9_999, [0, 0]],
    [
      'the rest of $100 where purchases add up: $40 after $60',
      { addsUp: true, spentCents: cents(6_000) },
      4_000,
      [2_000, 0],
    ],
    ['not where they do not', { spentCents: cents(6_000) }, 4_000, [0, 0]],
    [
      'the second of two times from $100 on',
      { addsUp: true, times: 2, usedTimes: 1, spentCents: cents(13_000) },
      7_000,
      [2_000, 0],
    ],
    ['15% of $26.61 is $3.99', { back: percentage(400), minSpendCents: cents(0) }, 2_661, [399, 0]],
    ['at most $4', { back: percentage(400), minSpendCents: cents(0) }, 50_000, [400, 0]],
    [
      'what is left of $45 after $200',
      { back: percentage(4_500), minSpendCents: cents(0), times: null, spentCents: cents(20_000) },
      20_000,
      [1_500, 0],
    ],
    [
      '15% of any purchase',
      { back: percentage(null), minSpendCents: cents(0), times: null },
      1_000_000,
      [150_000, 0],
    ],
    [
      '1,000 points for $100',
      { back: { kind: 'points' as const, points: points(1_000) } },
      10_000,
      [0, 1_000],
    ],
    [
      '4 points a dollar of $19.99 are 79',
      { back: perDollar(null), minSpendCents: cents(0) },
      1_999,
      [0, 79],
    ],
    ['at most 500', { back: perDollar(500), minSpendCents: cents(0) }, 20_000, [0, 500]],
    ['nothing a second time', { usedTimes: 1, spentCents: cents(10_000) }, 10_000, [0, 0]],
    ['nothing after its last day', { endsOn: calendarDate('2026-11-27') }, 10_000, [0, 0]],
    ['$20 on its last day', { endsOn: today }, 10_000, [2_000, 0]],
  ])('%s', (_what, own, amount, [money, earned]) => {
    expect(paid(own, amount)).toEqual({ cents: money, points: earned });
  });

  it('counts points at the value of a point', () => {
    const pay = paid({ back: { kind: 'points', points: points(1_000) } }, 10_000);
    expect(payValue(pay, centsPerPoint(1.8))).toBe(1_800);
  });
});

it('knows what is left to spend, until it pays and until it pays no more', () => {
  expect(leftToSpend(offer({ addsUp: true, spentCents: cents(6_000) }))).toBe(4_000);
  expect(leftToSpend(offer({ spentCents: cents(6_000) }))).toBe(10_000);
  // $45 at 15% are $300; $200 are spent.
  expect(leftToEarnOn(offer({ back: percentage(4_500), spentCents: cents(20_000) }))).toBe(10_000);
  expect(leftToEarnOn(offer({ back: percentage(null) }))).toBeNull();
  expect(leftToEarnOn(offer({ back: perDollar(500) }))).toBe(12_500);
});

it.each([
  ['ready', {}],
  ['to-add', { isAdded: false }],
  ['used', { usedTimes: 1 }],
  ['used', { usedTimes: 1, endsOn: calendarDate('2026-01-01'), isAdded: false }],
  ['used', { back: percentage(400), times: null, spentCents: cents(2_667) }],
  ['expired', { endsOn: calendarDate('2026-11-27') }],
  ['ready', { endsOn: null }],
] as const)('is %s', (state, own) => {
  expect(stateOf(offer(own), today)).toBe(state);
});

it('is used once more by a purchase, unless purchases still add up', () => {
  expect(afterUse(offer(), cents(12_000))).toEqual({ usedTimes: 1, spentCents: 12_000 });
  expect(afterUse(offer(), null)).toEqual({ usedTimes: 1, spentCents: 10_000 });
  const adding = offer({ addsUp: true });
  expect(afterUse(adding, cents(6_000))).toEqual({ usedTimes: 0, spentCents: 6_000 });
  const begun = { ...adding, spentCents: cents(6_000) };
  expect(afterUse(begun, cents(4_000))).toEqual({ usedTimes: 1, spentCents: 10_000 });
  expect(afterUse(begun, null)).toEqual({ usedTimes: 1, spentCents: 10_000 });
});

describe('cards at a counter', () => {
  const card = (id: string, valueCents: number) => ({
    id,
    valueCents: cents(valueCents),
    centsPerPoint: centsPerPoint(2),
  });
  const cards = [card('flat', 400), card('gold', 200), card('plain', 100)];
  const rank = (offers: readonly CardOffer[], amount = 10_000) =>
    rankWithOffers(cards, offers, cents(amount), today);

  it('come first because of an offer: $20 and 2 dollars against 4', () => {
    expect(rank([offer()])).toMatchObject([
      { card: { id: 'gold' }, totalCents: 2_200, paying: { pay: { cents: 2_000 } } },
      { card: { id: 'flat' }, totalCents: 400, paying: null },
      { card: { id: 'plain' }, totalCents: 100 },
    ]);
  });

  it('stay where they are for an offer that is not added, which is named', () => {
    const [first, second] = rank([offer({ isAdded: false })]);
    expect(first).toMatchObject({ card: { id: 'flat' }, toAdd: [] });
    expect(second).toMatchObject({
      card: { id: 'gold' },
      totalCents: 200,
      paying: null,
      toAdd: [{ pay: { cents: 2_000 } }],
    });
  });

  it('count the best of several offers, points at their value', () => {
    const richer = offer({ id: 'points', back: { kind: 'points', points: points(1_500) } });
    expect(rank([offer(), richer])[0]).toMatchObject({
      totalCents: 3_200,
      paying: { offer: { id: 'points' } },
    });
  });

  it('say what an amount leaves unreached', () => {
    expect(rank([offer()], 9_000)[1]).toMatchObject({
      card: { id: 'gold' },
      paying: null,
      short: [{ id: 'offer' }],
    });
  });

  describe('worth the same', () => {
    const order = (
      held: readonly (readonly [id: string, valueCents: number, days: number | null])[],
      offers: readonly CardOffer[] = [],
    ) => {
      const daysOf = new Map(held.map(([id, , days]) => [id, days]));
      return rankWithOffers(
        held.map(([id, value]) => card(id, value)),
        offers,
        cents(10_000),
        today,
        (id) => daysOf.get(id) ?? null,
      ).map(({ card: { id }, tie }) => [id, tie?.days ?? null, tie?.isFirst ?? null]);
    };

    it('come in the order of the days until they are due, the longest first', () => {
      expect(
        order([
          ['soon', 200, 21],
          ['late', 200, 47],
          ['between', 200, 30],
        ]),
      ).toEqual([
        ['late', 47, true],
        ['between', 30, false],
        ['soon', 21, false],
      ]);
    });

    it('are never moved before a card that is worth more, even by a hundredth of a cent', () => {
      expect(
        order([
          ['late', 200, 47],
          ['richer', 200.01, 21],
        ]),
      ).toEqual([
        ['richer', null, null],
        ['late', null, null],
      ]);
    });

    it('are the same where only a binary fraction is lost: 0.1 + 0.2 and 0.3', () => {
      expect(
        order([
          ['soon', 0.1 + 0.2, 21],
          ['late', 0.3, 47],
        ]),
      ).toEqual([
        ['late', 47, true],
        ['soon', 21, false],
      ]);
    });

    it('count with their offers', () => {
      expect(
        order(
          [
            ['flat', 2_200, 21],
            ['gold', 200, 47],
          ],
          [offer()],
        ),
      ).toEqual([
        ['gold', 47, true],
        ['flat', 21, false],
      ]);
    });

    it('keep their order after those of known days while theirs are unknown', () => {
      expect(
        order([
          ['first', 200, null],
          ['second', 200, null],
          ['known', 200, 21],
        ]),
      ).toEqual([
        ['known', 21, true],
        ['first', null, null],
        ['second', null, null],
      ]);
    });

    it('keep their order without a reason where the days are the same or all unknown', () => {
      for (const days of [null, 30]) {
        expect(
          order([
            ['first', 200, days],
            ['second', 200, days],
          ]),
        ).toEqual([
          ['first', null, null],
          ['second', null, null],
        ]);
      }
    });
  });
});
