import type { PersonCopies } from '../domain/household/person-copies.ts';
import type { HeldCard, RewardProblem } from '../domain/rewards/problem.ts';

/** The question of a case: the value of a wallet, or the best wallet of all cards. */
export type RewardQuestion =
  | { readonly kind: 'hold'; readonly wallet: readonly HeldCard[] }
  | {
      readonly kind: 'choose';
      readonly atMost: number;
      readonly pinned: readonly string[];
      readonly excluded: readonly string[];
      /** Adds no second card of a family. */
      readonly onePerFamily: boolean;
    };

/** One file of the case format: a problem and one question about it. */
export type RewardCase = {
  readonly problem: RewardProblem;
  readonly question: RewardQuestion;
  /** Owners of the cards in the problem; null if all are one person's. */
  readonly copies: PersonCopies | null;
};
