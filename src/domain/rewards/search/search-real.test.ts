import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../../tests/engine/highs-model.ts';
import { proposableCards } from '../../../cli/availability.ts';
import { HOUSEHOLDS } from '../../../../tests/expert/households.ts';
import { compareSearch } from '../../../../tests/engine/compare-search.ts';
import { REAL_PROFILES, realProblem, someCards } from '../../../../tests/engine/real-questions.ts';
import { solveModel } from '../../../../tests/engine/solve-model.ts';
import { catalogFor } from '../../../cli/real-catalog.ts';
import { calendarDate } from '../../calendar.ts';
import { cents } from '../../units.ts';
import { contextOf } from '../terms/context.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { searchBestWallet, searchToEnd } from './find-best-wallet.ts';
import { NO_LIMITS } from './wallet-limits.ts';

/* The bench has every size of both with all cards, and the same for points used as cash. */
const CARDS = 90;
const SIZES = { published: [2, 5], random: [3] } as const;

const QUESTIONS = REAL_PROFILES.flatMap((profile) =>
  (['steady', 'first'] as const).map((year) => ({ profile, year })),
);

describe('the real catalog', () => {
  it.each(QUESTIONS)(
    'has no better wallet by HiGHS: $profile spending, $year year',
    ({ profile, year }) => {
      for (const atMost of SIZES[profile]) {
        const compared = compareSearch(someCards(realProblem(profile, year), CARDS), atMost, 120, {
          onePerFamily: true,
        });
        const { engineCents, highsCents, isProven, cards } = compared;
        const wallet = `${atMost}: ${cards.join()}`;
        expect(isProven, wallet).toBe(true);
        expect(Math.abs(highsCents - engineCents), wallet).toBeLessThan(0.01);
      }
    },
    240_000,
  );

  it('has no better wallet than the proven one, though a card that unlocks its points takes one of the places', () => {
    const spending = Object.fromEntries(
      Object.entries({
        'gyms-fitness': 13_214,
        newegg: 29_849,
        'expedia-group': 412_031,
        intuit: 634_994,
        costco: 662_900,
        'williams-sonoma-brands': 253,
        'parking-tolls': 704_678,
        'airline-united': 284_787,
        'department-stores': 1_373,
        'paypal-checkout': 977_399,
        'airline-air-canada': 334_775,
        'carecredit-network': 78,
        lowes: 873,
        'airline-frontier': 37_887,
        'medical-care': 53_438,
        'travel-agencies': 11_393,
        bookstores: 192_682,
        'electronics-stores': 101_372,
      }).map(([slug, amount]) => [slug, cents(amount)]),
    );
    const { catalog, ...asked } = realProblem('published', 'first');
    const date = calendarDate('2026-12-31');
    const problem = { ...asked, date, spending, catalog: catalogFor(catalog, spending) };
    const allowed = proposableCards({
      hasBusiness: true,
      meets: [],
      credit: 'good',
      wantsLowConfidence: false,
    });
    const limits = { ...NO_LIMITS, atMost: 3, allowed, onePerFamily: true };
    const { best, isProven } = searchToEnd(searchBestWallet(problem, limits));
    const other = ['us-bank-triple-cash', 'ink-business-preferred', 'united-explorer'].map(
      (card) => ({ id: card, card, selected: {} }),
    );
    expect(isProven).toBe(true);
    expect(best?.netCents).toBeGreaterThan(netCentsOf(contextOf(problem), other) - 0.01);
  }, 60_000);

  it('takes few regions to prove the best wallet of a renter, beside linked rates', () => {
    const renter = HOUSEHOLDS.find(({ slug }) => slug === 'city renter');
    if (!renter) throw new Error('one household rents');
    const problem = { ...realProblem('published', 'steady'), spending: renter.spending };
    const limits = { ...NO_LIMITS, allowed: proposableCards(renter.facts), onePerFamily: true };
    const found = searchToEnd(searchBestWallet(problem, limits), ({ regions }) => regions > 100);
    expect(found.isProven).toBe(true);
    expect(found.best?.wallet.map(({ card }) => card)).toContain('bilt-obsidian');
  }, 60_000);

  it('has a bound near to what choices made again each month bring under a cap of the year', () => {
    const spending = HOUSEHOLDS.find(({ slug }) => slug === 'agency')?.spending ?? {};
    const problem = { ...realProblem('published', 'steady'), spending };
    const pinned = ['amex-business-gold', 'chase-freedom-flex'].map((card) => ({
      id: card,
      card,
      selected: {},
    }));
    const limits = { ...NO_LIMITS, pinned, atMost: pinned.length, allowed: [] };
    const steps = [...searchBestWallet(problem, limits)];
    const value = netCentsOf(contextOf(problem), pinned);
    expect(value).toBeGreaterThan(1_000_000);
    const bound = Math.min(...steps.map(({ boundCents }) => boundCents));
    expect(bound).toBeGreaterThan(value - 0.01);
    expect(bound).toBeLessThan(value * 1.05);
  });

  it('has cards with choices that are worth what HiGHS says', () => {
    const problem = realProblem('random', 'steady');
    const context = contextOf(problem);
    const cards = problem.catalog.cards.filter((card) => card.choices.length > 0);
    expect(new Set(cards.flatMap(({ choices }) => choices.map(({ mode }) => mode))).size).toBe(3);
    for (const { slug } of cards) {
      const { value } = solveModel(modelOf(problem, { kind: 'hold', cards: [slug] }));
      const own = netCentsOf(context, [{ id: slug, card: slug, selected: {} }]);
      expect(Math.abs(own - value), slug).toBeLessThan(0.01);
    }
  }, 120_000);
});
