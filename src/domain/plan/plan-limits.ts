import type { Box } from './hold-together.ts';
import type { Schedule, SearchRecord } from './plan-rivals.ts';

/** Each parameter varies from half to double its value. */
export const LEAST_FACTOR = 0.5;
export const MOST_FACTOR = 2;

/** Limit of one parameter, all else unchanged, downward or upward from its value. */
export type PlanLimit = {
  /** Index of the parameter. */
  readonly parameter: number;
  readonly side: 'low' | 'high';
  /** Factor of the parameter up to which the plan stays best. */
  readonly factor: number;
  /** Just beyond; null: the plan stays the best as far as was looked. */
  readonly beyond: {
    readonly factor: number;
    readonly tenures: Schedule;
    readonly aheadCents: number;
  } | null;
};

/** Known ranges in which a plan stays best; plain values. */
export type PlanLimits = {
  /** Margin below which another plan does not count as better. */
  readonly toleranceCents: number;
  readonly limits: readonly PlanLimit[];
  /** Factors within which it stays the best whatever values they have together; null: not known, or none. */
  readonly together: Box | null;
  /** A plan that is better as everything is now; nothing else is looked for then. */
  readonly better: { readonly tenures: Schedule; readonly aheadCents: number } | null;
  readonly record: SearchRecord;
  /** Parts of the work, and how many of them are done. */
  readonly parts: number;
  readonly done: number;
};

/** Parameters by how little changes the plan, without those that change nothing. */
export function tightest(limits: readonly PlanLimit[]): readonly number[] {
  const found = limits
    .filter(({ beyond }) => beyond !== null)
    .sort((a, b) => Math.abs(Math.log(a.factor)) - Math.abs(Math.log(b.factor)));
  const others = limits.map(({ parameter }) => parameter);
  return [...new Set([...found.map(({ parameter }) => parameter), ...others])];
}
