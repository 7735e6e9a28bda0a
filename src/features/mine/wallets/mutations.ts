import type { QueryClient } from '@tanstack/react-query';
import { reportEdit, reportStale } from '@/components/report-failure.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { addOnce, StaleEditError } from '@/lib/edits/save-once.ts';
import * as s from '@/lib/row-shape.ts';
import { editRows, putRows } from '@/lib/rows/member-edits.ts';
import type { Row } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { walletCardsQuery, walletCardsTable, walletsTable } from './queries.ts';
import {
  type Wallet,
  wallet,
  type WalletCard,
  walletCard,
  wallet as walletRecord,
} from './schema.ts';

const wallets = editRows(walletsTable, reportEdit);
const walletCards = editRows(walletCardsTable, reportEdit);

type Saved = { readonly wallets?: readonly Wallet[]; readonly cards?: readonly WalletCard[] };

/** Shows a change among the wallets; the answer has the saved ones. */
const inWallets = <V>(apply: (rows: readonly Wallet[], variables: V) => readonly Wallet[]) =>
  wallets.shown(apply, (rows, saved: Saved) => putRows(rows, saved.wallets ?? []));

/** The same among the cards of all wallets. */
const inCards = <V>(apply: (rows: readonly WalletCard[], variables: V) => readonly WalletCard[]) =>
  walletCards.shown(apply, (rows, saved: Saved) => putRows(rows, saved.cards ?? []));

/** Revisions shown, by id, raised by this tab's own later changes. */
function revisionsOf(client: QueryClient, rows: readonly Row[]): Record<string, number> {
  return Object.fromEntries(
    rows.map(({ id, revision }) => [id, findOwnRevision(client, id, revision)]),
  );
}

/** Notes the base revisions of the rows a change of this tab has saved. */
function noteSaved(
  client: QueryClient,
  before: Readonly<Record<string, number>>,
  saved: readonly Row[],
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

type WithCards = { readonly wallet: Wallet; readonly cards: readonly WalletCard[] };

/** Adds a wallet with its cards, or puts a removed one back under its own ids. */
const addingWallet = defineEdit<WithCards, Saved>({
  key: wallets.key('add'),
  refused: 'The wallet was not saved',
  report: reportEdit,
  effects: [
    inWallets((rows, { wallet }) => putRows(rows, [wallet])),
    inCards((rows, { cards }) => putRows(rows, cards)),
  ],
  typed: ({ wallet }) => ({ name: wallet.name }),
  send: async ({ wallet, cards }, { client }) => {
    const saved = await wallets.add(wallet, client);
    const savedCards = await addOnce(
      () => insertCards(cards),
      () => readCardsOf(wallet.id),
    );
    for (const card of cards) {
      const row = savedCards.find(({ id }) => id === card.id);
      if (row) walletCards.noteAdded(client, card, row);
    }
    return { wallets: [saved], cards: savedCards };
  },
});

const renamingWallet = wallets.updating('The wallet was not renamed');

const removalSchema = s.object({ kind: s.oneOf(['removed', 'stale', 'missing']) });

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
function placed(rows: readonly Wallet[], wanted: readonly Wallet[]): Wallet[] {
  const places = new Map(wanted.map(({ id }, position) => [id, position]));
  return rows.map((row) => ({ ...row, position: places.get(row.id) ?? row.position }));
}

/** Removes a wallet with its cards, unless another tab has changed either since they were seen. */
const removingWallet = defineEdit<WithCards, Saved>({
  key: wallets.key('remove'),
  refused: 'The wallet was not removed',
  report: reportEdit,
  effects: [
    inWallets((rows, { wallet }) => rows.filter(({ id }) => id !== wallet.id)),
    inCards((rows, { wallet }) => rows.filter(({ wallet_id }) => wallet_id !== wallet.id)),
  ],
  again: ({ wallet: { id } }, client) => {
    const wallet = wallets.find(id, client);
    const rows = client.getQueryData(walletCardsQuery().queryKey) ?? [];
    return wallet && { wallet, cards: cardsOf(rows, id) };
  },
  send: async ({ wallet, cards }, { client }) => {
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('remove_wallet', {
        wallet: wallet.id,
        wallet_revision: findOwnRevision(client, wallet.id, wallet.revision),
        seen: revisionsOf(client, cards),
      })
      .throwOnError();
    if (removalSchema.parse(data).kind === 'stale') throw new StaleEditError();
    return {};
  },
});

type WalletOrder = {
  /** The wallets as they were when the order was decided. */
  readonly seen: readonly Wallet[];
  /** The same wallets in the wanted order. */
  readonly wanted: readonly Wallet[];
};

const walletOrderSchema = s.outcome({
  saved: s.object({ wallets: s.array(walletRecord.schema) }),
  stale: s.object({}),
});

/** Reorders the wallets in one change, refused if another tab was first. */
const orderingWallets = defineEdit<WalletOrder, Saved>({
  key: wallets.key('order'),
  refused: 'The order of your wallets was not saved',
  report: reportEdit,
  tellConflict: () => {
    reportStale('The order of your wallets');
  },
  effects: [inWallets((rows, { wanted }) => placed(rows, wanted))],
  // Not repeated after a conflict: an order depends on the current set of wallets.
  again: () => undefined,
  send: async ({ seen, wanted }, { client }) => {
    const before = revisionsOf(client, seen);
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('arrange_wallets', { seen: before, wanted: wanted.map(({ id }) => id) })
      .throwOnError();
    const outcome = walletOrderSchema.parse(data);
    if (outcome.kind === 'stale') throw new StaleEditError();
    noteSaved(client, before, outcome.wallets);
    return outcome;
  },
});

type Arrangement = {
  readonly wallet: Pick<Wallet, 'id'>;
  /** The cards that the change was decided on. */
  readonly seen: readonly WalletCard[];
  /** The wanted cards, in their order. */
  readonly wanted: readonly WalletCard[];
};

const arrangedSchema = s.outcome({
  saved: s.object({ cards: s.array(walletCard.schema) }),
  /** The wallet has changed since it was seen. */
  stale: s.object({}),
  missing: s.object({}),
});

/** The wallet's cards if they already are in this order, as after an arrangement whose response was lost. */
async function findArranged({ wallet, wanted }: Arrangement): Promise<WalletCard[]> {
  const present = await readCardsOf(wallet.id);
  const keys = ['id', 'credit_card_id', 'member_card_id'] as const;
  const isSame =
    present.length === wanted.length &&
    present.every((row, index) => keys.every((key) => row[key] === wanted[index]?.[key]));
  if (!isSame) throw new StaleEditError();
  return present;
}

/** Reorders or replaces a wallet's cards in one change, refused if another tab was first. */
const arranging = defineEdit<Arrangement, { readonly cards: readonly WalletCard[] }>({
  key: walletCards.key('arrange'),
  refused: 'The wallet was not changed',
  report: reportEdit,
  tellConflict: () => {
    reportStale('This wallet');
  },
  effects: [inCards((rows, { wallet, wanted }) => arranged(rows, wallet.id, wanted))],
  // Not repeated after a conflict: an order depends on the current cards.
  again: () => undefined,
  send: async (arrangement, { client }) => {
    const { wallet, seen, wanted } = arrangement;
    const before = revisionsOf(client, seen);
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('arrange_wallet_cards', {
        wallet: wallet.id,
        seen: before,
        wanted: wanted.map(({ id, credit_card_id, member_card_id }) => ({
          id,
          credit_card_id,
          member_card_id,
        })),
      })
      .throwOnError();
    const outcome = arrangedSchema.parse(data);
    if (outcome.kind === 'missing') throw new StaleEditError();
    if (outcome.kind === 'stale') return { cards: await findArranged(arrangement) };
    const added = Object.fromEntries(wanted.map(({ id, revision }) => [id, revision]));
    noteSaved(client, { ...added, ...before }, outcome.cards);
    return outcome;
  },
});

export const walletEdits = {
  addingWallet,
  renamingWallet,
  removingWallet,
  orderingWallets,
  arranging,
};

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
