import { type Wallet, wallet, type WalletCard, walletCard } from './schema.ts';

export function createWallet(name: string, position: number): Wallet {
  return wallet.create({ name, position });
}

export function createWalletCard(
  walletId: string,
  creditCardId: number,
  position: number,
  memberCardId: string | null = null,
): WalletCard {
  return walletCard.create({
    wallet_id: walletId,
    credit_card_id: creditCardId,
    member_card_id: memberCardId,
    position,
  });
}
