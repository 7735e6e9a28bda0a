import type { PointSystem } from '../catalog/point-system.ts';
import type { SpendingProfile } from '../problem.ts';

/** Signs of the programs that a person uses; programs by the slug of their point system. */
export type ProgramFacts = {
  /** The person's own answers. A program without one is guessed from the rest. */
  readonly answers: Readonly<Record<string, boolean>>;
  /** Programs that a held card earns points of. */
  readonly ofCards: ReadonlySet<string>;
  /** Programs with points on hand. */
  readonly withPoints: ReadonlySet<string>;
  readonly spending: SpendingProfile;
};

export type ProgramUse = {
  readonly isUsed: boolean;
  readonly shownBy: 'answer' | 'card' | 'points' | 'spending' | 'nothing';
};

/**
 * Use of a program of one airline, hotel, railroad or store, from its point system and the sub-categories whose
 * spending shows it. Null without such sub-categories: points that transfer, or that anybody can spend.
 */
export function judgeProgramUse(
  slug: string,
  usedWith: readonly string[],
  { answers, ofCards, withPoints, spending }: ProgramFacts,
): ProgramUse | null {
  if (usedWith.length === 0) return null;
  const answer = answers[slug];
  if (answer !== undefined) return { isUsed: answer, shownBy: 'answer' };
  if (ofCards.has(slug)) return { isUsed: true, shownBy: 'card' };
  if (withPoints.has(slug)) return { isUsed: true, shownBy: 'points' };
  if (usedWith.some((leaf) => (spending[leaf] ?? 0) > 0))
    return { isUsed: true, shownBy: 'spending' };
  return { isUsed: false, shownBy: 'nothing' };
}

/** Points of a program that the person does not use: their cash value, else nothing. */
export function asUnused(system: PointSystem): PointSystem {
  return {
    ...system,
    travelValue: null,
    giftCardValue: null,
    statusLevelValue: null,
    untransferableValue: null,
  };
}
