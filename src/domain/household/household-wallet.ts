import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import type { WalletLimits } from '../rewards/search/wallet-limits.ts';
import { copyForPeople, type Person, type PersonCopies } from './person-copies.ts';

/** What somebody of a household has, and which cards the household's wallet has or has not of theirs. */
export type WalletPerson = Person & {
  /** Slugs of products that this person has already. */
  readonly held: readonly string[];
  readonly pinned: readonly HeldCard[];
  /** Slugs of products that this person cannot or will not have. */
  readonly excluded: readonly string[];
};

/** Of the limits of a wallet, those that are the household's: what is pinned is somebody's. */
type HouseholdLimits = Omit<WalletLimits, 'pinned'>;

/** The question of one person that a household's best wallet is the answer to, for `searchBestWallet` and `valueWallet`. */
type HouseholdWallet = {
  readonly problem: RewardProblem;
  readonly limits: WalletLimits;
  readonly copies: PersonCopies;
};

/**
 * The best wallet of a household: a card may be in it once for each person. What is excluded, allowed or incompatible is
 * so for everybody by themselves; `atMost` and `maxFeesCents` are of all cards together. Nobody refers anybody: a year's
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
