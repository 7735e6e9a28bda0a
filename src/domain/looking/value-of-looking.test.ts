import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../calendar.ts';
import type { Card } from '../rewards/catalog/card.ts';
import { ALWAYS } from '../date-span.ts';
import { cents, centsPerPoint, points, pointsPerDollar } from '../units.ts';
import { type LookingValue, type Question, valueOfLooking } from './value-of-looking.ts';

const card = (slug: string, rate: number, fee = 0, more: Partial<Card> = {}): Card =>
  plainCard({
    slug,
    baseRate: pointsPerDollar(rate),
    annualFeeCents: cents(fee),
    firstYearFeeCents: cents(fee),
    ...more,
  });

/** A household that spends $10,000 a year on dining. */
const ask = (cards: readonly Card[], ...wallets: string[][]): ReadonlyMap<string, LookingValue> => {
  const problem: Question = {
    catalog: {
      pointSystems: [
        {
          slug: 'cash',
          ...{ travelValue: null, cashValue: centsPerPoint(1), giftCardValue: null },
          ...{ statusLevelValue: null, untransferableValue: null },
        },
      ],
      subCategories: [{ slug: 'dining', category: 'food', parent: null }],
      ...{ paymentCosts: [], notAccepted: [], cards },
    },
    preferences: plainPreferences('cash'),
    spending: { dining: cents(1_000_000) },
    date: calendarDate('2026-11-24'),
    held: [],
  };
  const households = [{ problem, allowed: cards.map(({ slug }) => slug) }];
  const search = valueOfLooking({ households, wallets, counter: problem });
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
};

const near = (amount: number): unknown => expect.closeTo(amount, 3);
const nothing = { changed: 0, upToCents: 0, sumCents: 0, fact: null };

describe('the value of looking at a card’s page', () => {
  it('is what a plausible error of one of its facts would cost those who follow the answers', () => {
    // $505 less $300 is $5 more than the free card's $200, and $60 of the fee may be wrong: $55 less than the free card.
    const values = ask([card('paid', 5.05, 30_000), card('free', 2), card('poor', 1)]);
    expect(values.get('paid')).toEqual({
      ...{ changed: 3, of: 3, upToCents: near(5_500), sumCents: near(16_500) },
      fact: { kind: 'fee', slug: null },
    });
    // Half a point more is $250, $45 above the answer.
    expect(values.get('free')).toEqual({
      ...{ changed: 3, of: 3, upToCents: near(4_500), sumCents: near(13_500) },
      fact: { kind: 'base_rate', slug: null },
    });
  });

  it('is nothing for a card that no error brings into an answer', () => {
    const values = ask([card('paid', 5.05, 30_000), card('free', 2), card('poor', 1)]);
    expect(values.get('poor')).toEqual({ ...nothing, of: 3 });
  });

  it('counts an offer in a first year alone', () => {
    const tier = { spendCents: cents(100_000), windowDays: 90, cashCents: cents(0) };
    const offer = (slug: string, earned: number) =>
      card(slug, 2, 0, { bonus: { tiers: [{ ...tier, points: points(earned) }] } });
    // $400 is $40 more than the second offer, and a quarter of it may be gone: $60 less.
    const values = ask([offer('first', 40_000), offer('second', 36_000), card('third', 1)]);
    expect(values.get('first')).toMatchObject({
      ...{ changed: 3, upToCents: near(6_000), sumCents: near(16_000) },
      fact: { kind: 'offer' },
    });
    expect(values.get('third')).toEqual({ ...nothing, of: 3 });
  });

  it('asks the counter which card of a wallet pays', () => {
    const dining = { kind: 'sub_category', slug: 'dining' } as const;
    const specialist = card('specialist', 1, 0, {
      rules: [
        {
          ...{ covers: dining, rate: pointsPerDollar(2.5), isAdditive: false, cap: null },
          ...{ choice: null, channel: 'any', validDuring: ALWAYS },
        },
      ],
    });
    const cards = [specialist, card('flat', 2), card('other', 6)];
    // Alone no card reaches the third; in the wallet, one point less leaves half a point less than the flat rate: $50.
    const values = ask(cards, ['specialist', 'flat'], ['specialist']);
    expect(values.get('specialist')).toEqual({
      ...{ changed: 1, of: 5, upToCents: near(5_000), sumCents: near(5_000) },
      fact: { kind: 'rate', slug: 'dining' },
    });
    expect(values.get('flat')).toEqual({ ...nothing, of: 5 });
  });
});
