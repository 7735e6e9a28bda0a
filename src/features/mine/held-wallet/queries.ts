import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { HeldWallet } from '@/features/mine/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { createHeldWalletReader } from './value-held-wallet.ts';

const readHeldWallet = createHeldWalletReader();

/**
 * The member's cards, valued together; every screen shares the one computation. It needs the exact engine, so that a
 * screen without the values takes `useHoldings`, which does not load it.
 */
export function useHeldWallet(): HeldWallet & { readonly inputs: ValuationInputs } {
  const { inputs, ...holdings } = useHoldings();
  return { inputs, ...readHeldWallet(inputs, holdings) };
}
