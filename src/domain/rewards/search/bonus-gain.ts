import type { Market } from './card-profit.ts';
import type { BonusCoefficients, StepCoefficients } from './bonus-coefficients.ts';

/** By index of a step's cells: what a cent loses there, and the cells at a loss as a heap, the least loss first. */
let losses = new Float64Array(256);
let heap = new Int32Array(256);

/** Of equal losses the first cell. */
function losesLess(one: number, other: number): boolean {
  const difference = (losses[one] ?? 0) - (losses[other] ?? 0);
  return difference < 0 || (difference === 0 && one < other);
}

/** Moves the cell at `from` down until none below it loses less. */
function sink(from: number, size: number): void {
  const moved = heap[from] ?? 0;
  let at = from;
  for (let below = 2 * at + 1; below < size; below = 2 * at + 1) {
    if (below + 1 < size && losesLess(heap[below + 1] ?? 0, heap[below] ?? 0)) below += 1;
    const least = heap[below] ?? 0;
    if (losesLess(moved, least)) break;
    heap[at] = least;
    at = below;
  }
  heap[at] = moved;
}

/**
 * What the cents cost that have to be bought at a loss to meet a minimum spend, the least loss first: Infinity where the
 * window has too few, or where they cost `most` or more. `onBought` is told of each cell that is bought of.
 */
function costOfStep(
  { amounts, prices }: Market,
  { needCents, cells, tops, credits }: StepCoefficients,
  most: number,
  onBought?: (cell: number, cents: number) => void,
): number {
  if (losses.length < cells.length) {
    losses = new Float64Array(2 * cells.length);
    heap = new Int32Array(2 * cells.length);
  }
  let left = needCents;
  let size = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const loss = (prices[cell] ?? 0) - (tops[index] ?? 0);
    losses[index] = loss;
    if (loss < 0) left -= amounts[cell] ?? 0;
    else heap[size++] = index;
  }
  /* What a credit pays back counts, where it is not bought anyway. */
  for (const { cents, at } of credits) {
    let unbought = 0;
    for (const index of at) {
      if ((losses[index] ?? 0) >= 0) unbought += amounts[cells[index] ?? 0] ?? 0;
    }
    left -= Math.min(cents, unbought);
  }
  if (left <= 0) return 0;
  for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(at, size);
  let cost = 0;
  while (left > 0) {
    if (size === 0 || cost >= most) return Infinity;
    const index = heap[0] ?? 0;
    const cell = cells[index] ?? 0;
    const cents = Math.min(left, amounts[cell] ?? 0);
    cost += cents * (losses[index] ?? 0);
    left -= cents;
    onBought?.(cell, cents);
    size -= 1;
    heap[0] = heap[size] ?? 0;
    sink(0, size);
  }
  return cost;
}

type PricedStep = { readonly step: StepCoefficients; readonly cost: number };

/**
 * The steps that are worth it: what is bought for one counts for the others, so that of all steps within a cost only the
 * dearest is paid for.
 */
function bestSteps(
  market: Market,
  { steps }: BonusCoefficients,
): { gain: number; last: StepCoefficients | null } {
  const most = steps.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const priced = steps
    .map((step): PricedStep => ({ step, cost: costOfStep(market, step, most) }))
    .sort((a, b) => a.cost - b.cost);
  let gain = 0;
  let value = 0;
  let last: StepCoefficients | null = null;
  for (const { step, cost } of priced) {
    value += step.valueCents;
    if (value - cost <= gain) continue;
    gain = value - cost;
    last = step;
  }
  return { gain, last };
}

/** The most that the steps of a bonus add to a card's profit at the prices. */
export function bonusGain(market: Market, bonus: BonusCoefficients): number {
  const [step, ...others] = bonus.steps;
  if (step && others.length === 0) {
    return Math.max(0, step.valueCents - costOfStep(market, step, step.valueCents));
  }
  return bestSteps(market, bonus).gain;
}

/** Tells of the cells that are bought at a loss for the steps that are worth it. */
export function boughtForBonus(
  market: Market,
  bonus: BonusCoefficients,
  onBought: (cell: number, cents: number) => void,
): void {
  const { last } = bestSteps(market, bonus);
  if (last) costOfStep(market, last, Infinity, onBought);
}
