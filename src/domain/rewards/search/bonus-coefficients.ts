import { tierOf } from '../terms/card-terms.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import { cellOf, type Group } from './cells.ts';

/** A step of a bonus, and the cells whose spending counts for it. */
export type StepCoefficients = {
  readonly needCents: number;
  readonly valueCents: number;
  readonly cells: Int32Array;
  /** The most that a cent earns in each of them. */
  readonly tops: Float64Array;
  readonly credits: readonly CellCredit[];
};

/** A credit whose spending counts too: so many cents, in cells by their index in a list, can be worth any price. */
export type CellCredit = { readonly cents: number; readonly at: Int32Array };

/** The credits that pay back spending in some of the cells. */
export function creditsIn(cells: Iterable<number>, credits: readonly Group[]): readonly CellCredit[] {
  const places = new Map([...cells].map((cell, at) => [cell, at]));
  return credits.flatMap(({ limit, items }) => {
    const at = Int32Array.from([...items.cells].flatMap((cell) => places.get(cell) ?? []));
    return at.length === 0 ? [] : [{ cents: limit, at }];
  });
}

export type BonusCoefficients = { readonly steps: readonly StepCoefficients[] };

/** Windows that the bound knows: a shorter one counts as the next longer, which never understates a wallet. */
const WINDOWS = [3, 4, 6, 12];

/** Months of the window that represents a bonus in the bound. */
export function boundWindow(months: number): number {
  return WINDOWS.find((each) => months <= each) ?? months;
}

/** The steps of a card's bonus that its spending can reach at all, with what its `credits` pay back; null for none. */
export function bonusCoefficientsOf(
  context: Context,
  seated: SeatedCard,
  timeline: Timeline,
  tops: Float64Array,
  credits: readonly Group[],
): BonusCoefficients | null {
  const { terms, card, centsPerPoint } = seated;
  if (terms.tiers.length === 0) return null;
  const { spendCents } = context;
  const steps = terms.tiers.flatMap((step): StepCoefficients[] => {
    const tier = tierOf(card, step);
    if (!tier) return [];
    const cells: number[] = [];
    let most = 0;
    for (const [slot, { monthClass, yearShare }] of timeline.slots.entries()) {
      const [month = 0] = timeline.classes[monthClass] ?? [];
      if (month >= boundWindow(step.months)) continue;
      for (let subCategory = 0; subCategory < spendCents.length; subCategory += 1) {
        const cell = cellOf(context, slot, subCategory);
        if (!Number.isFinite(tops[cell] ?? -Infinity)) continue;
        cells.push(cell);
        most += (spendCents[subCategory] ?? 0) * yearShare;
      }
    }
    if (most < step.needCents) return [];
    return [
      {
        needCents: step.needCents,
        valueCents: tier.points * centsPerPoint + tier.cashCents,
        cells: new Int32Array(cells),
        tops: Float64Array.from(cells, (cell) => tops[cell] ?? 0),
        credits: creditsIn(cells, credits),
      },
    ];
  });
  return steps.length === 0 ? null : { steps };
}
