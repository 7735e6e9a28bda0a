import type { PricedWallet } from './priced-wallet.ts';
import type { Region, Relaxation } from './relaxation.ts';

/**
 * Wallets that differ from a given one in a single card, most promising first: where the new card's earnings above
 * the wallet's prices exceed the old one's the most. Cards inside the region stay.
 */
export function swapsOf(
  { rivals, atMost }: Relaxation,
  { inside, free }: Region,
  { places, profits, open }: PricedWallet,
  most: number,
): readonly (readonly number[])[] {
  const swaps: { readonly gain: number; readonly old: number | null; readonly index: number }[] =
    [];
  for (const index of free) {
    if (places.includes(index)) continue;
    const profit = open(index);
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
    .map(({ old, index }) => [...places.filter((place) => place !== old), index]);
}
