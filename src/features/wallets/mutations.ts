import { type MutationFunctionContext, type QueryClient, useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-edit.ts';
import { reportStale } from '@/components/report-stale.ts';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { addOnce } from '@/lib/edits/save-once.ts';
import { StaleEditError } from '@/lib/edits/stale-edit-error.ts';
import { tellEdit } from '@/lib/edits/tell-edit.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { arranged, putRows, revisionsOf, takeRevisions } from './arrange-rows.ts';
import {
  type Arrangement,
  arrangementWords,
  type NewWallet,
  orderWords,
  removalWords,
  type WalletOrder,
  type WalletRemoval,
  walletWords,
} from './edit-words.ts';
import { walletCardsTable, walletsTable } from './queries.ts';
import { type WalletCard, walletCardSchema, walletSchema } from './schema.ts';

const wallets = editRows(walletsTable, reportEdit);
const walletCards = editRows(walletCardsTable, reportEdit);

const knownRevisions = (client: QueryClient, rows: readonly { id: string; revision: number }[]) =>
  revisionsOf(rows, (id, revision) => findOwnRevision(client, id, revision));

/** What the rows that a change of this tab has saved stood on before. */
function noteSaved(
  client: QueryClient,
  before: Readonly<Record<string, number>>,
  saved: readonly { id: string; revision: number }[],
): void {
  for (const { id, revision } of saved) {
    const known = before[id];
    if (known !== undefined) noteOwnSave(client, id, known, revision);
  }
}

const readCardsOf = (walletId: string) => walletCardsTable.list({ wallet_id: walletId });

async function insertCards(cards: readonly WalletCard[]): Promise<WalletCard[] | null> {
  const added = cards.length === 0 ? [] : await walletCardsTable.insert(cards);
  return added.length === cards.length ? added : null;
}

const takingIn = wallets.adding('The wallet was not added');

/** Adds a wallet with its cards, or puts a removed one back under its own ids. */
const addingWallet = {
  mutationKey: takingIn.mutationKey,
  meta: { edit: walletWords },
  mutationFn: async ({ wallet, cards }: NewWallet) => ({
    wallet: await takingIn.mutationFn(wallet),
    cards: await addOnce(
      () => insertCards(cards),
      () => readCardsOf(wallet.id),
    ),
  }),
  onMutate: async ({ wallet, cards }: NewWallet, context: MutationFunctionContext) => {
    await wallets.stop(context);
    await walletCards.stop(context);
    wallets.write(context, (rows) => putRows(rows, [wallet]));
    walletCards.write(context, (rows) => putRows(rows, cards));
    return { rowId: wallet.id };
  },
  onSuccess: (
    saved: NewWallet,
    added: NewWallet,
    undo: unknown,
    context: MutationFunctionContext,
  ) => {
    const { client } = context;
    takingIn.onSuccess(saved.wallet, added.wallet, undo, context);
    noteSaved(
      client,
      Object.fromEntries(added.cards.map(({ id, revision }) => [id, revision])),
      saved.cards.filter(({ revision }) => revision === 1),
    );
    // What waits behind it shows other cards, or none.
    const isChangedAgain = client.isMutating({ mutationKey: ['edit'] }) > 1;
    walletCards.write(context, (rows) =>
      isChangedAgain ? takeRevisions(rows, saved.cards) : putRows(rows, saved.cards),
    );
  },
  onError: async (
    error: Error,
    added: NewWallet,
    _undo: unknown,
    context: MutationFunctionContext,
  ) => {
    const { wallet } = added;
    tellEdit({ words: walletWords, report: reportEdit }, error, added, context);
    wallets.write(context, (rows) => rows.filter(({ id }) => id !== wallet.id));
    // The wallet may be there without its cards.
    await wallets.invalidate(context, wallet.id);
    await context.client.invalidateQueries(walletCardsTable.query());
  },
};

export function useAddWallet() {
  return useMutation(addingWallet);
}

const renamingWallet = wallets.updating('The wallet was not renamed');

export function useRenameWallet() {
  return useMutation(renamingWallet);
}

const removalSchema = s.object({ kind: s.oneOf(['removed', 'stale', 'missing']) });

const takingOut = wallets.removing('The wallet was not removed');
/** Removes a wallet with its cards, unless another tab has changed either since they were seen. */
const removingWallet = {
  mutationKey: takingOut.mutationKey,
  meta: { edit: removalWords },
  mutationFn: async ({ wallet, cards }: WalletRemoval, { client }: MutationFunctionContext) => {
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('remove_wallet', {
        wallet: wallet.id,
        wallet_revision: findOwnRevision(client, wallet.id, wallet.revision),
        seen: knownRevisions(client, cards),
      })
      .throwOnError();
    if (removalSchema.parse(data).kind === 'stale') throw new StaleEditError();
    return 'removed' as const;
  },
  onMutate: ({ wallet }: WalletRemoval, context: MutationFunctionContext) =>
    takingOut.onMutate(wallet, context),
  onSuccess: (
    _outcome: 'removed',
    { wallet }: WalletRemoval,
    _undo: unknown,
    context: MutationFunctionContext,
  ) => {
    walletCards.write(context, (rows) => rows.filter(({ wallet_id }) => wallet_id !== wallet.id));
  },
  onError: async (
    error: Error,
    removal: WalletRemoval,
    undo: { rowId: string; index?: number } | undefined,
    context: MutationFunctionContext,
  ) => {
    takingOut.putBack(context, removal.wallet, undo);
    if (error instanceof StaleEditError) {
      await wallets.invalidate(context, removal.wallet.id);
      await context.client.invalidateQueries(walletCardsTable.query());
    }
    tellEdit({ words: removalWords, report: reportEdit }, error, removal, context);
  },
};

export function useRemoveWallet() {
  return useMutation(removingWallet);
}

const walletOrderSchema = s.outcome({
  saved: s.object({ wallets: s.array(walletSchema) }),
  stale: s.object({}),
});

function place(
  context: MutationFunctionContext,
  rows: readonly { id: string; position: number }[],
): void {
  const places = new Map(rows.map(({ id, position }) => [id, position]));
  wallets.write(context, (all) =>
    all.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })),
  );
}

/** Puts the wallets into an order: one change, refused where another tab came first. */
const orderingWallets = {
  mutationKey: wallets.key('order'),
  meta: { edit: orderWords },
  mutationFn: async ({ seen, wanted }: WalletOrder, { client }: MutationFunctionContext) => {
    const before = knownRevisions(client, seen);
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('arrange_wallets', { seen: before, wanted: wanted.map(({ id }) => id) })
      .throwOnError();
    const outcome = walletOrderSchema.parse(data);
    if (outcome.kind === 'saved') noteSaved(client, before, outcome.wallets);
    return outcome;
  },
  onMutate: async ({ wanted }: WalletOrder, context: MutationFunctionContext) => {
    await wallets.stop(context);
    place(
      context,
      wanted.map(({ id }, position) => ({ id, position })),
    );
  },
  onSuccess: async (
    outcome: ShapeOf<typeof walletOrderSchema>,
    _order: WalletOrder,
    _result: unknown,
    context: MutationFunctionContext,
  ) => {
    if (outcome.kind === 'saved') {
      wallets.write(context, (rows) => takeRevisions(rows, outcome.wallets));
      return;
    }
    reportStale('The order of your wallets');
    await wallets.invalidate(context);
  },
  onError: async (
    error: Error,
    order: WalletOrder,
    _result: unknown,
    context: MutationFunctionContext,
  ) => {
    place(context, order.seen);
    tellEdit({ words: orderWords, report: reportEdit }, error, order, context);
    await wallets.invalidate(context);
  },
};

export function useArrangeWallets() {
  return useMutation(orderingWallets);
}

const arrangedSchema = s.outcome({
  saved: s.object({ cards: s.array(walletCardSchema) }),
  /** The wallet has changed since it was seen. */
  stale: s.object({}),
  missing: s.object({}),
});

/** Whether the wallet holds these cards in this order already, as after an arrangement whose answer was lost. */
async function findArranged({ wallet, wanted }: Arrangement): Promise<WalletCard[] | null> {
  const present = await readCardsOf(wallet.id);
  const keys = ['id', 'credit_card_id', 'member_card_id'] as const;
  const isSame =
    present.length === wanted.length &&
    present.every((row, index) => keys.every((key) => row[key] === wanted[index]?.[key]));
  return isSame ? present : null;
}

async function arrangeCards(arrangement: Arrangement, { client }: MutationFunctionContext) {
  const { wallet, seen, wanted } = arrangement;
  const revisions = knownRevisions(client, seen);
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('arrange_wallet_cards', {
      wallet: wallet.id,
      seen: revisions,
      wanted: wanted.map(({ id, credit_card_id, member_card_id }) => ({
        id,
        credit_card_id,
        member_card_id,
      })),
    })
    .throwOnError();
  const outcome = arrangedSchema.parse(data);
  const found = outcome.kind === 'stale' ? await findArranged(arrangement) : null;
  if (found) return { kind: 'saved', cards: found } as const;
  if (outcome.kind !== 'saved') return outcome;
  const added = Object.fromEntries(wanted.map(({ id, revision }) => [id, revision]));
  noteSaved(client, { ...added, ...revisions }, outcome.cards);
  return outcome;
}

/** Puts the cards of a wallet into an order, or others into it: one change, refused where another tab came first. */
const arranging = {
  mutationKey: walletCards.key('arrange'),
  meta: { edit: arrangementWords },
  mutationFn: arrangeCards,
  onMutate: async ({ wallet, wanted }: Arrangement, context: MutationFunctionContext) => {
    const { queryKey } = walletCardsTable.query();
    await walletCards.stop(context);
    const rows = context.client.getQueryData(queryKey);
    walletCards.write(context, (all) => arranged(all, wallet.id, wanted));
    return rows?.filter((row) => row.wallet_id === wallet.id);
  },
  onSuccess: async (
    outcome: ShapeOf<typeof arrangedSchema>,
    { wallet }: Arrangement,
    before: WalletCard[] | undefined,
    context: MutationFunctionContext,
  ) => {
    if (outcome.kind === 'saved') {
      walletCards.write(context, (rows) => takeRevisions(rows, outcome.cards));
      return;
    }
    reportStale('This wallet');
    walletCards.write(context, (rows) => arranged(rows, wallet.id, before ?? []));
    await Promise.all([
      context.client.invalidateQueries(walletCardsTable.query()),
      wallets.invalidate(context),
    ]);
  },
  onError: (
    error: Error,
    arrangement: Arrangement,
    before: WalletCard[] | undefined,
    context: MutationFunctionContext,
  ) => {
    walletCards.write(context, (rows) => arranged(rows, arrangement.wallet.id, before ?? []));
    tellEdit({ words: arrangementWords, report: reportEdit }, error, arrangement, context);
  },
};

export function useArrangeWalletCards() {
  return useMutation(arranging);
}

export const walletEdits = {
  addingWallet,
  renamingWallet,
  removingWallet,
  orderingWallets,
  arranging,
};
