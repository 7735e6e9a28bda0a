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
  known: readonly Revised[],
): Record<string, number> {
  const latest = new Map(known.map(({ id, revision }) => [id, revision]));
  // What is about to be put back stands in the cache with its former revision.
  return Object.fromEntries(
    seen.map(({ id, revision }) => [id, Math.max(revision, latest.get(id) ?? revision)]),
  );
}

/** Only the revisions: the order on the screen may be that of a later change, still under way. */
export function takeRevisions<Row extends Revised>(
  rows: readonly Row[],
  saved: readonly Revised[],
): Row[] {
  const revisions = new Map(saved.map(({ id, revision }) => [id, revision]));
  return rows.map((row) => ({ ...row, revision: revisions.get(row.id) ?? row.revision }));
}
