import type { Wallet, WalletCard } from './schema.ts';

export function createWallet(name: string, position: number): Wallet {
  const created_at = new Date().toISOString();
  return { id: crypto.randomUUID(), name, notes: null, position, revision: 1, created_at };
}

export function createWalletCard(
  walletId: string,
  creditCardId: number,
  position: number,
  memberCardId: string | null = null,
): WalletCard {
  return {
    id: crypto.randomUUID(),
    wallet_id: walletId,
    credit_card_id: creditCardId,
    member_card_id: memberCardId,
    position,
    revision: 1,
  };
}
