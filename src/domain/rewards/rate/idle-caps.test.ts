import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { HOUSEHOLD, realCatalog } from '../../../cli/real-catalog.ts';
import { calendarDate } from '../../calendar.ts';
import { ALWAYS } from '../../date-span.ts';
import { cents, centsPerPoint, pointsPerDollar } from '../../units.ts';
import { contextOf } from '../terms/context.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { valueWallet } from '../valuation/value-wallet.ts';

const held = (card: string): HeldCard => ({ id: card, card, selected: {} });

/** 6% at supermarkets on $6,000 a year, 1% beyond and elsewhere. */
function supermarkets(spent: number): RewardProblem {
  const card = plainCard({
    slug: 'six',
    pointSystem: 'cash',
    caps: [
      {
        slug: 'yearly',
        amountCents: cents(600_000),
        period: 'calendar_year',
        fallbackRate: pointsPerDollar(1),
      },
    ],
    rules: [
      {
        covers: { kind: 'sub_category', slug: 'us-supermarkets' },
        rate: pointsPerDollar(6),
        isAdditive: false,
        cap: 'yearly',
        choice: null,
        channel: 'any',
        validDuring: ALWAYS,
      },
    ],
  });
  const base = randomProblem(1, { cards: 1, subCategories: 2, oddDates: false, topSpend: false });
  const [system] = base.catalog.pointSystems;
  if (!system) throw new Error('the problem has no point system');
  return {
    ...base,
    catalog: {
      ...base.catalog,
      cards: [card],
      pointSystems: [{ ...system, slug: 'cash', cashValue: centsPerPoint(1) }],
      paymentCosts: [],
      notAccepted: [],
    },
    preferences: plainPreferences('cash'),
    spending: { 'us-supermarkets': cents(spent * 100), other: cents(100_000) },
    year: 'steady',
    held: [],
  };
}

describe('a cap that the spending of the year cannot fill', () => {
  it('is no premium for the engine, and still named in the ledger with its use', () => {
    const problem = supermarkets(3_000);
    const table = contextOf(problem).yearTableOf(held('six'));
    expect(table.isIdle).toEqual([true]);
    expect(table.earnings[0]?.[0]).toEqual({
      floor: 6,
      premiums: [],
      within: [{ cap: 0, uses: 1 }],
    });
    const value = valueWallet(problem, [held('six')]);
    expect(value.netCents).toBeCloseTo(18_000 + 1_000, 6);
    const [line] = value.lines.filter((each) => each.kind === 'spend' && each.rate === 6);
    expect(line).toMatchObject({ spendCents: 300_000, cap: 'yearly', capState: 'within' });
    expect(value.caps).toMatchObject([{ cap: 'yearly', used: 300_000, unused: 300_000 }]);
  });

  it('differs from one that is filled', () => {
    const problem = supermarkets(7_000);
    expect(contextOf(problem).yearTableOf(held('six')).isIdle).toEqual([false]);
    const value = valueWallet(problem, [held('six')]);
    expect(value.netCents).toBeCloseTo(36_000 + 1_000 + 1_000, 6);
    expect(value.caps).toMatchObject([{ cap: 'yearly', used: 600_000, unused: 0 }]);
  });

  it('leaves values, ledgers and uses of caps as they are: random wallets', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const shape = { cards: 4, subCategories: 9, oddDates: seed % 2 === 0, topSpend: true };
      const problem = randomProblem(seed, shape);
      const context = contextOf(problem);
      const slugs = problem.catalog.cards.map(({ slug }) => slug);
      for (const wallet of [slugs.slice(0, 1), slugs.slice(1, 2), slugs.slice(2)]) {
        const cards = wallet.map(held);
        const value = valueWallet(problem, cards);
        expect(netCentsOf(context, cards)).toBeCloseTo(value.netCents, 2);
        for (const { card, cap, used } of value.caps) {
          const within = value.lines.flatMap((line) =>
            line.kind === 'spend' &&
            line.id === card &&
            line.cap === cap &&
            line.capState === 'within'
              ? [line.spendCents]
              : [],
          );
          expect(used).toBeGreaterThanOrEqual(within.reduce((a, b) => a + b, 0) - 0.01);
        }
      }
    }
  });

  it('leaves the value of every card of the catalog as its ledger says', () => {
    const problem: RewardProblem = {
      ...supermarkets(0),
      catalog: realCatalog(),
      spending: HOUSEHOLD,
      date: calendarDate('2026-11-21'),
    };
    const context = contextOf(problem);
    for (const { slug } of problem.catalog.cards) {
      const { netCents } = valueWallet(problem, [held(slug)]);
      expect(netCentsOf(context, [held(slug)]), slug).toBeCloseTo(netCents, 4);
    }
  });
});
