import { describe, expect, it } from 'vitest';
import { planModelOf } from '../../../tests/engine/plan-model.ts';
import { withRandomChanges } from '../../../tests/engine/random-changes.ts';
import { randomPlan } from '../../../tests/engine/random-plan.ts';
import {
  withHoldingRules,
  withLinkedRate,
  withPointsOnHand,
  withRarePlanTerms,
} from '../../../tests/engine/random-plan-terms.ts';
import { solveModel } from '../../../tests/engine/solve-model.ts';
import type { Choice } from '../rewards/catalog/card.ts';
import { realCatalog } from '../../cli/real-catalog.ts';
import { calendarDate } from '../calendar.ts';
import { cents, pointsPerDollar } from '../units.ts';
import { planAhead } from './plan-ahead.ts';
import type { PlanQuestion } from './plan-question.ts';

function planToEnd(question: PlanQuestion) {
  const search = planAhead(question);
  let step = search.next();
  let leastBound = Infinity;
  while (step.done !== true) {
    leastBound = Math.min(leastBound, step.value.boundCents);
    step = search.next();
  }
  return { ...step.value, netCents: step.value.best?.netCents ?? Number.NaN, leastBound };
}

/** The same question, with a choice on every card. */
function withChoice(question: PlanQuestion, mode: Choice['mode'], selected: string | null) {
  const options = ['gas', 'groceries', 'other'].map((slug) => ({
    slug,
    covers: [{ kind: 'sub_category' as const, slug }],
  }));
  const rate = pointsPerDollar(5);
  const choice: Choice = { slug: 'choice', mode, chooseCount: 1, rate, cap: 'cap', options };
  const { catalog, preferences } = question;
  const cards = catalog.cards.map((card, index) =>
    index === 0 ? { ...card, choices: [choice] } : card,
  );
  return {
    ...question,
    catalog: { ...catalog, cards },
    preferences: { ...preferences, selected: selected === null ? {} : { choice: [selected] } },
  };
}

describe('the best plan', () => {
  it.each([
    ['everything at once', 20, (seed: number) => randomPlan(seed)],
    ['rare terms', 40, (seed: number) => withRarePlanTerms(randomPlan(seed), seed)],
    [
      'product changes',
      40,
      (seed: number) => withRandomChanges(withRarePlanTerms(randomPlan(seed), seed), seed),
    ],
    ['limits on cards held', 30, (seed: number) => withHoldingRules(randomPlan(seed), seed)],
    [
      'limits on cards held, rare terms and product changes',
      25,
      (seed: number) =>
        withRandomChanges(withHoldingRules(withRarePlanTerms(randomPlan(seed), seed), seed), seed),
    ],
    [
      'a linked rate',
      20,
      (seed: number) => withLinkedRate(withRarePlanTerms(randomPlan(seed), seed), seed),
    ],
    ['points on hand', 20, (seed: number) => withPointsOnHand(randomPlan(seed), seed)],
    [
      'points on hand, rare terms and product changes',
      20,
      (seed: number) =>
        withPointsOnHand(
          withRandomChanges(withRarePlanTerms(randomPlan(seed), seed), seed),
          seed + 1,
        ),
    ],
  ])(
    'is the one that HiGHS finds month by month, with %s',
    (_, seeds, questionOf) => {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const question = questionOf(seed);
        const { status, value } = solveModel(planModelOf(question));
        const { netCents, isProven, boundCents, leastBound } = planToEnd(question);
        if (status === 'Infeasible') {
          expect(netCents, `seed ${seed}`).toBeNaN();
          continue;
        }
        expect(status, `seed ${seed}`).toBe('Optimal');
        expect(isProven, `seed ${seed}`).toBe(true);
        expect(Math.abs(netCents - value), `seed ${seed}`).toBeLessThan(1);
        expect(boundCents, `seed ${seed}`).toBeCloseTo(netCents, 2);
        /* The bounds reported on the way were never too low. */
        expect(leastBound, `seed ${seed}`).toBeGreaterThan(value - 0.01);
      }
    },
    240_000,
  );

  it('counts a mortgage on a real card by its other spending', () => {
    const catalog = realCatalog();
    const slugs = ['bilt-palladium', 'citi-double-cash', 'amex-gold'];
    const dollars = {
      mortgage: 24_000,
      'us-supermarkets': 7_200,
      restaurants: 4_800,
      other: 9_000,
    };
    const cards = catalog.cards
      .filter(({ slug }) => slugs.includes(slug))
      .map((card) => ({
        ...card,
        choices: [],
        rules: card.rules.filter(({ choice, channel }) => choice === null && channel === 'any'),
      }));
    const question: PlanQuestion = {
      ...randomPlan(1),
      catalog: { ...catalog, cards },
      spending: Object.fromEntries(
        Object.entries(dollars).map(([slug, amount]) => [slug, cents(amount * 100)]),
      ),
      date: calendarDate('2026-11-21'),
      horizonMonths: 13,
      oneTime: [],
      history: [],
      rules: [],
      limits: {
        ...randomPlan(1).limits,
        atMostNew: 3,
        atMostPerMonth: 3,
        atMostHeld: null,
        excluded: [],
        keep: [],
      },
    };
    const { value } = solveModel(planModelOf(question));
    const { netCents, isProven, best } = planToEnd(question);
    expect(isProven).toBe(true);
    expect(best?.program.links.length).toBeGreaterThan(0);
    expect(Math.abs(netCents - value)).toBeLessThan(1);
  }, 240_000);

  it('makes a choice in the best of its ways, once for the plan', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const question = randomPlan(seed);
      const ways = ['gas', 'groceries', 'other'].map(
        (slug) => planToEnd(withChoice(question, 'member_selected', slug)).netCents,
      );
      const once = planToEnd(withChoice(question, 'member_selected', null));
      expect(once.isProven, `seed ${seed}`).toBe(true);
      expect(once.netCents, `seed ${seed}`).toBeCloseTo(Math.max(...ways), 1);
      /* With a monthly choice it is worth at least as much, and no more than the bound. */
      const monthly = planToEnd(withChoice(question, 'top_spend', null));
      expect(monthly.boundCents, `seed ${seed}`).toBeGreaterThan(once.netCents - 0.01);
      expect(monthly.isProven, `seed ${seed}`).toBe(monthly.boundCents - monthly.netCents < 0.01);
    }
  }, 240_000);
});
