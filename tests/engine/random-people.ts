import type { WalletPerson } from '../../src/domain/household/household-wallet.ts';
import type { Catalog } from '../../src/domain/rewards/catalog/catalog.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Points of some systems move between people, of some they do not, and of some it is unknown. */
export function withRandomPools(catalog: Catalog, random: SeededRandom): Catalog {
  const pointSystems = catalog.pointSystems.map((system) => ({
    ...system,
    pooling: random.pick(['household', 'household', 'authorized_users', 'none', null] as const),
  }));
  return { ...catalog, pointSystems };
}

/** Two people for a random question, with cards and choices of their own, the same for the same seed. */
export function randomPeople(problem: RewardProblem, seed: number): readonly WalletPerson[] {
  const random = seededRandom(seed);
  const { cards } = problem.catalog;
  const slugs = cards.map(({ slug }) => slug);
  return ['ann', 'bob'].map((id) => {
    const [pinned = ''] = random.sample(slugs, 1);
    const others = slugs.filter((slug) => slug !== pinned);
    return {
      id,
      selected: Object.fromEntries(
        cards.flatMap(({ choices }) =>
          choices.flatMap(({ slug, mode, options }): [string, string[]][] =>
            mode === 'member_selected' && random.chance(0.4)
              ? [[slug, [random.pick(options).slug]]]
              : [],
          ),
        ),
      ),
      held: random.sample(slugs, random.whole(0, 2)),
      pinned: random.chance(0.3) ? [{ id: pinned, card: pinned, selected: {} }] : [],
      excluded: random.sample(others, random.whole(0, 1)),
    };
  });
}
