import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { optimisticList, type UpdateOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { walletCardColumns, walletCardsQuery, walletColumns, walletsQuery } from './queries.ts';
import { type Wallet, type WalletCard, walletCardSchema, walletSchema } from './schema.ts';

const wallets = optimisticList<Wallet>(walletsQuery().queryKey);
const walletCards = optimisticList<WalletCard>(walletCardsQuery().queryKey);
/** The columns the database lets a member set; it keeps the revision itself. */
const insertableWallet = z.omit(walletSchema, { revision: true, created_at: true });
const insertableCard = z.omit(walletCardSchema, { revision: true });

/** Rows as they are before the database has seen them. */
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

export type NewWallet = { readonly wallet: Wallet; readonly cards: readonly WalletCard[] };

/** Adds a wallet with its cards, or puts a removed one back under its own ids. */
export function useAddWallet() {
  return useMutation({
    mutationFn: async ({ wallet, cards }: NewWallet) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('wallets')
        .insert(insertableWallet.parse(wallet))
        .select(walletColumns)
        .single()
        .throwOnError();
      if (cards.length === 0) return { wallet: walletSchema.parse(data), cards: [] };
      const { data: saved } = await supabase
        .from('wallet_cards')
        .insert(cards.map((card) => insertableCard.parse(card)))
        .select(walletCardColumns)
        .throwOnError();
      return { wallet: walletSchema.parse(data), cards: z.array(walletCardSchema).parse(saved) };
    },
    onSuccess: (saved, _new, _result, { client }) => {
      client.setQueryData(walletsQuery().queryKey, (rows) => rows && [...rows, saved.wallet]);
      client.setQueryData(walletCardsQuery().queryKey, (rows) => rows && [...rows, ...saved.cards]);
    },
    onError: async (error, _new, _result, { client }) => {
      reportFailure('The wallet was not saved')(error);
      // The wallet may be there without its cards.
      await client.invalidateQueries(walletsQuery());
    },
  });
}

export type WalletChange = { readonly wallet: Wallet; readonly name: string };

export function useRenameWallet() {
  return useMutation({
    mutationFn: async ({ wallet, name }: WalletChange): Promise<UpdateOutcome<Wallet>> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('wallets')
        .update({ name })
        .eq('id', wallet.id)
        .eq('revision', wallet.revision)
        .select(walletColumns)
        .maybeSingle()
        .throwOnError();
      return data === null ? { kind: 'stale' } : { kind: 'saved', row: walletSchema.parse(data) };
    },
    ...wallets.updating(
      ({ wallet, name }: WalletChange): Wallet => ({ ...wallet, name }),
      reportFailure('The wallet was not renamed'),
    ),
  });
}

/** Removes a wallet; its cards go with it. */
export function useRemoveWallet() {
  return useMutation({
    mutationFn: async (wallet: Wallet) => {
      const supabase = await getSupabase();
      await supabase.from('wallets').delete().eq('id', wallet.id).throwOnError();
    },
    ...wallets.removing(reportFailure('The wallet was not removed')),
  });
}

export function useAddWalletCard() {
  return useMutation({
    mutationFn: async (card: WalletCard) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('wallet_cards')
        .insert(insertableCard.parse(card))
        .select(walletCardColumns)
        .single()
        .throwOnError();
      return walletCardSchema.parse(data);
    },
    ...walletCards.adding(reportFailure('The card was not added')),
  });
}

export function useRemoveWalletCard() {
  return useMutation({
    mutationFn: async (card: WalletCard) => {
      const supabase = await getSupabase();
      await supabase.from('wallet_cards').delete().eq('id', card.id).throwOnError();
    },
    ...walletCards.removing(reportFailure('The card was not removed')),
  });
}

/** Puts the cards of a wallet into the given order. */
export function useOrderWalletCards() {
  return useMutation({
    scope: { id: 'wallet-cards-order' },
    mutationFn: async (ordered: readonly WalletCard[]) => {
      const supabase = await getSupabase();
      const moved = ordered.flatMap((card, index) =>
        card.position === index ? [] : [{ id: card.id, position: index }],
      );
      await Promise.all(
        moved.map(({ id, position }) =>
          supabase.from('wallet_cards').update({ position }).eq('id', id).throwOnError(),
        ),
      );
    },
    onMutate: async (ordered, { client }) => {
      const { queryKey } = walletCardsQuery();
      await client.cancelQueries({ queryKey });
      const positions = new Map(ordered.map(({ id }, index) => [id, index]));
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => ({ ...row, position: positions.get(row.id) ?? row.position })),
      );
    },
    onError: (error) => {
      reportFailure('The order was not saved')(error);
    },
    // The database raised the revisions: they are needed for the next change.
    onSettled: (_data, _error, _ordered, _result, { client }) =>
      client.invalidateQueries(walletCardsQuery()),
  });
}
