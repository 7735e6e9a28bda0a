import type { Market } from './card-profit.ts';
import type { BonusFace, StepFace } from './face-bonus.ts';

/** Cents of a cell, and what each loses against its price. */
type Loss = { readonly cell: number; readonly loss: number; readonly cents: number };

/** The cents that have to be bought at a loss to meet a minimum spend, the least loss first. */
export function boughtForStep(
  { amounts, prices }: Market,
  { needCents, cells, tops, creditCents }: StepFace,
): { readonly costCents: number; readonly bought: readonly Loss[] } {
  let left = needCents - creditCents;
  const losses: Loss[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const loss = (prices[cell] ?? 0) - (tops[index] ?? 0);
    const cents = amounts[cell] ?? 0;
    if (loss < 0) left -= cents;
    else losses.push({ cell, loss, cents });
  }
  if (left <= 0) return { costCents: 0, bought: [] };
  losses.sort((a, b) => a.loss - b.loss);
  let costCents = 0;
  const bought: Loss[] = [];
  for (const each of losses) {
    if (left <= 0) break;
    const cents = Math.min(left, each.cents);
    costCents += cents * each.loss;
    left -= cents;
    bought.push({ ...each, cents });
  }
  return { costCents: left > 0 ? Infinity : costCents, bought };
}

/**
 * The most that the steps of a bonus add to a card's profit. Whatever meets a step buys at least the missing cents at a
 * loss, and what is bought for one step counts for the others: of all steps within a cost the dearest is paid for.
 */
export function bonusGain(market: Market, { steps }: BonusFace): number {
  if (steps.length === 1) {
    const [step] = steps;
    return step ? Math.max(0, step.valueCents - boughtForStep(market, step).costCents) : 0;
  }
  const priced = steps
    .map((step) => ({ value: step.valueCents, cost: boughtForStep(market, step).costCents }))
    .sort((a, b) => a.cost - b.cost);
  let most = 0;
  let value = 0;
  for (const step of priced) {
    value += step.value;
    most = Math.max(most, value - step.cost);
  }
  return most;
}

/** The steps that are worth their cost at the prices: the cheapest ones up to the best sum. */
export function boughtForBonus(market: Market, { steps }: BonusFace): readonly Loss[] {
  const priced = steps
    .map((step) => ({ step, ...boughtForStep(market, step) }))
    .sort((a, b) => a.costCents - b.costCents);
  let most = 0;
  let value = 0;
  let bought: readonly Loss[] = [];
  for (const each of priced) {
    value += each.step.valueCents;
    if (value - each.costCents <= most) continue;
    most = value - each.costCents;
    bought = each.bought;
  }
  return bought;
}
