import { coefficientsIn } from './candidate.ts';
import { cardProfit, flatProfit, type Market } from './card-profit.ts';
import type { Prices, Region, Relaxation } from './relaxation.ts';

/** Known profits of candidates at some prices. */
export type KnownProfits = {
  readonly prices: Prices;
  /** By candidate: an upper bound on its profit. */
  readonly most: Float64Array;
  /** The free cards that the bound at the prices counts. */
  readonly picked: readonly number[];
};

export type Profits = {
  /** By candidate: an upper bound on its profit, exact where it was requested. */
  readonly most: Float64Array;
  readonly profitOf: (index: number) => number;
};

/**
 * Profits that are found when they are asked for. Where they were known `before` at other prices, none has become greater
 * than by what all cents have become cheaper.
 */
export function createProfits(
  { candidates, amounts }: Relaxation,
  { locks }: Region,
  prices: Prices,
  before: KnownProfits | null,
): Profits {
  const market: Market = { amounts, prices: prices.cells };
  const most = new Float64Array(candidates.length).fill(Infinity);
  if (before) {
    const cheaper = fallOf(amounts, before.prices.cells, prices.cells);
    const cheaperFee = before.prices.fee - prices.fee;
    candidates.forEach(({ fee }, index) => {
      most[index] = (before.most[index] ?? Infinity) + cheaper + cheaperFee * fee;
    });
  }
  const flats = new Map<number, number>();
  const flatOf = (rate: number): number => {
    const known = flats.get(rate);
    if (known !== undefined) return known;
    const profit = flatProfit(market, rate);
    flats.set(rate, profit);
    return profit;
  };
  const isFound = new Uint8Array(candidates.length);
  const profitOf = (index: number): number => {
    const candidate = candidates[index];
    if (!candidate || isFound[index]) return most[index] ?? 0;
    let earned = -Infinity;
    for (const way of coefficientsIn(candidate, locks)) {
      earned = Math.max(earned, cardProfit(market, way, flatOf(way.base)));
    }
    isFound[index] = 1;
    return (most[index] = earned - prices.fee * candidate.fee);
  };
  return { most, profitOf };
}

/** Total price decrease of all cents since before, ignoring increases. */
function fallOf(amounts: Float64Array, before: Float64Array, prices: Float64Array): number {
  let cents = 0;
  for (let cell = 0; cell < amounts.length; cell += 1) {
    const fall = (before[cell] ?? 0) - (prices[cell] ?? 0);
    if (fall > 0) cents += fall * (amounts[cell] ?? 0);
  }
  return cents;
}
