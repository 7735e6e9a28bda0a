import { type Bound, boundOf, type Prices, type Region, type Relaxation } from './relaxation.ts';
import { tighten } from './tighten.ts';

/** As many wallets are valued as soon as their bounds are lowered. */
const FEW = 4;
/** Rounds of tightening for the cards that are inside: they are few, so that each round is short. */
const ROUNDS = 30;

/** By card of a region with one place left, cents that the wallet with it is worth at most. */
type LastPlace = ReadonlyMap<number, number>;

function boundsAt({ free, inside }: Region, { cents, picked, profits }: Bound): LastPlace {
  const profitOf = (index: number) => profits.get(index) ?? 0;
  const open = picked.filter((index) => !inside.includes(index));
  const without = open.reduce((sum, index) => sum - profitOf(index), cents);
  return new Map(free.map((index) => [index, without + profitOf(index)]));
}

/**
 * Bounds by the card that takes the last place of a region, whose `bound` was found at `prices`. Those prices are the best
 * ones for the dearest of many cards, and leave what is inside worth more than it is: where many are above `threshold`,
 * they are asked once more at prices that are the best for what is inside alone. Any prices give a bound; the lower counts.
 */
export function lastPlaceBounds(
  relaxation: Relaxation,
  region: Region,
  bound: Bound,
  prices: Prices,
  threshold: number,
): LastPlace {
  const first = boundsAt(region, bound);
  const open = region.free.filter((index) => (first.get(index) ?? 0) > threshold);
  if (open.length <= FEW) return first;
  const alone = { ...region, free: [] };
  const start = { prices, stepLength: 1 };
  const rounds = tighten(relaxation, alone, start, ROUNDS, () => threshold);
  let round = rounds.next();
  while (round.done !== true) round = rounds.next();
  const among = { ...region, free: open };
  const again = round.value && boundOf(relaxation, among, round.value.prices);
  if (!again) return first;
  const second = boundsAt(among, again);
  return new Map(
    open.map((index) => [index, Math.min(first.get(index) ?? 0, second.get(index) ?? Infinity)]),
  );
}
