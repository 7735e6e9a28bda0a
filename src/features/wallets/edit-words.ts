import type { EditWords } from '@/lib/edits/edit-words.ts';
import { cardsOf } from './arrange-rows.ts';
import { walletCardsQuery, walletsQuery } from './queries.ts';
import type { Wallet, WalletCard } from './schema.ts';

export type NewWallet = { readonly wallet: Wallet; readonly cards: readonly WalletCard[] };

export type WalletRemoval = { readonly wallet: Wallet; readonly cards: readonly WalletCard[] };

export type WalletOrder = {
  /** The wallets as they were when the order was decided. */
  readonly seen: readonly Wallet[];
  /** The same in the order they shall have. */
  readonly wanted: readonly Wallet[];
};

export type Arrangement = {
  readonly wallet: Pick<Wallet, 'id'>;
  /** The cards that the change was decided on. */
  readonly seen: readonly WalletCard[];
  /** The cards as they shall be, in their order. */
  readonly wanted: readonly WalletCard[];
};

export const walletWords: EditWords<NewWallet> = {
  refused: 'The wallet was not saved',
  typed: ({ wallet }) => ({ name: wallet.name }),
  again: (added) => added,
};

export const removalWords: EditWords<WalletRemoval> = {
  refused: 'The wallet was not removed',
  typed: () => ({}),
  again: ({ wallet: { id } }, client) => {
    const wallet = client.getQueryData(walletsQuery().queryKey)?.find((row) => row.id === id);
    const cards = cardsOf(client.getQueryData(walletCardsQuery().queryKey) ?? [], id);
    return wallet && { wallet, cards };
  },
};

export const orderWords: EditWords<WalletOrder> = {
  refused: 'The order of your wallets was not saved',
  typed: () => ({}),
  // Which wallets there are now decides what an order of them means.
  again: () => undefined,
};

export const arrangementWords: EditWords<Arrangement> = {
  refused: 'The wallet was not changed',
  typed: () => ({}),
  // Which cards it has now decides what an order of them means.
  again: () => undefined,
};
