import type { Wallet, WalletCard } from './schema.ts';

export function cardsOf(rows: readonly WalletCard[], walletId: string): WalletCard[] {
  return rows
    .filter(({ wallet_id }) => wallet_id === walletId)
    .sort((a, b) => a.position - b.position);
}

/** All wallets' rows, with one wallet's rows replaced, in order. */
export function arranged(
  rows: readonly WalletCard[],
  walletId: string,
  wanted: readonly WalletCard[],
): WalletCard[] {
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return [
    ...rows.filter(({ wallet_id }) => wallet_id !== walletId),
    ...wanted.map((row, position) => ({
      ...row,
      position,
      // An earlier change, saved meanwhile, has raised it.
      revision: revisions.get(row.id) ?? row.revision,
    })),
  ];
}

/** The wallets with the places that they are wanted at. */
export function placed(rows: readonly Wallet[], wanted: readonly Wallet[]): Wallet[] {
  const places = new Map(wanted.map(({ id }, position) => [id, position]));
  return rows.map((row) => ({ ...row, position: places.get(row.id) ?? row.position }));
}
