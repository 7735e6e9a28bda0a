import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../../calendar.ts';
import { cents, centsPerPoint, pointsPerDollar } from '../../units.ts';
import type { Card } from '../catalog/card.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { answerFeeDay } from './fee-day.ts';

const card = (slug: string, baseRate: number, fee: number): Card => ({
  ...plainCard({ slug, baseRate: pointsPerDollar(baseRate) }),
  ...{ annualFeeCents: cents(fee), firstYearFeeCents: cents(fee) },
});

/** $10,000 a year: 3% for $95, 2% for nothing, 1% for nothing. */
const problem: RewardProblem = {
  catalog: {
    pointSystems: [
      {
        slug: 'cash',
        travelValue: null,
        cashValue: centsPerPoint(1),
        giftCardValue: null,
        statusLevelValue: null,
        untransferableValue: null,
      },
    ],
    subCategories: [{ slug: 'dining', category: 'food', parent: null }],
    paymentCosts: [],
    notAccepted: [],
    cards: [card('paid', 3, 9_500), card('plain', 2, 0), card('poor', 1, 0)],
  },
  preferences: plainPreferences('cash'),
  spending: { dining: cents(1_000_000) },
  date: calendarDate('2026-11-24'),
  year: 'steady',
  held: [],
};

const hold = (...slugs: string[]): HeldCard[] =>
  slugs.map((slug) => ({ id: `my-${slug}`, card: slug, selected: {} }));

const ask = (held: readonly HeldCard[], keepingCents = 0) =>
  answerFeeDay({
    ...{ problem, held, id: 'my-paid', changesTo: ['plain', 'poor'] },
    keepingCents: cents(keepingCents),
  });

const netsOf = (answer: ReturnType<typeof ask>) =>
  answer.options.map(({ way, netCents }) => [
    way.kind === 'change' ? way.card : way.kind,
    Math.round(netCents),
  ]);

describe('the day of a fee', () => {
  it('compares keeping, each change and closing, with everything else that is held', () => {
    const alone = ask(hold('paid'));
    expect(netsOf(alone)).toEqual([
      ['keep', 20_500],
      ['plain', 20_000],
      ['poor', 10_000],
      ['close', 0],
    ]);
    expect(alone.offerFromCents).toBe(0);
    // Beside a card with 2% the fee buys one percent more.
    const beside = ask(hold('paid', 'plain'));
    expect(netsOf(beside)[0]).toEqual(['keep', 20_500]);
    expect(netsOf(beside).at(-1)).toEqual(['close', 20_000]);
  });

  it('says from which offer on keeping is as good as the best other way', () => {
    const held = hold('paid', 'plain').map((each) =>
      each.card === 'paid' ? { ...each, annualFeeCents: cents(19_500) } : each,
    );
    const answer = ask(held);
    expect(answer.options[0]?.way.kind).not.toBe('keep');
    expect(Math.round(answer.offerFromCents)).toBe(9_500);
    const offered = ask(held, 9_500);
    expect(offered.options[0]?.way.kind).toBe('keep');
    expect(offered.offerFromCents).toBe(0);
  });

  it('counts what only those who keep the card are paid', () => {
    expect(netsOf(ask(hold('paid'), 30_000))[0]).toEqual(['keep', 50_500]);
  });

  it('is asked of cards that are held', () => {
    expect(() => ask(hold('plain'))).toThrow(RangeError);
  });
});
