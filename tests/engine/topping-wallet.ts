import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import { ALWAYS } from '../../src/domain/date-span.ts';
import { cents, percent, pointsPerDollar } from '../../src/domain/units.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { plainCard } from './plain-card.ts';
import { randomProblem } from './random-problem.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const sub = (slug: string) => ({ kind: 'sub_category', slug }) as const;

/**
 * Wallets that are hard to divide: cards with a monthly top-spend choice that earns less beyond its cap than at the
 * base rate, together with several caps that tie the months of a quarter or half year.
 */
export function toppingWallet(seed: number): RewardProblem {
  const random = seededRandom(seed * 7919);
  const problem = randomProblem(seed, {
    cards: 0,
    subCategories: random.whole(3, 8),
    oddDates: false,
    topSpend: false,
    terms: 'none',
  });
  const slugs = Object.keys(problem.spending);
  const cards = Array.from({ length: random.whole(2, 5) }, (_, index) =>
    index === 0 || random.chance(0.3)
      ? toppingCard(random, index, slugs)
      : cappedCard(random, index, slugs),
  );
  return { ...problem, catalog: { ...problem.catalog, cards } };
}

/** Draws a card of any system, with any foreign-transaction fee and any bonus of a tier. */
function anyCard(random: SeededRandom, index: number, baseRate: number): Card {
  return plainCard({
    slug: `card-${index}`,
    pointSystem: random.pick(['cash', 'alpha', 'beta']),
    foreignTransactionFeePercent: percent(random.pick([0, 3])),
    baseRate: pointsPerDollar(baseRate),
    tierBonusPercent: percent(random.pick([0, 0, 50])),
  });
}

function toppingCard(random: SeededRandom, index: number, slugs: readonly string[]): Card {
  return {
    ...anyCard(random, index, random.pick([1, 1.5, 2, 3])),
    caps: [
      {
        slug: 'cycle',
        amountCents: cents(random.whole(2, 14) * 10_000),
        period: 'billing_cycle',
        fallbackRate: pointsPerDollar(1),
      },
    ],
    choices: [
      {
        slug: `top-${index}`,
        mode: 'top_spend',
        chooseCount: random.whole(1, 2),
        rate: pointsPerDollar(random.whole(3, 6)),
        cap: 'cycle',
        options: random
          .sample(slugs, random.whole(3, 5))
          .map((slug) => ({ slug, covers: [sub(slug)] })),
      },
    ],
  };
}

function cappedCard(random: SeededRandom, index: number, slugs: readonly string[]): Card {
  return {
    ...anyCard(random, index, random.pick([1, 1.5, 2])),
    caps: [
      {
        slug: 'shared',
        amountCents: cents(random.whole(4, 40) * 25_000),
        period: random.pick(['quarter', 'quarter', 'quarter', 'half_year', 'month']),
        fallbackRate: pointsPerDollar(1),
      },
    ],
    rules: random.sample(slugs, random.whole(2, 4)).map((slug) => ({
      covers: sub(slug),
      rate: pointsPerDollar(random.whole(3, 6)),
      isAdditive: false,
      cap: 'shared',
      choice: null,
      channel: 'any',
      validDuring: ALWAYS,
    })),
  };
}
