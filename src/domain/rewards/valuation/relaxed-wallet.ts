import { allocateAbove } from '../allocation/allocate.ts';
import { oneCardCents } from '../allocation/one-card.ts';
import { type Shadow, shadowOf } from '../allocation/shadow-prices.ts';
import { type SolvedNode, solveOpen } from '../allocation/solve-node.ts';
import { unsharedCents } from '../allocation/unshared.ts';
import type { HeldCard } from '../problem.ts';
import type { Context } from '../terms/context.ts';
import { fixedCents } from '../terms/fixed-value.ts';
import { type SeatedCard, seatWallet } from '../terms/seated-card.ts';

/** A wallet whose linear program is solved once, for its prices and for its value. */
export type RelaxedWallet = {
  readonly wallet: readonly HeldCard[];
  readonly seated: readonly SeatedCard[];
  /** By card: its value independent of spending. */
  readonly fixed: readonly number[];
  /** The optimum with every choice and every step of a bonus open. */
  readonly root: () => SolvedNode;
  readonly isSolved: () => boolean;
  readonly shadow: () => Shadow;
};

export function relaxedWallet(context: Context, wallet: readonly HeldCard[]): RelaxedWallet {
  const seated = seatWallet(context, wallet);
  let root: SolvedNode | null = null;
  let shadow: Shadow | null = null;
  const rootOf = () => {
    root ??= solveOpen(context, seated);
    if (!root) throw new Error('what is left open can be met');
    return root;
  };
  return {
    wallet,
    seated,
    fixed: seated.map(fixedCents),
    root: rootOf,
    isSolved: () => root !== null,
    shadow: () => (shadow ??= shadowOf(context, seated, rootOf())),
  };
}

/** A net value with an upper bound on any division of the wallet's spending; see `WalletValue`. */
type ProvenNet = { readonly netCents: number; readonly boundCents: number };

/** The wallet's value in the year, or null as soon as it cannot exceed `least` cents. */
export function netCentsAbove(
  context: Context,
  { seated, fixed, root }: RelaxedWallet,
  least: number,
): ProvenNet | null {
  const sure = fixed.reduce((sum, each) => sum + each, 0);
  const [only, ...others] = seated;
  const direct =
    unsharedCents(context, seated) ??
    (only && others.length === 0 ? oneCardCents(context, only) : null);
  if (direct !== null) {
    const netCents = direct + sure;
    return netCents > least ? { netCents, boundCents: netCents } : null;
  }
  const found = allocateAbove(context, seated, least - sure, root());
  if (!found) return null;
  return {
    netCents: found.allocation.valueCents + sure,
    boundCents: found.boundCents + sure,
  };
}
