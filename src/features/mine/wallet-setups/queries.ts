import { type QueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { walletSetupCards, walletSetups } from '@/features/catalog/facts/tables.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { byName, byPosition, groupRows } from '@/lib/rows/group-rows.ts';

type SetupCard = {
  readonly id: number;
  readonly wallet_setup_id: number;
  readonly credit_card_id: number;
  readonly position: number;
};

type Setup = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly idea: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type WalletSetup = Setup & { readonly wallet_setup_cards: readonly SetupCard[] };

const joinSetups = memoizeLast(
  (setups: readonly Setup[], cards: readonly SetupCard[]): readonly WalletSetup[] => {
    const cardsOf = groupRows(cards.toSorted(byPosition), 'wallet_setup_id');
    return setups
      .map((setup) => ({ ...setup, wallet_setup_cards: cardsOf(setup.id) }))
      .sort(byName);
  },
);

export function ensureWalletSetups(client: QueryClient) {
  return Promise.all([walletSetups.ensure(client), walletSetupCards.ensure(client)]);
}

export function useWalletSetups(): readonly WalletSetup[] {
  const [setups, cards] = useSuspenseQueries({
    queries: [walletSetups.query(), walletSetupCards.query()],
  });
  return joinSetups(setups.data, cards.data);
}
