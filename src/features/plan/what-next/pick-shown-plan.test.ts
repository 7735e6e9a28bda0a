import { expect, it } from 'vitest';
import { cents } from '@/domain/units.ts';
import { planFor } from '../../../../tests/support/plan-fixture.ts';
import { pickShownPlan } from './pick-shown-plan.ts';
import type { PlanResult } from './schema.ts';
import { describeProof } from './words.ts';

function resultOf(moreCents: number): PlanResult {
  const { plan } = planFor({ annual_fee_cents: 500_000 }, { new: 0 });
  const netCents = cents(plan.netCents + moreCents);
  const boundCents = plan.netCents + 40_600;
  const isProven = netCents === boundCents;
  return { plan: { ...plan, netCents }, tenures: [], present: null, boundCents, isProven };
}

it('a plan that is read stays while a better one is found, which is offered', () => {
  const [read, found] = [resultOf(0), resultOf(40_600)];
  expect(pickShownPlan(found, null)).toEqual({ result: found, betterCents: 0 });
  const { result, betterCents } = pickShownPlan(found, read);
  expect([result.plan, betterCents]).toEqual([read.plan, 40_600]);
  expect(describeProof(result, false)).toMatch(/^Within \$406 .*of the best possible plan\.$/);
  expect(pickShownPlan(found, found)).toEqual({ result: found, betterCents: 0 });
  const again = pickShownPlan(
    { ...read, plan: read.plan && { ...read.plan }, isProven: true },
    read,
  );
  expect(again).toMatchObject({ result: { plan: read.plan, isProven: true }, betterCents: 0 });
});
