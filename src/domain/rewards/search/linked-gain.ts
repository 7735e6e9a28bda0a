import type { Market } from './card-profit.ts';
import type { LinkCoefficients, LinkedStepCoefficients } from './linked-coefficients.ts';

type Offer = { readonly rate: number; readonly cents: number; readonly cell: number };

/** Called with the cents bought of a cell. */
type Buy = (cell: number, cents: number) => void;

/** Other spending that a card has to buy at a loss, least loss first, after what it buys anyway. */
function lossesOf(
  { amounts, prices }: Market,
  { others, tops, credits }: LinkCoefficients,
): { readonly free: number; readonly losses: readonly Offer[] } {
  let free = 0;
  const losses: Offer[] = [];
  for (let index = 0; index < others.length; index += 1) {
    const cell = others[index] ?? 0;
    const cents = amounts[cell] ?? 0;
    const rate = (prices[cell] ?? 0) - (tops[index] ?? 0);
    if (rate < 0) free += cents;
    else losses.push({ rate, cents, cell });
  }
  for (const { cents, at } of credits) {
    let unbought = 0;
    for (const index of at) {
      const cell = others[index] ?? 0;
      if ((prices[cell] ?? 0) >= (tops[index] ?? 0)) unbought += amounts[cell] ?? 0;
    }
    free += Math.min(cents, unbought);
  }
  return { free, losses: losses.sort((a, b) => a.rate - b.rate) };
}

/** Profit of a step: linked cents that earn most first, as long as they pay for the other spending that they need. */
function stepGain(
  { amounts, prices }: Market,
  { cells }: LinkCoefficients,
  { atLeast, worths }: LinkedStepCoefficients,
  other: { readonly free: number; readonly losses: readonly Offer[] } | null,
  buy?: Buy,
): number {
  const earning: Offer[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const rate = (worths[index] ?? 0) - (prices[cell] ?? 0);
    if (rate > 0) earning.push({ rate, cents: amounts[cell] ?? 0, cell });
  }
  earning.sort((a, b) => b.rate - a.rate);
  let gain = 0;
  let free = other ? other.free / atLeast : Infinity;
  let [at, used] = [0, 0];
  for (const { rate, cents, cell } of earning) {
    let left = cents;
    while (left > 0) {
      const loss = free > 0 ? null : other?.losses[at];
      if (loss === undefined || (loss && loss.rate * atLeast >= rate)) return gain;
      const room = loss ? (loss.cents - used) / atLeast : free;
      const taken = Math.min(left, room);
      gain += taken * (rate - (loss ? loss.rate * atLeast : 0));
      left -= taken;
      buy?.(cell, taken);
      if (!loss) free -= taken;
      else {
        used += taken * atLeast;
        buy?.(loss.cell, used);
        if (taken >= room) [at, used] = [at + 1, 0];
      }
    }
  }
  return gain;
}

/**
 * The most that linked rates add to a card's profit at the prices: in each class of months the best step, or the points
 * of months that reach none. `isFree` takes all other spending as bought, which never lowers it.
 */
export function linkedGain(
  market: Market,
  links: readonly LinkCoefficients[],
  isFree: boolean,
): number {
  let total = 0;
  for (const link of links) {
    const other = isFree || !link.isCharged ? null : lossesOf(market, link);
    let best = link.otherwiseCents;
    for (const step of link.steps) best = Math.max(best, stepGain(market, link, step, other));
    total += best;
  }
  return total;
}

/** Calls back for the cells that the best steps buy. */
export function boughtForLinks(
  market: Market,
  links: readonly LinkCoefficients[],
  buy: Buy,
): void {
  for (const link of links) {
    const other = link.isCharged ? lossesOf(market, link) : null;
    let best = link.otherwiseCents;
    let chosen: LinkedStepCoefficients | null = null;
    for (const step of link.steps) {
      const gain = stepGain(market, link, step, other);
      if (gain > best) [best, chosen] = [gain, step];
    }
    if (chosen) stepGain(market, link, chosen, other, buy);
  }
}
