import { mostBy, type PricedWallets } from './priced-wallet.ts';
import type { Bound, Region, Relaxation } from './relaxation.ts';

/** By card of a region with one place left: an upper bound, in cents, on the wallet with it. */
type LastPlace = ReadonlyMap<number, number>;

/** Computes such bounds at the prices of `bound`, whose picks may be inside by now. */
export function boundsAt({ free, inside }: Region, { cents, picked, profitOf }: Bound): LastPlace {
  const others = picked.filter((index) => !inside.includes(index));
  const without = others.reduce((sum, index) => sum - profitOf(index), cents);
  return new Map(free.map((index) => [index, without + profitOf(index)]));
}

/**
 * The wallets of a region with one place left that may be worth more than `least`. After none the card with the highest
 * bound takes the place; the prices of each wallet lower the bounds of the others, of which most need not be tried.
 */
export function* lastPlaces(
  relaxation: Relaxation,
  wallets: PricedWallets,
  { inside }: Region,
  bounds: LastPlace,
  least: () => number,
): Generator<readonly number[], void, void> {
  let open = bounds;
  for (let wallet = inside; ;) {
    const priced = wallets.priced(wallet);
    if (priced.cents > least()) yield wallet;
    const above = least();
    const lowered = new Map<number, number>();
    let next: number | null = null;
    for (const [index, before] of open) {
      if (wallet.includes(index) || before <= above) continue;
      const most = Math.min(before, mostBy(relaxation, priced, [...inside, index]));
      if (most <= above) continue;
      lowered.set(index, most);
      if (next === null || most > (lowered.get(next) ?? 0)) next = index;
    }
    if (next === null) return;
    open = lowered;
    wallet = [...inside, next];
  }
}
