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
  /** A better plan just beyond it; null if the plan stays best over the whole range. */
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
  /** Ranges in which it stays best for every combination of factors; null if unknown, or if there are none. */
  readonly together: Box | null;
  /** A plan that is better at the current values, which ends the search for limits. */
  readonly better: { readonly tenures: Schedule; readonly aheadCents: number } | null;
  readonly record: SearchRecord;
  /** Number of parts of the work, of which `done` are finished. */
  readonly parts: number;
  readonly done: number;
};

/** Indices of the parameters; first those whose smallest change makes another plan best. */
export function tightest(limits: readonly PlanLimit[]): readonly number[] {
  const found = limits
    .filter(({ beyond }) => beyond !== null)
    .sort((a, b) => Math.abs(Math.log(a.factor)) - Math.abs(Math.log(b.factor)));
  const others = limits.map(({ parameter }) => parameter);
  return [...new Set([...found.map(({ parameter }) => parameter), ...others])];
}
