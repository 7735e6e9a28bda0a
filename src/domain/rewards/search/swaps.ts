import type { HeldCard } from '../problem.ts';
import type { Context } from '../terms/context.ts';
import { relaxedWallet } from '../valuation/relaxed-wallet.ts';
import { pricedWallet } from './priced-wallet.ts';
import { createProfits } from './profits.ts';
import type { Region, Relaxation } from './relaxation.ts';

/**
 * Wallets that differ from one in a single card, the most promising first: where what the new card earns above the prices of
 * the wallet is most above what the old one does there. The cards that are inside of the region stay.
 */
export function swapsOf(
  context: Context,
  relaxation: Relaxation,
  { inside, free, locks }: Region,
  wallet: readonly HeldCard[],
  most: number,
): readonly (readonly HeldCard[])[] {
  const { candidates, rivals, atMost } = relaxation;
  const { prices, profits } = pricedWallet(
    relaxation,
    relaxedWallet(context, wallet),
  );
  const { profitOf } = createProfits(relaxation, { inside, free, locks }, prices, null);
  const places = wallet.map(({ id }) => candidates.findIndex(({ held }) => held.id === id));
  const swaps: { readonly gain: number; readonly old: number | null; readonly index: number }[] =
    [];
  for (const index of free) {
    if (places.includes(index)) continue;
    const profit = profitOf(index);
    const others = places.filter((place) => rivals[index]?.has(place));
    const add = (old: number | null, lost: number) => {
      const isBeside = others.every((place) => place === old);
      if (isBeside && profit > lost) swaps.push({ gain: profit - lost, old, index });
    };
    if (places.length < atMost) add(null, 0);
    places.forEach((old, at) => {
      if (!inside.includes(old)) add(old, profits[at] ?? 0);
    });
  }
  return swaps
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .map(({ old, index }) =>
      [...places.filter((place) => place !== old), index].flatMap(
        (place) => candidates[place]?.held ?? [],
      ),
    );
}
