import type { Context } from '../terms/context.ts';

/** A cap in alike periods, and the premiums that it counts. */
export type Group = { readonly limit: number; readonly items: Items };

/**
 * Premiums by cell: `gains` on top of `floors`; `weights` share the floor among premiums of one cell; `uses` are units
 * of the cap for each cent.
 */
export type Items = {
  readonly cells: Int32Array;
  readonly floors: Float64Array;
  readonly gains: Float64Array;
  readonly weights: Float64Array;
  readonly uses: Float64Array;
};

/** Rates of earning in the cells of one class of months or all of them. */
export type Item = { cell: number; floor: number; gain: number; weight: number; uses: number };

export function toItems(list: readonly Item[]): Items {
  const items = {
    cells: new Int32Array(list.length),
    floors: new Float64Array(list.length),
    gains: new Float64Array(list.length),
    weights: new Float64Array(list.length),
    uses: new Float64Array(list.length),
  };
  list.forEach(({ cell, floor, gain, weight, uses }, index) => {
    items.cells[index] = cell;
    items.floors[index] = floor;
    items.gains[index] = gain;
    items.weights[index] = weight;
    items.uses[index] = uses;
  });
  return items;
}

/** The cell of a sub-category in a slot. */
export function cellOf(context: Context, slot: number, subCategory: number): number {
  return slot * context.spendCents.length + subCategory;
}
