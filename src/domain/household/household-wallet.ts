import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import type { WalletLimits } from '../rewards/search/wallet-limits.ts';
import { copyForPeople, type Person, type PersonCopies } from './person-copies.ts';

/** A household member's cards, and those pinned into or out of the household's wallet. */
export type WalletPerson = Person & {
  /** Slugs of products that this person has already. */
  readonly held: readonly string[];
  readonly pinned: readonly HeldCard[];
  /** Slugs of products that this person cannot or will not have. */
  readonly excluded: readonly string[];
};

/** Limits of the whole household; pinned cards belong to a person. */
type HouseholdLimits = Omit<WalletLimits, 'pinned'>;

/** The question of one person that a household's best wallet is the answer to, for `searchBestWallet` and `valueWallet`. */
type HouseholdWallet = {
  readonly problem: RewardProblem;
  readonly limits: WalletLimits;
  readonly copies: PersonCopies;
};

/**
 * Finds a household's best wallet, in which each person may hold each card once. Excluded, allowed and incompatible
 * cards apply to each person; `atMost` and `maxFeesCents` to all cards together. Contains no referrals: a year's
 * wallet is opened on its first day.
 */
export function householdWallet(
  problem: RewardProblem,
  limits: HouseholdLimits,
  people: readonly WalletPerson[],
): HouseholdWallet {
  const copies = copyForPeople(people, problem.catalog, problem.preferences);
  const { slugOf, heldOf, catalog, preferences } = copies;
  const forAll = (slugs: readonly string[]) =>
    people.flatMap((_, person) => slugs.map((slug) => slugOf(person, slug)));
  return {
    problem: {
      ...problem,
      catalog,
      preferences,
      held: people.flatMap(({ held }, person) => held.map((slug) => slugOf(person, slug))),
    },
    limits: {
      ...limits,
      pinned: people.flatMap(({ pinned }, person) => pinned.map((held) => heldOf(person, held))),
      excluded: [
        ...forAll(limits.excluded),
        ...people.flatMap(({ excluded }, person) => excluded.map((slug) => slugOf(person, slug))),
      ],
      allowed: limits.allowed && forAll(limits.allowed),
      incompatible: people.flatMap((_, person) =>
        limits.incompatible.map(([one, other]): readonly [string, string] => [
          slugOf(person, one),
          slugOf(person, other),
        ]),
      ),
    },
    copies,
  };
}
