import { walletSetupsSearchSchema } from '@/features/mine/wallet-setups/schema.ts';
import type { BestCards } from '@/features/plan/optimizer/schema.ts';
import { useBestCards } from '@/features/plan/optimizer/use-best-wallet.ts';
import { useWalletRequest } from './-use-wallet-request.ts';

const usual = walletSetupsSearchSchema.parse({});

/** The answer of the best wallet screen as it opens; asks nothing of a member without spending. */
export function useBestForMe(): BestCards {
  const { inputs, request } = useWalletRequest(usual);
  const isEmpty = Object.values(inputs.spending).every((amount) => amount === 0);
  return useBestCards(isEmpty ? null : request);
}
