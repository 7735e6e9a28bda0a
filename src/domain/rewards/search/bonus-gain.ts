import type { Market } from './card-profit.ts';
import type { BonusCoefficients, StepCoefficients } from './bonus-coefficients.ts';

/** A heap of cells bought at a loss: the loss per cent, least first, and the cell. */
let losses = new Float64Array(256);
let heap = new Int32Array(256);

/** Moves the first cell down until none below it loses less. */
function sink(from: number, size: number): void {
  const loss = losses[from] ?? 0;
  const cell = heap[from] ?? 0;
  let at = from;
  for (let below = 2 * at + 1; below < size; below = 2 * at + 1) {
    if (below + 1 < size && (losses[below + 1] ?? 0) < (losses[below] ?? 0)) below += 1;
    const least = losses[below] ?? 0;
    if (least >= loss) break;
    losses[at] = least;
    heap[at] = heap[below] ?? 0;
    at = below;
  }
  losses[at] = loss;
  heap[at] = cell;
}

/**
 * Cost of buying cents at a loss to meet a minimum spend, least loss first: Infinity if the window has too few, or if
 * the cost reaches `most`. Calls `onBought` for each cell bought from.
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
    if (loss < 0) {
      left -= amounts[cell] ?? 0;
      continue;
    }
    losses[size] = loss;
    heap[size] = cell;
    size += 1;
  }
  /* Spending covered by a credit counts, unless it is bought anyway. */
  for (const { cents, at } of credits) {
    let unbought = 0;
    for (const index of at) {
      const cell = cells[index] ?? 0;
      if ((prices[cell] ?? 0) >= (tops[index] ?? 0)) unbought += amounts[cell] ?? 0;
    }
    left -= Math.min(cents, unbought);
  }
  if (left <= 0) return 0;
  for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(at, size);
  let cost = 0;
  while (left > 0) {
    if (size === 0 || cost >= most) return Infinity;
    const cell = heap[0] ?? 0;
    const cents = Math.min(left, amounts[cell] ?? 0);
    cost += cents * (losses[0] ?? 0);
    left -= cents;
    onBought?.(cell, cents);
    size -= 1;
    losses[0] = losses[size] ?? 0;
    heap[0] = heap[size] ?? 0;
    sink(0, size);
  }
  return cost;
}

type PricedStep = { readonly step: StepCoefficients; readonly cost: number };

/** The worthwhile tiers: spending bought for one counts for the others, so only the most expensive one is paid for. */
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

/** Calls back for the cells bought at a loss for the worthwhile tiers. */
export function boughtForBonus(
  market: Market,
  bonus: BonusCoefficients,
  onBought: (cell: number, cents: number) => void,
): void {
  const { last } = bestSteps(market, bonus);
  if (last) costOfStep(market, last, Infinity, onBought);
}
