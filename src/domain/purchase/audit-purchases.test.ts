import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { inSoak } from '../../../tests/support/in-soak.ts';
import { readCard, readPointSystem } from '../../cli/read-card.ts';
import { addDays, calendarDate } from '../calendar.ts';
import { check } from '../read.ts';
import type { RewardProblem } from '../rewards/problem.ts';
import { cents } from '../units.ts';
import { auditPurchases, type AuditedPurchase } from './audit-purchases.ts';
import { bestCardNow } from './best-card-now.ts';
import { capsUsed, type MadePurchase } from './caps-used.ts';

function checked<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('the fixture does not fit the format');
  return result.value;
}

const subCategories = ['groceries', 'gas', 'other'];
const rulesAt = (rate: number) => [{ sub_category: 'groceries', rate, cap: 'limit' }];
const cards = [
  { slug: 'flat', base_rate: 1.5 },
  {
    slug: 'capped',
    base_rate: 1,
    caps: [{ slug: 'limit', amount_cents: 30_000, period: 'month', fallback_rate: 1 }],
    rules: rulesAt(3),
  },
  {
    slug: 'wished',
    base_rate: 1,
    caps: [{ slug: 'limit', amount_cents: 50_000, period: 'quarter', fallback_rate: 1 }],
    rules: rulesAt(6),
  },
].map((card) => checked(check(readCard, { point_system: 'cash', annual_fee_cents: 0, ...card })));
const problem: RewardProblem = {
  catalog: {
    pointSystems: [checked(check(readPointSystem, { slug: 'cash', cash_value: 1 }))],
    cards,
    subCategories: subCategories.map((slug) => ({ slug, category: slug, parent: null })),
    paymentCosts: [],
    notAccepted: [],
  },
  date: calendarDate('2026-12-31'),
  year: 'steady',
  held: [],
  preferences: plainPreferences('cash'),
  spending: {},
};
const open = (card: string) => ({ id: `my-${card}`, card, selected: {}, openedOn: null });
const held = [open('flat'), open('capped')];
const best = [open('flat'), open('wished')];
const spent = (
  amountCents: number,
  own: Partial<Omit<AuditedPurchase, 'amountCents'>> = {},
): AuditedPurchase => ({
  subCategory: 'groceries',
  madeOn: calendarDate('2026-03-05'),
  card: null,
  ...own,
  amountCents: cents(amountCents),
});

describe('the audit of purchases', () => {
  it('gives the rewards of the card used, the best held card and the best card', () => {
    const { lines, ...sums } = auditPurchases(problem, held, best, [
      spent(10_000, { card: 'my-flat' }),
      spent(10_000),
    ]);
    expect(lines).toEqual([
      {
        paid: { card: 'my-flat', valueCents: 150 },
        held: { card: 'my-capped', valueCents: 300 },
        best: { card: 'my-wished', valueCents: 600 },
      },
      {
        paid: { card: 'my-capped', valueCents: 300 },
        held: { card: 'my-capped', valueCents: 300 },
        best: { card: 'my-wished', valueCents: 600 },
      },
    ]);
    expect(sums).toEqual({ paidCents: 450, heldCents: 600, bestCents: 1200 });
  });

  it('fills a cap in the order of the days, and again in its next period', () => {
    const { lines } = auditPurchases(problem, held, best, [
      spent(20_000, { madeOn: calendarDate('2026-04-01') }),
      spent(20_000, { madeOn: calendarDate('2026-03-09') }),
      spent(20_000, { madeOn: calendarDate('2026-03-02') }),
    ]);
    // $100 of the second March purchase exceed the cap: 300 + 100, at a flat 300.
    expect(lines.map((line) => line.held.valueCents)).toEqual([600, 400, 600]);
  });

  it('takes back the rewards of refunds', () => {
    const { lines, heldCents } = auditPurchases(problem, held, best, [
      spent(10_000),
      spent(-10_000, { madeOn: calendarDate('2026-03-06') }),
    ]);
    expect(lines.map((line) => line.held.valueCents)).toEqual([300, -300]);
    expect(heldCents).toBe(0);
  });

  it('takes back what the purchase itself earned, regardless of the cap by then', () => {
    const { lines } = auditPurchases(problem, held, best, [
      spent(-15_000, { madeOn: calendarDate('2026-03-06'), reverses: 1 }),
      spent(30_000),
    ]);
    expect(lines.map((line) => line.held.valueCents)).toEqual([-450, 900]);
  });

  it('adds up, line by line, to what the engine computes for the same cards and limits', () => {
    const purchase = fc.record({
      amountCents: fc.integer({ min: 1, max: 40_000 }),
      day: fc.integer({ min: 0, max: 300 }),
      subCategory: fc.constantFrom(...subCategories),
    });
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 25 }), (drawn) => {
        const purchases = drawn
          .toSorted((a, b) => a.day - b.day)
          .map(({ amountCents, day, subCategory }) =>
            spent(amountCents, { subCategory, madeOn: addDays(calendarDate('2026-01-10'), day) }),
          );
        const audit = auditPurchases(problem, held, best, purchases);
        const engineTotal = (wallet: typeof held) => {
          const made: MadePurchase[] = [];
          let total = 0;
          for (const { subCategory, amountCents, madeOn } of purchases) {
            const today = { ...problem, date: madeOn };
            const spentOn = { kind: 'sub_category', slug: subCategory } as const;
            const used = capsUsed(today, wallet, made);
            const [offer] = bestCardNow(today, wallet, { spentOn, amountCents }, used);
            if (!offer) throw new Error('a card of these is always taken');
            total += offer.valueCents;
            made.push({ card: offer.id, subCategory, amountCents, madeOn });
          }
          return Math.round(total);
        };
        expect(audit.heldCents).toBe(engineTotal(held));
        expect(audit.bestCents).toBe(engineTotal(best));
        const differences = audit.lines.map((line) => line.best.valueCents - line.held.valueCents);
        expect(differences.reduce((sum, each) => sum + each, 0)).toBe(
          engineTotal(best) - engineTotal(held),
        );
        for (const { paid, held: own, best: other } of audit.lines) {
          for (const { valueCents } of [paid, own, other])
            expect(Number.isInteger(valueCents)).toBe(true);
        }
      }),
    );
  });
});

describe('the audit of a card with a linked rate', () => {
  const linked = [
    {
      slug: 'rents',
      sub_categories: ['gas'],
      steps: [{ at_least: 0.5, rate: 1 }],
      otherwise_points: 250,
    },
  ];
  const rent = checked(
    check(readCard, {
      slug: 'rent',
      point_system: 'cash',
      annual_fee_cents: 0,
      base_rate: 1,
      linked,
    }),
  );
  const own = { ...problem, catalog: { ...problem.catalog, cards: [rent] } };

  it('counts a month by the step that its other spending reaches, in the order of the purchases', () => {
    const lines = [
      spent(100_000, { subCategory: 'gas', madeOn: calendarDate('2026-03-01') }),
      spent(50_000, { madeOn: calendarDate('2026-03-20') }),
      spent(50_000, { madeOn: calendarDate('2026-04-01') }),
    ];
    const audit = auditPurchases(own, [open('rent')], [open('rent')], lines);
    /* $2.50 of the month at first; $500 of groceries earn $5 and raise the rent to $10. */
    expect(audit.lines.map((line) => line.paid.valueCents)).toEqual([250, 500 + 750, 500]);
  });

  // In the soak as many as all files have lines: work that grows with their square would fail by the time limit.
  it('adds a month of very many purchases up', () => {
    const count = inSoak ? 100_000 : 2_000;
    const lines = Array.from({ length: count }, (_, index) =>
      spent(100, index % 2 === 0 ? { subCategory: 'gas' } : {}),
    );
    const audit = auditPurchases(own, [open('rent')], [open('rent')], lines);
    expect(audit.paidCents).toBe(count);
  });
});
