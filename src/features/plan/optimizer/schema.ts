import type { WalletLimits } from '@/domain/rewards/search/wallet-limits.ts';
import { cents } from '@/domain/units.ts';
import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';

/** Input of a best-wallet search; plain values that can be posted to a worker. */
export type SearchRequest = {
  readonly problem: RewardProblem;
  readonly limits: WalletLimits;
  /** Number of runner-up wallets to return. */
  readonly alternatives: number;
};

/** The cards of the best wallet, for screens that set it against others. */
export type BestCards = {
  /** Null while unknown, or if no wallet keeps within the limits. */
  readonly wallet: readonly HeldCard[] | null;
  readonly isSearching: boolean;
};

export type AssumedFigure = {
  readonly inputs: Pick<
    ValuationInputs,
    'rows' | 'names' | 'preferences' | 'date' | 'offerOf' | 'uncountedOf' | 'programUseOf'
  >;
  readonly problem: RewardProblem;
  readonly wallet: readonly HeldCard[];
};

export type WalletWish = {
  readonly size: number;
  readonly business: WalletLimits['businessCards'];
  /** Dollars a year at most; absent is any. */
  readonly fees?: number | undefined;
};

type Proposable = {
  /** True if a card the member does not hold may be proposed. */
  readonly mayPropose: (card: CardRow) => boolean;
  /** Pairs of cards of which only one may be proposed. */
  readonly incompatible: WalletLimits['incompatible'];
};

/** Limits of a search: cards held or obtainable, one per family, within the wishes; `kept` cards are in every wallet. */
export function toWalletLimits(
  wish: WalletWish,
  kept: readonly HeldCard[],
  own: readonly HeldCard[],
  cards: readonly CardRow[],
  { mayPropose, incompatible }: Proposable,
): WalletLimits {
  const ownSlugs = new Set(own.map(({ card }) => card));
  return {
    atMost: Math.max(wish.size, kept.length),
    pinned: kept,
    excluded: [],
    allowed: cards
      .filter((card) => ownSlugs.has(card.slug) || mayPropose(card))
      .map(({ slug }) => slug),
    issuers: null,
    businessCards: wish.business,
    maxFeesCents: wish.fees === undefined ? null : cents(wish.fees * 100),
    onePerFamily: true,
    incompatible,
  };
}
