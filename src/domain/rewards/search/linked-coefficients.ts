import type { Context } from '../terms/context.ts';
import { type SeatedCard, worthOf } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import { cellOf } from './cells.ts';
import type { CellCredit } from './bonus-coefficients.ts';

/** A rate of linked spending: what a cent earns in each linked cell, and the other spending it needs. */
export type LinkedStepCoefficients = {
  readonly atLeast: number;
  readonly worths: Float64Array;
};

/** A linked rate in one class of months. */
export type LinkCoefficients = {
  readonly cells: Int32Array;
  readonly steps: readonly LinkedStepCoefficients[];
  /** Value of the points of months that reach no step. */
  readonly otherwiseCents: number;
  /** Cells of other spending, with the most that a cent earns in each. */
  readonly others: Int32Array;
  readonly tops: Float64Array;
  readonly credits: readonly CellCredit[];
  /** False if other spending must be taken as bought, since other linked spending counts too. */
  readonly isCharged: boolean;
};

/** The linked rates of a card by class of months; raises `tops` to the highest rate of each linked cell. */
export function linkedCoefficientsOf(
  context: Context,
  seated: SeatedCard,
  timeline: Timeline,
  tops: Float64Array,
): readonly Omit<LinkCoefficients, 'credits'>[] {
  const { table, terms, tierFactor, centsPerPoint } = seated;
  const { spendCents, coverage } = context;
  return table.linked.flatMap(({ isFor, options }) =>
    timeline.classes.map((months, monthClass) => {
      const slots = timeline.slots.flatMap((slot, at) =>
        slot.monthClass === monthClass ? [at] : [],
      );
      const cellsFor = (is: boolean) =>
        slots.flatMap((slot) =>
          spendCents.flatMap((_, subCategory) =>
            terms.isUsable[subCategory] && isFor[subCategory] === is
              ? [{ cell: cellOf(context, slot, subCategory), subCategory }]
              : [],
          ),
        );
      const linked = cellsFor(true);
      const steps = options.flatMap(({ kind, legs }) =>
        legs.flatMap(({ atLeast, rate }): LinkedStepCoefficients[] => {
          if (kind === 'otherwise' || rate === 0) return [];
          const worths = linked.map(({ subCategory }) =>
            worthOf(seated, rate, subCategory, coverage.isForeign[subCategory] ?? false),
          );
          return [{ atLeast, worths: Float64Array.from(worths) }];
        }),
      );
      linked.forEach(({ cell }, at) => {
        tops[cell] = Math.max(tops[cell] ?? 0, ...steps.map(({ worths }) => worths[at] ?? 0));
      });
      const others = cellsFor(false).filter(({ cell }) => Number.isFinite(tops[cell] ?? -Infinity));
      const points = Math.max(...options.map((option) => option.points));
      return {
        cells: Int32Array.from(linked, ({ cell }) => cell),
        steps,
        otherwiseCents: points * months.length * tierFactor * centsPerPoint,
        others: Int32Array.from(others, ({ cell }) => cell),
        tops: Float64Array.from(others, ({ cell }) => tops[cell] ?? 0),
        isCharged: table.linked.length === 1,
      };
    }),
  );
}
