import type { WalletCard } from './schema.ts';

/** The cards of one wallet, in their order. */
export function cardsOf(rows: readonly WalletCard[], walletId: string): WalletCard[] {
  return rows
    .filter(({ wallet_id }) => wallet_id === walletId)
    .sort((a, b) => a.position - b.position);
}

/** The rows of all wallets with those of one put in place of its former ones, in their order. */
export function arranged(
  rows: readonly WalletCard[],
  walletId: string,
  wanted: readonly WalletCard[],
): WalletCard[] {
  return [
    ...rows.filter(({ wallet_id }) => wallet_id !== walletId),
    ...wanted.map((row, position) => ({ ...row, position })),
  ];
}

type Revised = { readonly id: string; readonly revision: number };

/** What was seen, by id; a revision that an earlier change of this tab has raised since is no surprise. */
export function revisionsOf(
  seen: readonly Revised[],
  findLatest: (id: string, revision: number) => number,
): Record<string, number> {
  return Object.fromEntries(seen.map(({ id, revision }) => [id, findLatest(id, revision)]));
}

/** The rows with these in the place of those of their ids, or at the end. */
export function putRows<R extends { readonly id: string }>(
  rows: readonly R[],
  some: readonly R[],
): R[] {
  const ids = new Set(some.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...some];
}

/** Only the revisions: the order on the screen may be that of a later change, still under way. */
export function takeRevisions<Row extends Revised>(
  rows: readonly Row[],
  saved: readonly Revised[],
): Row[] {
  const revisions = new Map(saved.map(({ id, revision }) => [id, revision]));
  return rows.map((row) => ({ ...row, revision: revisions.get(row.id) ?? row.revision }));
}
