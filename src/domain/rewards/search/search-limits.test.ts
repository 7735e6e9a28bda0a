import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpened } from '../../../../tests/engine/card-value.ts';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { cents } from '../../units.ts';
import { contextOf } from '../terms/context.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { marginalValues, netCentsOf, rankCards } from '../valuation/rank-cards.ts';
import { searchBestWallet, searchToEnd } from './find-best-wallet.ts';
import { NO_LIMITS, type WalletLimits } from './wallet-limits.ts';

const held = (slug: string): HeldCard => ({ id: slug, card: slug, selected: {} });
const seeds = fc.integer({ min: 1, max: 100_000 });
const RUNS = { numRuns: 100 };

function problemOf(seed: number): RewardProblem {
  return randomProblem(seed, { cards: 6, subCategories: 4, oddDates: false, topSpend: false });
}

/** Finds the best wallet by brute force, with a separate check of the limits. */
function bestByHand(
  problem: RewardProblem,
  atMost: number,
  isAllowed: (slugs: readonly string[]) => boolean,
): number {
  const context = contextOf(problem);
  const slugs = problem.catalog.cards.map((card) => card.slug);
  let best = -Infinity;
  for (let set = 0; set < 2 ** slugs.length; set += 1) {
    const wallet = slugs.filter((_, index) => (set >> index) % 2 === 1);
    if (wallet.length > atMost || !isAllowed(wallet)) continue;
    best = Math.max(best, netCentsOf(context, wallet.map(held)));
  }
  return best;
}

function search(problem: RewardProblem, limits: Partial<WalletLimits>): number {
  const found = searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, atMost: 3, ...limits }));
  expect(found.isProven).toBe(true);
  return found.best?.netCents ?? -Infinity;
}

describe('the best wallet within limits', { timeout: 60_000 }, () => {
  it('holds all pinned cards, even at a loss, and no excluded ones', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = problemOf(seed);
        const limits = { pinned: [held('card-0')], excluded: ['card-1', 'card-2'] };
        const byHand = bestByHand(
          problem,
          3,
          (wallet) =>
            wallet.includes('card-0') && !wallet.includes('card-1') && !wallet.includes('card-2'),
        );
        expect(search(problem, limits)).toBeCloseTo(byHand, 1);
      }),
      RUNS,
    );
  });

  it('charges no more fees than allowed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 400 }), (seed, dollars) => {
        const problem = problemOf(seed);
        const fees = new Map(
          problem.catalog.cards.map((card) => [
            card.slug,
            isOpened(problem, card) ? card.firstYearFeeCents : card.annualFeeCents,
          ]),
        );
        const byHand = bestByHand(
          problem,
          3,
          (wallet) => wallet.reduce((sum, slug) => sum + (fees.get(slug) ?? 0), 0) <= dollars * 100,
        );
        expect(search(problem, { maxFeesCents: cents(dollars * 100) })).toBeCloseTo(byHand, 1);
      }),
      RUNS,
    );
  });

  it('adds only cards of the allowed issuers, kinds and products', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = problemOf(seed);
        const cards = new Map(problem.catalog.cards.map((card) => [card.slug, card]));
        const issuers = ['issuer-1', 'issuer-2', 'issuer-3'];
        const allowed = ['card-0', 'card-1', 'card-2', 'card-3'];
        const byHand = bestByHand(problem, 3, (wallet) =>
          wallet.every((slug) => {
            const card = cards.get(slug);
            return (
              card && issuers.includes(card.issuer) && !card.isBusiness && allowed.includes(slug)
            );
          }),
        );
        const found = search(problem, { issuers, allowed, businessCards: 'none' });
        expect(found).toBeCloseTo(byHand, 1);
      }),
      RUNS,
    );
  });

  it('adds no second card of a family, even to pinned cards', () => {
    fc.assert(
      fc.property(seeds, fc.subarray(['card-0', 'card-1']), (seed, pinned) => {
        const problem = problemOf(seed);
        const families = new Map(problem.catalog.cards.map(({ slug, family }) => [slug, family]));
        const isSecond = (slug: string, wallet: readonly string[]) =>
          wallet.some(
            (other) =>
              other !== slug &&
              families.get(slug) !== null &&
              families.get(other) === families.get(slug),
          );
        const byHand = bestByHand(
          problem,
          3,
          (wallet) =>
            pinned.every((slug) => wallet.includes(slug)) &&
            wallet.every((slug) => pinned.includes(slug) || !isSecond(slug, wallet)),
        );
        const found = search(problem, { onePerFamily: true, pinned: pinned.map(held) });
        expect(found).toBeCloseTo(byHand, 1);
      }),
      RUNS,
    );
  });

  it('has no incompatible pair, unless both cards are pinned', () => {
    const incompatible = [
      ['card-0', 'card-1'],
      ['card-2', 'card-0'],
      ['card-3', 'card-4'],
    ] as const;
    fc.assert(
      fc.property(seeds, fc.subarray(['card-0', 'card-1']), (seed, pinned) => {
        const problem = problemOf(seed);
        const byHand = bestByHand(
          problem,
          3,
          (wallet) =>
            pinned.every((slug) => wallet.includes(slug)) &&
            incompatible.every(
              (two) =>
                two.every((slug) => pinned.includes(slug)) ||
                !two.every((slug) => wallet.includes(slug)),
            ),
        );
        expect(search(problem, { incompatible, pinned: pinned.map(held) })).toBeCloseTo(byHand, 1);
      }),
      RUNS,
    );
  });

  it('is null if the pinned cards alone exceed the fee limit', () => {
    const problem = problemOf(1);
    const [card] = problem.catalog.cards;
    if (!card) throw new Error('the catalog is empty');
    const expensive = { ...card, annualFeeCents: cents(10_000), firstYearFeeCents: cents(10_000) };
    const catalog = { ...problem.catalog, cards: [expensive] };
    const limits = { ...NO_LIMITS, pinned: [held(expensive.slug)], maxFeesCents: cents(5_000) };
    const found = searchToEnd(searchBestWallet({ ...problem, catalog }, limits));
    expect(found.best).toBeNull();
  });

  it('yields the best wallet so far and a bound from the first step', () => {
    const problem = randomProblem(11, {
      cards: 120,
      subCategories: 20,
      oddDates: false,
      topSpend: false,
    });
    const search = searchBestWallet(problem, { ...NO_LIMITS, atMost: 4 });
    for (let step = 0; step < 2; step += 1) {
      const { value } = search.next();
      expect(value?.regions).toBe(1);
      expect(value?.best?.wallet.length).toBeGreaterThan(0);
      expect(value?.boundCents).toBeGreaterThan(value?.best?.netCents ?? Infinity);
    }
  });

  it('yields a bound at every step, which never rises', () => {
    const problem = randomProblem(11, {
      cards: 120,
      subCategories: 20,
      oddDates: false,
      topSpend: false,
    });
    const steps = [...searchBestWallet(problem, { ...NO_LIMITS, atMost: 4 }, 5)];
    expect(steps.length).toBeGreaterThan(3);
    for (const [index, step] of steps.entries()) {
      expect(step.boundCents).toBeGreaterThanOrEqual((step.best?.netCents ?? -Infinity) - 0.01);
      expect(step.boundCents).toBeLessThanOrEqual(
        (steps[index - 1]?.boundCents ?? Infinity) + 0.01,
      );
    }
  });
});

describe('the added value of a card', { timeout: 60_000 }, () => {
  it('is the difference it makes, in a ranking and in a wallet', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = problemOf(seed);
        const context = contextOf(problem);
        const wallet = [held('card-0'), held('card-1')];
        const whole = netCentsOf(context, wallet);
        const ranked = rankCards(problem, [held('card-0')]);
        const second = ranked.find(({ card }) => card === 'card-1');
        const first = netCentsOf(context, [held('card-0')]);
        expect(second?.netCents).toBeCloseTo(whole - first, 2);
        expect(marginalValues(problem, wallet)[1]?.netCents).toBeCloseTo(whole - first, 2);
        ranked.forEach(({ netCents }, index) => {
          expect(netCents).toBeLessThanOrEqual(ranked[index - 1]?.netCents ?? Infinity);
        });
      }),
      RUNS,
    );
  });
});
