import { cents, type Cents } from '../../units.ts';
import { type Context, contextOf } from '../terms/context.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { netCentsAbove, relaxedWallet } from './relaxed-wallet.ts';

type RankedCard = {
  readonly card: string;
  /** Value of the wallet with the card less its value without. */
  readonly netCents: Cents;
};

/** A wallet's value in the year, without the ledger lines. */
export function netCentsOf(context: Context, wallet: readonly HeldCard[]): number {
  return netCentsAbove(context, relaxedWallet(context, wallet), -Infinity)?.netCents ?? 0;
}

/**
 * Ranks all cards of the catalog by the value they add to the wallet (for an empty one, their value alone), ties by
 * slug. Cards already in the wallet are valued as a second copy.
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

type MarginalValue = { readonly id: string; readonly netCents: Cents };

/** Value each card of a wallet adds to the others: negative if the wallet is better without it. */
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
