import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { describe, expect, it } from 'vitest';
import { compareWallet, WALLETS } from '../../../../tests/engine/compare-wallet.ts';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { toppingWallet } from '../../../../tests/engine/topping-wallet.ts';
import { ALWAYS } from '../../date-span.ts';
import { cents, centsPerPoint, points, pointsPerDollar } from '../../units.ts';
import type { Card, EarningRule } from '../catalog/card.ts';
import type { RewardProblem } from '../problem.ts';
import { contextOf } from '../terms/context.ts';
import { valueWallet, valueWalletIn } from '../valuation/value-wallet.ts';

/* `npm run bench` has 2,000 of each kind but the last, which `npm run test:soak` has more of. */
const COUNTS = { ordinary: 200, odd: 60, topping: 20, linked: 40 } as const;

const SYSTEM = { giftCardValue: null, statusLevelValue: null, untransferableValue: null };
const pointsOf = (slug: string, cpp: number) => {
  const value = centsPerPoint(cpp);
  return { ...SYSTEM, slug, travelValue: value, cashValue: value };
};

/** A card of 2% whose 5% on gas, up to $4,500 a year and 1.5% beyond, are chosen again each month. */
const CHOSEN_MONTHLY = plainCard({
  slug: 'monthly',
  baseRate: pointsPerDollar(2),
  caps: [
    {
      slug: 'yearly',
      period: 'calendar_year',
      amountCents: cents(450_000),
      fallbackRate: pointsPerDollar(1.5),
    },
  ],
  choices: [
    {
      slug: 'top',
      mode: 'top_spend',
      chooseCount: 1,
      rate: pointsPerDollar(5),
      cap: 'yearly',
      options: [{ slug: 'gas', covers: [{ kind: 'sub_category', slug: 'gas' }] }],
    },
  ],
});

function problemOf(cards: readonly Card[], spending: RewardProblem['spending']): RewardProblem {
  return {
    ...WALLETS.ordinary(1),
    catalog: {
      pointSystems: [pointsOf('cash', 1), pointsOf('dollars', 100)],
      subCategories: [],
      paymentCosts: [],
      notAccepted: [],
      cards,
    },
    preferences: plainPreferences('cash'),
    spending,
    year: 'steady',
  };
}

describe('the allocation of a wallet', { timeout: 240_000 }, () => {
  it.each(['ordinary', 'odd', 'topping', 'linked'] as const)(
    'has the optimum that HiGHS finds in months: %s wallets',
    (kind) => {
      for (let seed = 1; seed <= COUNTS[kind]; seed += 1) {
        const { netCents, highsCents, isProven } = compareWallet(WALLETS[kind](seed));
        expect(isProven, `seed ${seed}`).toBe(true);
        expect(Math.abs(netCents - highsCents), `seed ${seed}: ${netCents}`).toBeLessThan(0.01);
      }
    },
  );

  it('takes a choice made again each month in the months that fill a yearly cap, and in no more', () => {
    /* 5% on up to $4,500 a year, 1.5% beyond, and 2% without the choice, of $470 a month: ten months fill the cap,
       with $200 beyond it, and two earn 2%: 225 + 3 + 18.80 dollars. */
    const problem = problemOf([CHOSEN_MONTHLY], { gas: cents(564_000) });
    const { netCents, highsCents, isProven } = compareWallet(problem);
    expect(isProven).toBe(true);
    expect(netCents).toBeCloseTo(24_680, 6);
    expect(highsCents).toBeCloseTo(24_680, 2);
    for (const seed of [224, 495]) {
      const odd = compareWallet(WALLETS.bare(seed));
      expect(odd.isProven, `seed ${seed}`).toBe(true);
      expect(Math.abs(odd.netCents - odd.highsCents), `seed ${seed}`).toBeLessThan(0.01);
    }
  });

  it('fills no cap in rewards whose price is paid, beside a choice made again each month', () => {
    const fuel = (rate: number, cap: string): EarningRule => ({
      covers: { kind: 'sub_category', slug: 'fuel' },
      rate: pointsPerDollar(rate),
      isAdditive: false,
      cap,
      choice: null,
      channel: 'any',
      validDuring: ALWAYS,
    });
    const rewards = plainCard({
      slug: 'rewards',
      pointSystem: 'dollars',
      baseRate: pointsPerDollar(0),
      caps: [
        {
          slug: 'fifty-five',
          period: 'calendar_year',
          amountCents: null,
          amountPoints: points(55),
          fallbackRate: pointsPerDollar(0.01),
        },
      ],
      rules: [fuel(0.05, 'fifty-five')],
    });
    const spending = plainCard({
      slug: 'spending',
      caps: [
        {
          slug: 'four-thousand',
          period: 'calendar_year',
          amountCents: cents(400_000),
          fallbackRate: pointsPerDollar(1),
        },
      ],
      rules: [fuel(4, 'four-thousand')],
      bonus: {
        tiers: [
          {
            spendCents: cents(130_000),
            windowDays: 90,
            points: points(0),
            cashCents: cents(4_500),
          },
        ],
      },
    });
    const problem: RewardProblem = {
      ...problemOf([CHOSEN_MONTHLY, rewards, spending], {
        gas: cents(467_000),
        fuel: cents(861_000),
      }),
      year: 'first',
    };
    const { netCents, highsCents, isProven } = compareWallet(problem);
    expect(isProven).toBe(true);
    expect(highsCents).toBeCloseTo(55_775, 1);
    expect(netCents).toBeCloseTo(highsCents, 1);
  });

  it('is proven for wallets whose months must be told apart', () => {
    for (let seed = 100; seed < 300; seed += 1) {
      const problem = toppingWallet(seed);
      const wallet = problem.catalog.cards.map(({ slug }) => ({
        id: slug,
        card: slug,
        selected: {},
      }));
      const { netCents, boundCents } = valueWallet(problem, wallet);
      expect(boundCents - netCents, `seed ${seed}`).toBeLessThan(1e-3);
    }
  });

  it('has a bound that holds however little work it may take', () => {
    let cut = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const problem = toppingWallet(seed);
      const context = contextOf(problem);
      const wallet = problem.catalog.cards.map(({ slug }) => ({
        id: slug,
        card: slug,
        selected: {},
      }));
      const exact = valueWalletIn(context, wallet);
      const hasty = valueWalletIn({ ...context, effort: { nodes: 0, plans: 0 } }, wallet);
      expect(hasty.netCents, `seed ${seed}`).toBeLessThanOrEqual(exact.netCents + 1e-3);
      expect(hasty.boundCents, `seed ${seed}`).toBeGreaterThan(exact.netCents - 1e-3);
      if (hasty.boundCents > hasty.netCents + 1) cut += 1;
    }
    expect(cut).toBeGreaterThan(0);
  });

  it('of two cards with twelve linked rates of four steps has an end', () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `shop-${index}`);
    const card = (slug: string) =>
      plainCard({
        slug,
        linked: slugs.slice(0, 12).map((each) => ({
          slug: `${slug}-${each}`,
          covers: [{ kind: 'sub_category', slug: each }],
          steps: [0.25, 0.5, 0.75, 1].map((atLeast, index) => ({
            atLeast,
            rate: pointsPerDollar(0.5 + index),
          })),
          otherwisePoints: points(100),
          or: { pointsPerOtherDollar: 1.3, atMostRate: pointsPerDollar(2) },
        })),
      });
    const flat = plainCard({ slug: 'flat', baseRate: pointsPerDollar(2) });
    const first = WALLETS.ordinary(1);
    const problem: RewardProblem = {
      ...first,
      catalog: { ...first.catalog, subCategories: [], cards: [card('one'), card('two'), flat] },
      preferences: plainPreferences('cash'),
      spending: Object.fromEntries(slugs.map((slug, at) => [slug, cents(100_000 + 37 * at)])),
    };
    const held = ['one', 'two', 'flat'].map((slug) => ({ id: slug, card: slug, selected: {} }));
    const { netCents, boundCents } = valueWallet(problem, held);
    expect(netCents).toBeGreaterThan(120_000);
    expect(boundCents).toBeGreaterThanOrEqual(netCents);
  });
});
