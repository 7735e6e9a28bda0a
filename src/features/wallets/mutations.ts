import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { optimisticList, type UpdateOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { arranged, revisionsOf, takeRevisions } from './arrange-rows.ts';
import { walletCardColumns, walletCardsQuery, walletColumns, walletsQuery } from './queries.ts';
import { type Wallet, type WalletCard, walletCardSchema, walletSchema } from './schema.ts';

const wallets = optimisticList<Wallet>(walletsQuery().queryKey);
const walletCards = optimisticList<WalletCard>(walletCardsQuery().queryKey);
/** The columns the database lets a member set; it keeps the revision itself. */
const insertableWallet = z.omit(walletSchema, { revision: true, created_at: true });
const insertableCard = z.omit(walletCardSchema, { revision: true });

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

const arrangedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), cards: z.array(walletCardSchema) }),
  /** The wallet has changed since it was seen. */
  z.object({ kind: z.literal('stale') }),
  z.object({ kind: z.literal('missing') }),
]);

export type Arrangement = {
  readonly wallet: Pick<Wallet, 'id'>;
  /** The cards that the change was decided on. */
  readonly seen: readonly WalletCard[];
  /** The cards as they shall be, in their order. */
  readonly wanted: readonly WalletCard[];
};

/** Puts the cards of a wallet into an order, or others into it: one change, refused where another tab came first. */
export function useArrangeWalletCards() {
  return useMutation({
    scope: { id: 'wallet-cards' },
    mutationFn: async ({ wallet, seen, wanted }: Arrangement, { client }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('arrange_wallet_cards', {
          wallet: wallet.id,
          seen: revisionsOf(seen, client.getQueryData(walletCardsQuery().queryKey) ?? []),
          wanted: wanted.map(({ id, credit_card_id, member_card_id }) => ({
            id,
            credit_card_id,
            member_card_id,
          })),
        })
        .throwOnError();
      return arrangedSchema.parse(data);
    },
    onMutate: async ({ wallet, wanted }, { client }) => {
      const { queryKey } = walletCardsQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.filter((row) => row.wallet_id === wallet.id);
      client.setQueryData(queryKey, (rows) => rows && arranged(rows, wallet.id, wanted));
      return before;
    },
    onSuccess: async (outcome, { wallet }, before, { client }) => {
      const { queryKey } = walletCardsQuery();
      if (outcome.kind === 'saved') {
        client.setQueryData(queryKey, (rows) => rows && takeRevisions(rows, outcome.cards));
        return;
      }
      toast({
        title: 'This wallet was changed in another tab',
        description: 'It is shown as it is now. Make your change again if you still want it.',
        tone: 'error',
      });
      client.setQueryData(queryKey, (rows) => rows && arranged(rows, wallet.id, before ?? []));
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries(walletsQuery()),
      ]);
    },
    onError: (error, { wallet }, before, { client }) => {
      client.setQueryData(
        walletCardsQuery().queryKey,
        (rows) => rows && arranged(rows, wallet.id, before ?? []),
      );
      reportFailure('The wallet was not changed')(error);
    },
  });
}
