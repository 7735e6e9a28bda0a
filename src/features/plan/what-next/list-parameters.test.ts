import { expect, it } from 'vitest';
import { describePlan } from '@/domain/plan/describe-plan.ts';
import { planAhead } from '@/domain/plan/plan-ahead.ts';
import { randomPlan } from '../../../../tests/engine/random-plan.ts';
import { listParameters } from './list-parameters.ts';

function bestPlan(seed: number) {
  const question = randomPlan(seed);
  const search = planAhead(question);
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { best } = step.value;
  if (!best) throw new Error('there is a plan');
  return { question, plan: describePlan(best) };
}

it('varies the systems that a plan earns in, without cash, and what is spent the most on', () => {
  let systems = 0;
  for (let seed = 1; seed <= 10; seed += 1) {
    const { question, plan } = bestPlan(seed);
    const parameters = listParameters(question, plan, (system) => system === 'cash');
    const earning = new Set(
      [...plan.bonuses, ...plan.months.flatMap(({ lines }) => lines)].map(
        ({ card }) => question.catalog.cards.find(({ slug }) => slug === card)?.pointSystem,
      ),
    );
    const spent = Object.entries(question.spending).sort((a, b) => b[1] - a[1]);
    const named = parameters.flatMap((each) =>
      each.kind === 'spending' ? [question.spending[each.subCategory]] : [],
    );
    expect(named).toEqual(
      spent
        .slice(0, 2)
        .map(([, amount]) => amount)
        .filter((amount) => amount > 0),
    );
    for (const each of parameters) {
      if (each.kind !== 'point_value') continue;
      systems += 1;
      expect(each.system).not.toBe('cash');
      expect(earning).toContain(each.system);
    }
  }
  expect(systems).toBeGreaterThan(0);
});
