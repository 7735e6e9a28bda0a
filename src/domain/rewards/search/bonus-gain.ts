import type { Market } from './card-profit.ts';
import type { BonusCoefficients, StepCoefficients } from './bonus-coefficients.ts';

let losses = new Float64Array(256);

/**
 * What the cents cost that have to be bought at a loss to meet a minimum spend, the least loss first: Infinity where the
 * window has too few. `onBought` is told of each cell that is bought of.
 */
function costOfStep(
  { amounts, prices }: Market,
  { needCents, cells, tops, credits }: StepCoefficients,
  onBought?: (cell: number, cents: number) => void,
): number {
  if (losses.length < cells.length) losses = new Float64Array(2 * cells.length);
  let left = needCents;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const loss = (prices[cell] ?? 0) - (tops[index] ?? 0);
    losses[index] = loss < 0 ? Infinity : loss;
    if (loss < 0) left -= amounts[cell] ?? 0;
  }
  /* What a credit pays back counts, where it is not bought anyway. */
  for (const { cents, at } of credits) {
    let most = 0;
    for (const index of at) {
      if (losses[index] !== Infinity) most += amounts[cells[index] ?? 0] ?? 0;
    }
    left -= Math.min(cents, most);
  }
  let cost = 0;
  /* Selection by hand: a few large cells meet most minimums. */
  while (left > 0) {
    let least = -1;
    for (let index = 0; index < cells.length; index += 1) {
      if ((losses[index] ?? Infinity) < (least < 0 ? Infinity : (losses[least] ?? Infinity))) {
        least = index;
      }
    }
    if (least < 0) return Infinity;
    const cell = cells[least] ?? 0;
    const cents = Math.min(left, amounts[cell] ?? 0);
    cost += cents * (losses[least] ?? 0);
    left -= cents;
    onBought?.(cell, cents);
    losses[least] = Infinity;
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
  const priced = steps
    .map((step): PricedStep => ({ step, cost: costOfStep(market, step) }))
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
  if (step && others.length === 0) return Math.max(0, step.valueCents - costOfStep(market, step));
  return bestSteps(market, bonus).gain;
}

/** Tells of the cells that are bought at a loss for the steps that are worth it. */
export function boughtForBonus(
  market: Market,
  bonus: BonusCoefficients,
  onBought: (cell: number, cents: number) => void,
): void {
  const { last } = bestSteps(market, bonus);
  if (last) costOfStep(market, last, onBought);
}
