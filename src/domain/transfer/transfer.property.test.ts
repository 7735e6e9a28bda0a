import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOfDayNumber } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import { centsPerPoint, percent } from '../units.ts';
import { checkTransferQuestion } from './check-transfer.ts';
import { ISSUER_ROUTES } from './issuer-routes.fixture.ts';
import type { TransferRoute } from './route.ts';
import { findTransferNeed } from './transfer-target.ts';
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
/** Plans beyond this many points are not tried. */
const FAR = 240;
const anyValues = fc.tuple(...SYSTEMS.map(() => fc.integer({ min: 0, max: 300 })));

const isOpen = ({ validDuring: { from, to } }: TransferRoute) =>
  (from === null || from <= today) && (to === null || today <= to);

/** What arrives for an amount, in whole points, from the words of the rule. */
function arrives(route: TransferRoute, sent: number): number {
  const active = route.bonus && isOpen({ ...route, validDuring: route.bonus.during });
  const bonus = active && route.bonus ? route.bonus.percent : 0;
  // Small whole numbers: the product is exact.
  return Math.floor((sent * route.pointsIn * (100 + bonus)) / (route.pointsOut * 100));
}

type Plan = { sent: number; arrived: number; stranded: number; via: string | null; to: string };

/** Of more numbers than a call takes arguments. */
const largestOf = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b), -Infinity);
const leastOf = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b), Infinity);

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

it('never claims more than some plan really brings, and sends as much as can arrive', () => {
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

it('needs exactly as many points as the least plan that reaches the target', () => {
  fc.assert(
    fc.property(
      anyRoutes,
      fc.integer({ min: 1, max: 25 }),
      fc.constantFrom('b', 'c', 'd'),
      (routes, target, to) => {
        const balance = { system: 'a', points: 0, isTransferable: true };
        const need = findTransferNeed(routes, balance, to, target, () => centsPerPoint(1), today);
        const enough = [...everyPlan(routes, FAR)].filter(
          (plan) => plan.to === to && plan.arrived >= target,
        );
        if (need.kind !== 'way') {
          expect(enough).toEqual([]);
          return;
        }
        expect(need.received).toBeGreaterThanOrEqual(target);
        expect(need.missing).toBe(need.sent);
        if (need.sent <= FAR) {
          expect(need.sent).toBe(leastOf(enough.map(({ sent }) => sent)));
        } else expect(enough).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
}, 120_000);

it('refuses a wrong question by its path', () => {
  const [route] = ISSUER_ROUTES;
  const question = {
    routes: ISSUER_ROUTES,
    balance: { system: 'a', points: 5, isTransferable: true },
    date: '2026-11-21',
  };
  expect(checkTransferQuestion(question)).toEqual({ ok: true, value: question });
  const wrong: [string, unknown][] = [
    ['balance.points', { ...question, balance: { ...question.balance, points: -1 } }],
    ['balance.points', { ...question, balance: { ...question.balance, points: 1.5 } }],
    ['routes[0].pointsOut', { ...question, routes: [{ ...route, pointsOut: 0 }] }],
    ['routes[0].to', { ...question, routes: [{ ...route, to: route?.from }] }],
    [
      'routes[0].validDuring.to',
      {
        ...question,
        routes: [{ ...route, validDuring: { from: '2026-02-01', to: '2026-01-01' } }],
      },
    ],
    [
      'routes[0].bonus.percent',
      { ...question, routes: [{ ...route, bonus: { percent: NaN, during: ALWAYS } }] },
    ],
    ['date', { ...question, date: '2026-13-01' }],
  ];
  for (const [path, value] of wrong) {
    expect(checkTransferQuestion(value)).toMatchObject({ ok: false, refusal: { path } });
  }
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(question)), fc.anything(), (key, value) => {
      expect(typeof checkTransferQuestion({ ...question, [key]: value }).ok).toBe('boolean');
    }),
    runs,
  );
});
