import { cents, type Cents } from '../../units.ts';
import type { Context } from '../terms/context.ts';
import { feeCentsOf } from '../terms/fixed-value.ts';
import { netCentsAbove } from '../valuation/relaxed-wallet.ts';
import type { FoundWallet } from './find-best-wallet.ts';
import { keyOf, type PricedWallets } from './priced-wallet.ts';
import type { Relaxation } from './relaxation.ts';
import type { WalletLimits } from './wallet-limits.ts';

type Incumbents = {
  /** Values a wallet, by its candidates, and keeps it if it is among the best. */
  readonly offer: (places: readonly number[]) => void;
  readonly found: () => readonly FoundWallet[];
  readonly best: () => readonly number[];
  /** The highest bound of a wallet whose own value could not be proven; −Infinity if all were. */
  readonly unprovenCents: () => number;
  /** Value a wallet must beat to become an incumbent. */
  readonly threshold: () => number;
  /** Target of the search: the threshold, or the best wallet while there is still room. */
  readonly target: () => number;
};

/** A card that adds less is left out of a wallet; above the tolerance of an allocation's own search. */
const WORTHLESS_CENTS = 1e-3;

const NONE: readonly number[] = [];

type Kept = { readonly places: readonly number[]; readonly netCents: Cents };

/** Keeps the `size` best wallets, each without cards that add nothing to it. */
export function createIncumbents(
  context: Context,
  relaxation: Relaxation,
  limits: WalletLimits,
  wallets: PricedWallets,
  size: number,
): Incumbents {
  const values = new Map<string, number>();
  let found: readonly Kept[] = [];
  let unproven = -Infinity;
  const offeredKeys = new Set<string>();
  const kept = new Set<string>();
  const heldOf = (places: readonly number[]) =>
    places.flatMap((index) => relaxation.candidates[index]?.held ?? []);

  /** The value, or null when it is not above `least`. */
  const valueAbove = (places: readonly number[], least: number): number | null => {
    const key = keyOf(places);
    const known = values.get(key);
    if (known !== undefined) return known > least ? known : null;
    if (wallets.mostOf(places) <= least) return null;
    const relaxed = wallets.relaxed(places);
    const value = netCentsAbove(context, relaxed, least);
    /* Its prices may spare other wallets a program. */
    if (relaxed.isSolved()) wallets.priced(places);
    if (value === null) return null;
    values.set(key, value.netCents);
    if (value.boundCents > value.netCents) unproven = Math.max(unproven, value.boundCents);
    return value.netCents > least ? value.netCents : null;
  };
  const isWithinFees = (places: readonly number[]): boolean => {
    if (limits.maxFeesCents === null) return true;
    const fees = heldOf(places).reduce((sum, held) => {
      return sum + feeCentsOf(context.cardOf(held.card), held, context.termsOf(held).isOpened);
    }, 0);
    return fees <= limits.maxFeesCents;
  };
  const threshold = () =>
    found.length < size ? -Infinity : (found[found.length - 1]?.netCents ?? -Infinity);

  /** The wallet without cards that add nothing to its value. */
  const lean = (places: readonly number[], netCents: number): Kept => {
    for (const place of places) {
      if (place < limits.pinned.length) continue;
      const without = places.filter((other) => other !== place);
      const value = valueAbove(without, netCents - WORTHLESS_CENTS);
      /* One card less can make another one worthless that was not. */
      if (value !== null) return lean(without, value);
    }
    return { places, netCents: cents(netCents) };
  };

  return {
    found: () => found.map(({ places, netCents }) => ({ wallet: heldOf(places), netCents })),
    best: () => found[0]?.places ?? NONE,
    unprovenCents: () => unproven,
    threshold,
    target: () => (found.length < size ? (found[0]?.netCents ?? -Infinity) : threshold()),
    offer: (offered) => {
      const offeredKey = keyOf(offered);
      if (offeredKeys.has(offeredKey)) return;
      offeredKeys.add(offeredKey);
      const value = isWithinFees(offered) ? valueAbove(offered, threshold()) : null;
      if (value === null) return;
      const entry = lean(offered, value);
      const key = keyOf(entry.places);
      if (kept.has(key)) return;
      kept.add(key);
      found = [...found, entry].sort((a, b) => b.netCents - a.netCents).slice(0, size);
    },
  };
}
