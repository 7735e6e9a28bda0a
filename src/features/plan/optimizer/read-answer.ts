import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { marginalValues } from '@/domain/rewards/valuation/rank-cards.ts';
import { valueWallet, valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { cents } from '@/domain/units.ts';
import { type Proposal, proposeExchange } from './choose-exchange.ts';
import type { SearchRequest } from './schema.ts';

/** The wallet to have: the found one, or the member's own, whole or without one card, if the found one is not worth more. */
export type Answer = {
  readonly wallet: readonly HeldCard[];
  readonly value: WalletValue;
  /** Value of the member's cards as they are; null without any. */
  readonly mine: WalletValue | null;
  /** Null: nothing is gained by changing, or there is nothing to change. */
  readonly proposal: Proposal | null;
};

/** Less than this, in cents, shows as nothing. */
const worthwhileCents = 50;

type Asked = Pick<SearchRequest, 'problem' | 'limits'>;

/** The found wallet, or the member's own without one card if that is worth more: it may be larger than the limits. */
function pickWallet(
  { problem, limits }: Asked,
  best: FoundWallet,
  own: readonly HeldCard[],
  mine: WalletValue,
): FoundWallet {
  const [least] = marginalValues(problem, own)
    .filter(({ id }) => !limits.pinned.some((held) => held.id === id))
    .toSorted((a, b) => a.netCents - b.netCents);
  const netCents = cents(mine.netCents - (least?.netCents ?? 0));
  if (least === undefined || netCents <= best.netCents) return best;
  return { wallet: own.filter(({ id }) => id !== least.id), netCents };
}

export function readAnswer(asked: Asked, best: FoundWallet, own: readonly HeldCard[]): Answer {
  const { problem } = asked;
  if (own.length === 0) {
    const value = valueWallet(problem, best.wallet);
    return { wallet: best.wallet, value, mine: null, proposal: null };
  }
  const mine = valueWallet(problem, own);
  const { wallet, netCents } = pickWallet(asked, best, own, mine);
  if (netCents - mine.netCents < worthwhileCents) {
    return { wallet: own, value: mine, mine, proposal: null };
  }
  const value = valueWallet(problem, wallet);
  const proposal = proposeExchange(problem, own, mine.netCents, wallet, own);
  return { wallet, value, mine, proposal };
}

/** Kinds of steps: `rest` puts a free card in a drawer, `choose` selects other categories of cards that are kept. */
export type ChangeKind = 'open' | 'close' | 'rest' | 'choose';

export type Change = {
  readonly kind: ChangeKind;
  /** Null only for `choose`. */
  readonly held: HeldCard | null;
  readonly before: WalletValue;
  readonly after: WalletValue;
};

/** Steps from the member's cards to the answer, in order; what each adds makes up the whole difference. */
export function listChanges(
  problem: RewardProblem,
  own: readonly HeldCard[],
  steps: readonly { readonly kind: 'open' | 'close' | 'rest'; readonly held: HeldCard }[],
  { value, mine }: Pick<Answer, 'value' | 'mine'>,
): readonly Change[] {
  const context = contextOf(problem);
  let wallet = own;
  let before = mine ?? valueWalletIn(context, own);
  const changes = steps.map(({ kind, held }): Change => {
    wallet = kind === 'open' ? [...wallet, held] : wallet.filter(({ id }) => id !== held.id);
    const change = { kind, held, before, after: valueWalletIn(context, wallet) };
    before = change.after;
    return change;
  });
  const isLeft = Math.abs(value.netCents - before.netCents) >= worthwhileCents;
  return isLeft ? [...changes, { kind: 'choose', held: null, before, after: value }] : changes;
}
