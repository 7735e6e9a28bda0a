import type { Cap, Card, LinkedRate } from '../../src/domain/rewards/catalog/card.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { points, pointsPerDollar } from '../../src/domain/units.ts';
import { randomProblem } from './random-problem.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

function inPoints(random: SeededRandom, cap: Cap): Cap {
  if (cap.amountCents === null || random.chance(0.4)) return cap;
  const amountPoints = points((cap.amountCents / 100) * random.pick([1, 2, 3, 5]));
  return { ...cap, amountCents: null, amountPoints };
}

/** Steps in any order; a higher one may earn less. */
export function linkedOf(
  random: SeededRandom,
  slug: string,
  subCategories: readonly string[],
): LinkedRate {
  return {
    slug,
    covers: subCategories.map((each) => ({ kind: 'sub_category', slug: each })),
    steps: random.sample([0.1, 0.25, 0.5, 0.75, 1, 2], random.whole(1, 3)).map((atLeast) => ({
      atLeast,
      rate: pointsPerDollar(random.pick([0.5, 1, 1.25, 2, 4])),
    })),
    otherwisePoints: points(random.pick([0, 50, 250, 1_000])),
    or: random.chance(0.4)
      ? {
          pointsPerOtherDollar: random.pick([0, 0.5, 1.25, 2]),
          atMostRate: pointsPerDollar(random.pick([0.5, 1, 2])),
        }
      : null,
  };
}

function withRules(random: SeededRandom, card: Card, slugs: readonly string[]): Card {
  const caps = card.caps.map((cap) => inPoints(random, cap));
  if (!random.chance(0.6)) return { ...card, caps };
  const covered = random.sample(slugs, Math.min(slugs.length, random.whole(1, 3)));
  const two = covered.length > 2 && random.chance(0.3);
  const linked = two
    ? [covered.slice(0, 2), covered.slice(2)]
    : [covered.slice(0, Math.max(1, covered.length - 1))];
  return {
    ...card,
    caps,
    linked: linked.map((some, index) => linkedOf(random, `${card.slug}-linked-${index}`, some)),
  };
}

/** A random question in which caps count rewards and rates are linked to other spending. */
export function linkedProblem(seed: number, cards: number, terms: 'any' | 'none'): RewardProblem {
  const random = seededRandom(seed + 900_000);
  const problem = randomProblem(seed + 900_000, {
    cards,
    subCategories: random.whole(2, 4),
    oddDates: random.chance(0.2),
    topSpend: random.chance(0.2),
    odd: random.chance(0.3),
    rotating: random.chance(0.3),
    terms,
  });
  const slugs = Object.keys(problem.spending);
  return {
    ...problem,
    catalog: {
      ...problem.catalog,
      cards: problem.catalog.cards.map((card) => withRules(random, card, slugs)),
    },
  };
}
