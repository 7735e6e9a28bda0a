import { z } from 'zod';
import type { HeldCard } from '@/domain/valuation/problem.ts';

/** A set of cards that can be valued: the member's cards, a wallet of theirs, or a curated one. */
export type Subject = {
  /** As it stands in an address: `mine`, the wallet's id, or `setup-` and its number. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'mine' | 'wallet' | 'setup';
  readonly note: string;
  readonly wallet: readonly HeldCard[];
};

/** More columns than this cannot be read side by side. */
export const maxComparedWallets = 4;

export const walletComparisonSearchSchema = z.object({
  q: z.string().max(80).default('').catch(''),
  /** Also shows what is the same for every wallet. */
  all: z.boolean().default(false).catch(false),
});
export type WalletComparisonSearch = z.infer<typeof walletComparisonSearchSchema>;
