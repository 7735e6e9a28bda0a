import { cents } from '../../units.ts';
import type { Context } from '../terms/context.ts';
import { feeCentsOf } from '../terms/fixed-value.ts';
import type { HeldCard } from '../problem.ts';
import { netCentsAbove, type RelaxedWallet, relaxedWallet } from '../valuation/relaxed-wallet.ts';
import type { FoundWallet } from './find-best-wallet.ts';
import type { WalletLimits } from './wallet-limits.ts';

/** The best wallets so far. */
export type Incumbents = {
  /** Values a wallet and keeps it if it is among the best. */
  readonly offer: (wallet: RelaxedWallet) => void;
  readonly found: () => readonly FoundWallet[];
  /** The highest bound of a wallet whose own value could not be proven; −Infinity where all were. */
  readonly unprovenCents: () => number;
  /** What a wallet has to better to be kept. */
  readonly threshold: () => number;
  /** What the search may hope for: the threshold, or the best wallet while there is still room. */
  readonly target: () => number;
};

/** A card that adds less is left out of a wallet; above the tolerance of an allocation's own search. */
const WORTHLESS_CENTS = 1e-3;

function keyOf(wallet: readonly HeldCard[]): string {
  return wallet
    .map((held) => held.id)
    .sort()
    .join('\n');
}

/** Keeps the `size` best wallets, each without cards that add nothing to it. */
export function createIncumbents(context: Context, limits: WalletLimits, size: number): Incumbents {
  const values = new Map<string, number>();
  const pinned = new Set(limits.pinned.map((held) => held.id));
  let found: readonly FoundWallet[] = [];
  let unproven = -Infinity;
  const offeredKeys = new Set<string>();
  const kept = new Set<string>();

  /** The value, or null when it is not above `least`. */
  const valueAbove = (relaxed: RelaxedWallet, least: number): number | null => {
    const key = keyOf(relaxed.wallet);
    const known = values.get(key);
    if (known !== undefined) return known > least ? known : null;
    const value = netCentsAbove(context, relaxed, least);
    if (value === null) return null;
    values.set(key, value.netCents);
    if (value.boundCents > value.netCents) unproven = Math.max(unproven, value.boundCents);
    return value.netCents > least ? value.netCents : null;
  };
  const isWithinFees = (wallet: readonly HeldCard[]): boolean => {
    if (limits.maxFeesCents === null) return true;
    const fees = wallet.reduce((sum, held) => {
      return sum + feeCentsOf(context.cardOf(held.card), held, context.termsOf(held).isOpened);
    }, 0);
    return fees <= limits.maxFeesCents;
  };
  const threshold = () =>
    found.length < size ? -Infinity : (found[found.length - 1]?.netCents ?? -Infinity);

  /** The wallet without any card that it is worth as much without. Most earn more than that above the wallet's prices. */
  const lean = (relaxed: RelaxedWallet, netCents: number): FoundWallet => {
    const { wallet, fixed, shadow } = relaxed;
    const enough = netCents - WORTHLESS_CENTS;
    const { cents: spendCents, profits } = shadow();
    const most = fixed.reduce((sum, each) => sum + each, spendCents);
    for (const [at, held] of wallet.entries()) {
      const mostWithout = most - (profits[at] ?? 0) - (fixed[at] ?? 0);
      if (pinned.has(held.id) || mostWithout <= enough) continue;
      const without = relaxedWallet(
        context,
        wallet.filter((other) => other !== held),
      );
      const value = valueAbove(without, enough);
      /* One card less can make another one worthless that was not. */
      if (value !== null) return lean(without, value);
    }
    return { wallet, netCents: cents(netCents) };
  };

  return {
    found: () => found,
    unprovenCents: () => unproven,
    threshold,
    target: () => (found.length < size ? (found[0]?.netCents ?? -Infinity) : threshold()),
    offer: (offered) => {
      const offeredKey = keyOf(offered.wallet);
      if (offeredKeys.has(offeredKey)) return;
      offeredKeys.add(offeredKey);
      const value = isWithinFees(offered.wallet) ? valueAbove(offered, threshold()) : null;
      if (value === null) return;
      const entry = lean(offered, value);
      const key = keyOf(entry.wallet);
      if (kept.has(key)) return;
      kept.add(key);
      found = [...found, entry].sort((a, b) => b.netCents - a.netCents).slice(0, size);
    },
  };
}
