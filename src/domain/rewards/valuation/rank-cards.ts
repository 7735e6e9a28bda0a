import { cents, type Cents } from '../../units.ts';
import { type Context, contextOf } from '../terms/context.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { netCentsAbove, relaxedWallet } from './relaxed-wallet.ts';

export type RankedCard = {
  readonly card: string;
  /** What the wallet with the card is worth above the wallet without it. */
  readonly netCents: Cents;
};

/** What a wallet is worth in the year, without the lines that explain it. */
export function netCentsOf(context: Context, wallet: readonly HeldCard[]): number {
  return netCentsAbove(context, relaxedWallet(context, wallet), -Infinity)?.netCents ?? 0;
}

/**
 * Every card of the catalog by what it adds to the wallet (to none: its value alone), best first; equal
 * ones by slug. Cards that the wallet holds already are valued as a second copy.
 */
export function rankCards(
  problem: RewardProblem,
  wallet: readonly HeldCard[] = [],
): readonly RankedCard[] {
  const context = contextOf(problem);
  const without = wallet.length === 0 ? 0 : netCentsOf(context, wallet);
  return problem.catalog.cards
    .map(({ slug }) => {
      const added: HeldCard = { id: `+${slug}`, card: slug, selected: {} };
      return { card: slug, netCents: cents(netCentsOf(context, [...wallet, added]) - without) };
    })
    .sort((a, b) => b.netCents - a.netCents || (a.card < b.card ? -1 : 1));
}

export type MarginalValue = { readonly id: string; readonly netCents: Cents };

/** What each card of a wallet adds to the others: negative where the wallet is better without it. */
export function marginalValues(
  problem: RewardProblem,
  wallet: readonly HeldCard[],
): readonly MarginalValue[] {
  const context = contextOf(problem);
  const whole = netCentsOf(context, wallet);
  return wallet.map((held) => {
    const rest = wallet.filter((other) => other !== held);
    return { id: held.id, netCents: cents(whole - netCentsOf(context, rest)) };
  });
}
