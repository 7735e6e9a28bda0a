import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { reportStale } from '@/components/report-stale.ts';
import { optimisticList, type RemovalOutcome, type UpdateOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { arranged, revisionsOf, takeRevisions } from './arrange-rows.ts';
import { walletCardColumns, walletCardsQuery, walletColumns, walletsQuery } from './queries.ts';
import { type Wallet, type WalletCard, walletCardSchema, walletSchema } from './schema.ts';

const wallets = optimisticList<Wallet>(walletsQuery().queryKey);
/** The columns the database lets a member set; it keeps the revision itself. */
const insertableWallet = z.omit(walletSchema, { revision: true, created_at: true });
const insertableCard = z.omit(walletCardSchema, { revision: true });

const withoutWallet = (rows: readonly WalletCard[], wallet: Pick<Wallet, 'id'>) =>
  rows.filter(({ wallet_id }) => wallet_id !== wallet.id);

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
      // The news of it may have come before the answer.
      client.setQueryData(
        walletsQuery().queryKey,
        (rows) => rows && [...rows.filter(({ id }) => id !== saved.wallet.id), saved.wallet],
      );
      client.setQueryData(
        walletCardsQuery().queryKey,
        (rows) => rows && [...withoutWallet(rows, saved.wallet), ...saved.cards],
      );
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

const removalSchema = z.object({ kind: z.enum(['removed', 'stale', 'missing']) });

export type WalletRemoval = { readonly wallet: Wallet; readonly cards: readonly WalletCard[] };

/** Removes a wallet with its cards, unless another tab has changed either since they were seen. */
export function useRemoveWallet() {
  const { onMutate, onSuccess, onError } = wallets.removing(
    reportFailure('The wallet was not removed'),
    ({ name }) => {
      reportStale(`“${name}”`);
    },
  );
  return useMutation({
    // After what is under way with its cards.
    scope: { id: 'wallet-cards' },
    mutationFn: async ({ wallet, cards }: WalletRemoval, { client }): Promise<RemovalOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('remove_wallet', {
          wallet: wallet.id,
          wallet_revision: wallets.revisionOf(wallet),
          seen: revisionsOf(cards, client.getQueryData(walletCardsQuery().queryKey) ?? []),
        })
        .throwOnError();
      return removalSchema.parse(data).kind === 'stale' ? 'stale' : 'removed';
    },
    onMutate: ({ wallet }, context) => onMutate(wallet, context),
    onSuccess: async (outcome, { wallet }, index, context) => {
      const { queryKey } = walletCardsQuery();
      if (outcome === 'stale') await context.client.invalidateQueries({ queryKey });
      else context.client.setQueryData(queryKey, (rows) => rows && withoutWallet(rows, wallet));
      await onSuccess(outcome, wallet, index, context);
    },
    onError: (error, { wallet }, index, context) => {
      onError(error, wallet, index, context);
    },
  });
}

const walletOrderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), wallets: z.array(walletSchema) }),
  z.object({ kind: z.literal('stale') }),
]);

export type WalletOrder = {
  /** The wallets as they were when the order was decided. */
  readonly seen: readonly Wallet[];
  /** The same in the order they shall have. */
  readonly wanted: readonly Wallet[];
};

/** Puts the wallets into an order: one change, refused where another tab came first. */
export function useArrangeWallets() {
  return useMutation({
    scope: { id: 'wallet-order' },
    mutationFn: async ({ seen, wanted }: WalletOrder, { client }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('arrange_wallets', {
          seen: revisionsOf(seen, client.getQueryData(walletsQuery().queryKey) ?? []),
          wanted: wanted.map(({ id }) => id),
        })
        .throwOnError();
      return walletOrderSchema.parse(data);
    },
    onMutate: async ({ wanted }, { client }) => {
      const { queryKey } = walletsQuery();
      await client.cancelQueries({ queryKey });
      const places = new Map(wanted.map(({ id }, position) => [id, position]));
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })),
      );
    },
    onSuccess: async (outcome, _order, _result, { client }) => {
      const { queryKey } = walletsQuery();
      if (outcome.kind === 'saved') {
        client.setQueryData(queryKey, (rows) => rows && takeRevisions(rows, outcome.wallets));
        return;
      }
      reportStale('The order of your wallets');
      await client.invalidateQueries({ queryKey });
    },
    onError: async (error, { seen }, _result, { client }) => {
      const { queryKey } = walletsQuery();
      const places = new Map(seen.map(({ id, position }) => [id, position]));
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })),
      );
      reportFailure('The order was not saved')(error);
      await client.invalidateQueries({ queryKey });
    },
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
      reportStale('This wallet');
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
