import type { Context } from '../terms/context.ts';
import { unlockedSystems } from '../terms/seated-card.ts';
import { type RelaxedWallet, relaxedWallet } from '../valuation/relaxed-wallet.ts';
import { pricedWallet } from './priced-wallet.ts';
import { createProfits } from './profits.ts';
import type { Bound, Region, Relaxation } from './relaxation.ts';

/** By card of a region with one place left, cents that the wallet with it is worth at most. */
type LastPlace = ReadonlyMap<number, number>;

/** Such bounds at the prices of `bound`; what it picked may be inside by now. */
export function boundsAt({ free, inside }: Region, { cents, picked, profitOf }: Bound): LastPlace {
  const others = picked.filter((index) => !inside.includes(index));
  const without = others.reduce((sum, index) => sum - profitOf(index), cents);
  return new Map(free.map((index) => [index, without + profitOf(index)]));
}

/** By a card: the system whose points it unlocks for what is inside, which makes that worth more; empty for none. */
function unlocking({ candidates }: Relaxation, { inside }: Region): (index: number) => string {
  const cards = inside.flatMap((index) => candidates[index]?.card ?? []);
  const unlocked = unlockedSystems(cards);
  const locked = new Set(
    cards.flatMap(({ needsUnlock, pointSystem }) =>
      needsUnlock && !unlocked.has(pointSystem) ? [pointSystem] : [],
    ),
  );
  return (index) => {
    const card = candidates[index]?.card;
    return card?.unlocksTransfers && locked.has(card.pointSystem) ? card.pointSystem : '';
  };
}

/** What the cards inside are worth at most with another or none beside, and with any other in its place. */
type Placed = {
  readonly wallet: RelaxedWallet;
  readonly cents: number;
  readonly withCard: (index: number) => number;
};

/**
 * The linear program of a wallet gives prices, and what each card earns above them. Those of the cards inside and the
 * most that another card earns above the same prices bound their wallet: each is the most that the card can add to what
 * all cents cost. Infinity where the other card changes what the points inside are worth.
 */
export function placedBounds(
  context: Context,
  relaxation: Relaxation,
  region: Region,
  last: number | null,
): Placed {
  const places = last === null ? region.inside : [...region.inside, last];
  const held = places.flatMap((index) => relaxation.candidates[index]?.held ?? []);
  const wallet = relaxedWallet(context, held);
  const { cents, profits, prices } = pricedWallet(relaxation, wallet);
  const without = cents - (profits[region.inside.length] ?? 0);
  const { profitOf } = createProfits(relaxation, region, prices, null);
  const unlockedBy = unlocking(relaxation, region);
  const unlocked = last === null ? '' : unlockedBy(last);
  return {
    wallet,
    cents,
    withCard: (index) => (unlockedBy(index) === unlocked ? without + profitOf(index) : Infinity),
  };
}

/**
 * The wallets of a region with one place left that may be worth more than `least`. After none the card with the highest
 * bound takes the place; the prices of each wallet lower the bounds of the others, of which most need not be tried.
 */
export function* lastPlaces(
  context: Context,
  relaxation: Relaxation,
  region: Region,
  bounds: LastPlace,
  least: () => number,
): Generator<RelaxedWallet, void, void> {
  let open = bounds;
  for (let last: number | null = null; ;) {
    const placed = placedBounds(context, relaxation, region, last);
    if (placed.cents > least()) yield placed.wallet;
    const above = least();
    const lowered = new Map<number, number>();
    let next: number | null = null;
    for (const [index, before] of open) {
      if (index === last || before <= above) continue;
      const most = Math.min(before, placed.withCard(index));
      if (most <= above) continue;
      lowered.set(index, most);
      if (next === null || most > (lowered.get(next) ?? 0)) next = index;
    }
    if (next === null) return;
    open = lowered;
    last = next;
  }
}
