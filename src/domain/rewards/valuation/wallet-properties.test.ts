import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costPercent, isUsable } from '../../../../tests/engine/payment-terms.ts';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { distanceOf } from '../../../../tests/engine/rule-matching.ts';
import { seededRandom } from '../../../../tests/engine/seeded-random.ts';
import { inSoak } from '../../../../tests/support/in-soak.ts';
import type { Card } from '../catalog/card.ts';
import { type Cents, cents, points } from '../../units.ts';
import { limitOf } from '../rate/earning.ts';
import { contextOf } from '../terms/context.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { netCentsOf } from './rank-cards.ts';
import { valueWallet } from './value-wallet.ts';

const RUNS = { numRuns: inSoak ? 1_000 : 300 };
/** Cents: rounding error of a sum of a few hundred numbers. */
const ROUNDING = 1e-4;

const seeds = fc.integer({ min: 1, max: 1_000_000 });

function problemOf(seed: number): { problem: RewardProblem; wallet: readonly HeldCard[] } {
  const random = seededRandom(seed);
  const problem = randomProblem(seed, {
    cards: random.whole(1, 3),
    subCategories: random.whole(1, 4),
    oddDates: random.chance(0.2),
    topSpend: random.chance(0.2),
  });
  const wallet = problem.catalog.cards.map(({ slug }) => ({
    id: slug,
    card: slug,
    selected: {},
  }));
  return { problem, wallet };
}

function netOf(problem: RewardProblem, wallet: readonly HeldCard[]): number {
  return netCentsOf(contextOf(problem), wallet);
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function spendingTimes(problem: RewardProblem, factor: number): RewardProblem['spending'] {
  const scaled = Object.entries(problem.spending).map(([slug, amount]): [string, Cents] => [
    slug,
    cents(amount * factor),
  ]);
  return Object.fromEntries(scaled);
}

/** A card with every amount of money so many times larger. */
function cardTimes(card: Card, factor: number): Card {
  const times = (amount: Cents) => cents(amount * factor);
  return {
    ...card,
    annualFeeCents: times(card.annualFeeCents),
    firstYearFeeCents: times(card.firstYearFeeCents),
    caps: card.caps.map((cap) =>
      cap.amountCents === null
        ? { ...cap, amountPoints: points(cap.amountPoints * factor) }
        : { ...cap, amountCents: times(cap.amountCents) },
    ),
    credits: card.credits.map((credit) => ({ ...credit, valueCents: times(credit.valueCents) })),
    bonus: card.bonus && {
      tiers: card.bonus.tiers.map((tier) => ({
        ...tier,
        spendCents: times(tier.spendCents),
        points: points(tier.points * factor),
        cashCents: times(tier.cashCents),
      })),
    },
  };
}

describe('the value of a wallet', { timeout: 60_000 }, () => {
  it('never falls when more is spent', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 500_000 }), (seed, more) => {
        const { problem, wallet } = problemOf(seed);
        const [slug = ''] = Object.keys(problem.spending).slice(-1);
        const spending = {
          ...problem.spending,
          [slug]: cents((problem.spending[slug] ?? 0) + more),
        };
        const raised = netOf({ ...problem, spending }, wallet);
        expect(raised).toBeGreaterThanOrEqual(netOf(problem, wallet) - ROUNDING);
      }),
      RUNS,
    );
  });

  it('never falls when a card without a fee is added', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, wallet } = problemOf(seed);
        const cards = problem.catalog.cards.map((card, index) =>
          index === 0 ? { ...card, annualFeeCents: cents(0), firstYearFeeCents: cents(0) } : card,
        );
        const free = { ...problem, catalog: { ...problem.catalog, cards } };
        const without = netOf(free, wallet.slice(1));
        expect(netOf(free, wallet)).toBeGreaterThanOrEqual(without - ROUNDING);
      }),
      RUNS,
    );
  });

  it('divides no more than is spent, and counts no more than a cap holds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, wallet } = problemOf(seed);
        const { lines, caps, unassignedCents } = valueWallet(problem, wallet);
        const used = new Map<string, number>();
        for (const line of lines) {
          if (line.kind !== 'spend') continue;
          expect(line.spendCents).toBeGreaterThan(0);
          used.set(line.subCategory, (used.get(line.subCategory) ?? 0) + line.spendCents);
        }
        for (const [slug, amount] of Object.entries(problem.spending)) {
          const whole = (used.get(slug) ?? 0) + (unassignedCents[slug] ?? 0);
          expect(Math.abs(whole - amount)).toBeLessThan(0.01);
        }
        for (const cap of caps) {
          expect(cap.used).toBeLessThanOrEqual(cap.limit + ROUNDING);
          const within = lines.reduce(
            (sum, line) =>
              line.kind === 'spend' &&
              line.id === cap.card &&
              line.cap === cap.cap &&
              line.capState === 'within'
                ? sum + line.spendCents
                : sum,
            0,
          );
          expect(within).toBeLessThanOrEqual(cap.limit + 0.01);
        }
      }),
      RUNS,
    );
  });

  it('is the sum of its lines, of its cards and of its parts', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, wallet } = problemOf(seed);
        const value = valueWallet(problem, wallet);
        const total = value.lines.reduce((sum, line) => sum + line.valueCents, 0);
        const byCard = value.cards.reduce((sum, card) => sum + card.netCents, 0);
        const { rewardsCents, creditsCents, bonusCents, feesCents, costsCents } = value;
        const parts = rewardsCents + creditsCents + bonusCents - feesCents - costsCents;
        expect(total).toBeCloseTo(value.netCents, 4);
        expect(byCard).toBeCloseTo(value.netCents, 4);
        expect(parts).toBeCloseTo(value.netCents, 4);
        expect(netOf(problem, wallet)).toBeCloseTo(value.netCents, 2);
        for (const line of value.lines) {
          if (line.kind !== 'spend') continue;
          expect((line.spendCents / 100) * line.rate).toBeCloseTo(line.points, 6);
          const worth = line.points * line.centsPerPoint - line.foreignFeeCents;
          expect(worth).toBeCloseTo(line.valueCents, 6);
        }
      }),
      RUNS,
    );
  });

  it('is as many times more as spending and all amounts are larger', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 50 }), (seed, tenths) => {
        const factor = tenths / 10;
        const { problem, wallet } = problemOf(seed);
        const cards = problem.catalog.cards.map((card) => cardTimes(card, factor));
        const larger = {
          ...problem,
          catalog: { ...problem.catalog, cards },
          spending: spendingTimes(problem, factor),
        };
        const off = Math.abs(netOf(larger, wallet) - factor * netOf(problem, wallet));
        expect(off).toBeLessThan(0.001 * Math.max(1, factor));
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the cards', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, wallet } = problemOf(seed);
        const turned = netOf(problem, wallet.toReversed());
        expect(Math.abs(turned - netOf(problem, wallet))).toBeLessThan(0.001);
      }),
      RUNS,
    );
  });

  it('holds no NaN and no negative zero', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, wallet } = problemOf(seed);
        for (const number of numbersIn(valueWallet(problem, wallet))) {
          expect(Number.isFinite(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('is at least that of a greedy division, month by month, best rate first', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, wallet } = problemOf(seed);
        const { netCents, feesCents } = valueWallet(problem, wallet);
        expect(netCents + feesCents).toBeGreaterThanOrEqual(greedyRewards(problem) - ROUNDING);
      }),
      RUNS,
    );
  });
});

/** A year of spending put on the card with the best rate of the moment, by someone who uses no choices and no credits. */
function greedyRewards(problem: RewardProblem): number {
  const { catalog, preferences, spending } = problem;
  let value = 0;
  const left = new Map(
    catalog.cards.map((card) => [
      card,
      /* Each rule's cap as a yearly one: never more than the real caps of twelve months. */
      new Map(card.caps.map((cap) => [cap.slug, limitOf(cap) / 12])),
    ]),
  );
  for (const [slug, yearly] of Object.entries(spending)) {
    let rest: number = yearly;
    const usable = catalog.cards.filter((card) => isUsable(problem, card, slug));
    const offers = usable.flatMap((card) => {
      const system = catalog.pointSystems.find((each) => each.slug === card.pointSystem);
      const preferred = preferences.redemption === 'travel' ? system?.travelValue : null;
      const usual = preferred ?? system?.cashValue ?? 0;
      const cpp = card.needsUnlock ? Math.min(usual, system?.untransferableValue ?? usual) : usual;
      const abroad = slug.startsWith('foreign') ? card.foreignTransactionFeePercent : 0;
      const fee = (abroad + costPercent(problem, card, slug)) / 100;
      const worth = (rate: number) => (rate * cpp * (1 + card.tierBonusPercent / 100)) / 100 - fee;
      const rules = card.rules.filter(
        (rule) =>
          rule.covers.slug === slug &&
          !rule.isAdditive &&
          rule.validDuring.from === null &&
          rule.validDuring.to === null,
      );
      const dated = card.rules.some(
        (rule) =>
          rule.covers.slug === slug &&
          !rule.isAdditive &&
          (rule.validDuring.from !== null || rule.validDuring.to !== null),
      );
      const inherits = card.rules.some((rule) => (distanceOf(problem, rule, slug) ?? 0) > 0);
      if (dated || inherits) return [];
      const [best] = rules.sort((a, b) => b.rate - a.rate);
      if (!best) return [{ card, cap: null, value: worth(card.baseRate) }];
      const cap = card.caps.find((each) => each.slug === best.cap);
      if (!cap) return [{ card, cap: null, value: worth(best.rate) }];
      return [
        { card, cap: cap.slug, value: worth(best.rate) },
        { card, cap: null, value: worth(cap.fallbackRate) },
      ];
    });
    for (const offer of offers.sort((a, b) => b.value - a.value)) {
      if (offer.value <= 0) break;
      const room = offer.cap === null ? rest : (left.get(offer.card)?.get(offer.cap) ?? 0);
      const amount = Math.min(rest, room);
      rest -= amount;
      if (offer.cap !== null) left.get(offer.card)?.set(offer.cap, room - amount);
      value += amount * offer.value;
    }
  }
  return value;
}
