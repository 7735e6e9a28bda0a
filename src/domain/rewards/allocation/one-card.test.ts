import { describe, expect, it } from 'vitest';
import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { HOUSEHOLD, realCatalog } from '../../../cli/real-catalog.ts';
import { calendarDate } from '../../calendar.ts';
import { type Cents, cents } from '../../units.ts';
import { contextOf } from '../terms/context.ts';
import type { RewardProblem } from '../problem.ts';
import { seatWallet } from '../terms/seated-card.ts';
import { allocate } from './allocate.ts';
import { oneCardCents } from './one-card.ts';

/** Compares every card that needs no program with its program; how many there were of either kind. */
function compare(problem: RewardProblem): { readonly direct: number; readonly all: number } {
  const context = contextOf(problem);
  const seated = problem.catalog.cards.flatMap(({ slug }) =>
    seatWallet(context, [{ id: slug, card: slug, selected: {} }]),
  );
  const direct = seated.filter((card) => {
    const value = oneCardCents(context, card);
    if (value === null) return false;
    const { allocation } = allocate(context, [card]);
    expect(value, card.card.slug).toBeCloseTo(allocation.valueCents, 3);
    return true;
  });
  return { direct: direct.length, all: seated.length };
}

describe('the value of one card without a program', () => {
  it.each(['travel', 'cash'] as const)('is that of the program: the catalog, %s', (redemption) => {
    for (const factor of [0.2, 1, 12]) {
      const spending = Object.entries(HOUSEHOLD).map(([slug, amount], at): [string, Cents] => [
        slug,
        cents(amount * factor * (1 + (at % 4))),
      ]);
      const { direct, all } = compare({
        catalog: realCatalog(),
        preferences: plainPreferences(redemption),
        spending: Object.fromEntries(spending),
        date: calendarDate('2026-11-22'),
        year: 'steady',
        held: [],
      });
      expect(direct / all).toBeGreaterThan(0.95);
    }
  });

  it('is that of the program: random cards', () => {
    let direct = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const shape = { cards: 4, subCategories: 7 + (seed % 5), oddDates: seed % 2 === 0 };
      const problem = randomProblem(seed, {
        ...shape,
        topSpend: seed % 4 < 2,
        odd: seed % 3 === 0,
        rotating: seed % 5 > 1,
      });
      direct += compare({ ...problem, year: 'steady' }).direct;
      direct += compare({ ...problem, year: 'first' }).direct;
    }
    expect(direct).toBeGreaterThan(500);
  });
});
