import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOfDayNumber } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import { centsPerPoint, percent } from '../units.ts';
import type { TransferRoute } from './route.ts';
import { listTransferOptions } from './transfer-value.ts';

const runs = { numRuns: 1_000 };
const today = dateOfDayNumber(20_000);
const SYSTEMS = ['a', 'b', 'c', 'd'] as const;
const openOrNot = fc.constantFrom(
  ALWAYS,
  { from: today, to: today },
  { from: null, to: dateOfDayNumber(19_999) },
  { from: dateOfDayNumber(20_001), to: null },
);

const anyRoute: fc.Arbitrary<TransferRoute> = fc
  .record({
    from: fc.constantFrom(...SYSTEMS),
    to: fc.constantFrom(...SYSTEMS),
    pointsOut: fc.integer({ min: 1, max: 12 }),
    pointsIn: fc.integer({ min: 1, max: 12 }),
    minIncrement: fc.integer({ min: 1, max: 40 }),
    bonus: fc.option(
      fc.record({ percent: fc.integer({ min: 1, max: 120 }).map(percent), during: openOrNot }),
      { nil: null },
    ),
    validDuring: openOrNot,
  })
  .filter(({ from, to }) => from !== to);
/** One route for each pair, so that no route replaces another. */
const anyRoutes = fc.uniqueArray(anyRoute, {
  maxLength: 9,
  selector: ({ from, to }) => `${from} ${to}`,
});
const anyValues = fc.tuple(...SYSTEMS.map(() => fc.integer({ min: 0, max: 300 })));

const isOpen = ({ validDuring: { from, to } }: TransferRoute) =>
  (from === null || from <= today) && (to === null || today <= to);

/** Points received for an amount, computed directly from the rule's wording. */
function arrives(route: TransferRoute, sent: number): number {
  const active = route.bonus && isOpen({ ...route, validDuring: route.bonus.during });
  const bonus = active && route.bonus ? route.bonus.percent : 0;
  // Small whole numbers: the product is exact.
  return Math.floor((sent * route.pointsIn * (100 + bonus)) / (route.pointsOut * 100));
}

type Plan = { sent: number; arrived: number; stranded: number; via: string | null; to: string };

/** Maximum of more numbers than a call takes arguments. */
const largestOf = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b), -Infinity);

/** Every plan of one or two hops, tried increment by increment. */
function* everyPlan(routes: readonly TransferRoute[], points: number): Generator<Plan> {
  for (const first of routes.filter((route) => route.from === 'a' && isOpen(route))) {
    for (let sent = first.minIncrement; sent <= points; sent += first.minIncrement) {
      const between = arrives(first, sent);
      yield { sent, arrived: between, stranded: 0, via: null, to: first.to };
      for (const second of routes.filter(({ from }) => from === first.to)) {
        if (second.to === 'a' || !isOpen(second)) continue;
        for (let on = second.minIncrement; on <= between; on += second.minIncrement) {
          yield {
            sent,
            arrived: arrives(second, on),
            stranded: between - on,
            via: first.to,
            to: second.to,
          };
        }
      }
    }
  }
}

it('never claims more than some plan earns, and sends as much as can arrive', () => {
  fc.assert(
    fc.property(anyRoutes, fc.nat(120), anyValues, (routes, points, values) => {
      const value = (system: string | null) =>
        system === null ? 0 : (values[SYSTEMS.findIndex((known) => known === system)] ?? 0) / 100;
      const result = listTransferOptions(
        routes,
        { system: 'a', points, isTransferable: true },
        (system) => centsPerPoint(value(system)),
        today,
      );
      if (result.kind !== 'options') return expect.unreachable();
      const worth = (plan: Plan) =>
        plan.arrived * value(plan.to) +
        plan.stranded * value(plan.via) +
        (points - plan.sent) * value('a');
      const plans = [...everyPlan(routes, points)].filter(({ arrived }) => arrived > 0);
      expect(new Set(result.options.map(({ system }) => system))).toEqual(
        new Set(plans.map(({ to }) => to)),
      );
      for (const option of result.options) {
        const via = option.hops.length === 2 ? (option.hops[0]?.route.to ?? null) : null;
        const same = plans.filter((plan) => plan.to === option.system && plan.via === via);
        const most = largestOf(same.map(({ arrived }) => arrived));
        expect(option.received).toBe(most);
        const best = largestOf(plans.filter(({ to }) => to === option.system).map(worth));
        expect(option.valueCents).toBeLessThanOrEqual(best + 1e-9);
        expect(same.some((plan) => Math.abs(worth(plan) - option.valueCents) < 1e-9)).toBe(true);
        expect(option.valueCents - result.keepCents).toBeCloseTo(option.gainCents, 9);
        for (const figure of [option.valueCents, option.gainCents, option.centsPerPointSent]) {
          expect(Number.isFinite(figure) && !Object.is(figure, -0)).toBe(true);
        }
      }
    }),
    runs,
  );
}, 60_000);
