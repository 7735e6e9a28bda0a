import type { RelaxedWallet } from '../valuation/relaxed-wallet.ts';
import type { Prices, Relaxation } from './relaxation.ts';

/** A wallet by the prices of its linear program. */
export type PricedWallet = {
  /** No less than it is worth. */
  readonly cents: number;
  readonly prices: Prices;
  /** By card: what it earns above the prices, with what needs no spending. */
  readonly profits: Float64Array;
};

export function pricedWallet(
  relaxation: Relaxation,
  { fixed, shadow }: RelaxedWallet,
): PricedWallet {
  const { cents, profits, pricesIn } = shadow();
  return {
    cents: fixed.reduce((sum, each) => sum + each, cents),
    prices: pricesOf(relaxation, pricesIn),
    profits: profits.map((profit, at) => profit + (fixed[at] ?? 0)),
  };
}

/** What a cent of each cell is worth to a wallet, at most by little less. */
function pricesOf(
  { timeline, amounts }: Relaxation,
  pricesIn: (month: number, stretch: number) => Float64Array,
): Prices {
  const cells = new Float64Array(amounts.length);
  const width = amounts.length / timeline.slots.length;
  timeline.slots.forEach(({ monthClass, stretch }, slot) => {
    const alike = (timeline.classes[monthClass] ?? []).map((month) => pricesIn(month, stretch));
    /* Where the bound takes months as one that the wallet tells apart, the least price leaves no card too little. */
    for (let at = 0; at < width; at += 1) {
      cells[slot * width + at] = Math.min(...alike.map((prices) => prices[at] ?? 0));
    }
  });
  return { cells, fee: 0 };
}
