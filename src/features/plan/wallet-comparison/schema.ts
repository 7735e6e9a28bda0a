import type { HeldCard } from '@/domain/rewards/problem.ts';
import { flag, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

/** A set of cards that can be valued: the member's cards, a wallet of theirs, or a curated one. */
export type Subject = {
  /** Id in the address: `mine`, `best`, the wallet's id, or `setup-` with its number. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'mine' | 'best' | 'wallet' | 'setup';
  readonly note: string;
  readonly wallet: readonly HeldCard[];
};

/** Address of the start: the member's cards against the best wallet. */
export const proposedIds = 'mine,best';

/** More columns than this cannot be read side by side. */
export const maxComparedWallets = 4;

export const walletComparisonSearchSchema = searchSchema({
  q: text(80, ''),
  /** Also shows rows without differences. */
  all: flag(false),
});
export type WalletComparisonSearch = SearchOf<typeof walletComparisonSearchSchema>;
