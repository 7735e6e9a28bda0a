import { plainPreferences } from './plain-preferences.ts';
import { calendarDate } from '../../src/domain/calendar.ts';
import { cents } from '../../src/domain/units.ts';
import type {
  RewardProblem,
  SpendingProfile,
  ValuedYear,
} from '../../src/domain/rewards/problem.ts';
import { publishedSpending, realCatalog } from '../../src/cli/real-catalog.ts';
import { seededRandom } from './seeded-random.ts';

const catalog = realCatalog();

/** Thirty of the real sub-categories with amounts of all sizes, the same for the same seed. */
function randomSpending(seed: number): SpendingProfile {
  const random = seededRandom(seed);
  const slugs = random.sample(
    catalog.subCategories.map(({ slug }) => slug),
    30,
  );
  return Object.fromEntries(slugs.map((slug) => [slug, cents(random.whole(50, 6_000) * 100)]));
}

const PROFILES = {
  published: publishedSpending('bls-household'),
  random: randomSpending(20_261_121),
} as const;

export type Profile = keyof typeof PROFILES;
export const REAL_PROFILES = ['published', 'random'] as const satisfies readonly Profile[];

/** Random cards of the real catalog: as many as HiGHS can solve in an acceptable time. */
export function someCards(problem: RewardProblem, count: number): RewardProblem {
  const cards = seededRandom(count).sample([...problem.catalog.cards], count);
  return { ...problem, catalog: { ...problem.catalog, cards } };
}

/** A question about the real catalog, in a year in which rules begin and end. */
export function realProblem(
  profile: Profile,
  year: ValuedYear,
  redemption: RewardProblem['preferences']['redemption'] = 'travel',
): RewardProblem {
  return {
    catalog,
    preferences: plainPreferences(redemption),
    spending: PROFILES[profile],
    date: calendarDate('2026-11-21'),
    year,
    held: [],
  };
}
