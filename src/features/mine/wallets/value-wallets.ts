import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { Wallet, WalletCard } from './schema.ts';
import type { MyWalletsSearch } from './search.ts';

type WalletMember = {
  readonly walletCard: WalletCard;
  readonly card: CardRow;
  /** The wallet without it, spending divided again. */
  readonly without: WalletValue;
};

export type ValuedWallet = {
  readonly wallet: Wallet;
  readonly members: readonly WalletMember[];
  /** The members as the engine takes them, under the ids of their rows. */
  readonly held: readonly HeldCard[];
  readonly value: WalletValue;
};

/** The cards of a wallet as the engine takes them; one that is held brings its own choices and fee. */
function toHeld(
  cards: readonly { walletCard: WalletCard; card: CardRow }[],
  heldById: ReadonlyMap<string, HeldCard>,
): HeldCard[] {
  return cards.map(({ walletCard, card }) => {
    const same = heldById.get(walletCard.member_card_id ?? '');
    return {
      id: walletCard.id,
      card: card.slug,
      selected: same?.selected ?? {},
      annualFeeCents: same?.annualFeeCents ?? null,
    };
  });
}

/** Cached by content regardless of order, so that reordering cards recomputes nothing. */
const valuerOf = memoizeLast((inputs: ValuationInputs) => {
  const context = contextOf(inputs.problemOf('steady'));
  const known = new Map<string, WalletValue>();
  return (cards: readonly HeldCard[]): WalletValue => {
    const key = cards
      .map((held) => JSON.stringify(held))
      .sort()
      .join();
    const value = known.get(key) ?? valueWalletIn(context, cards);
    known.set(key, value);
    return value;
  };
});

/** Each wallet's value in a typical year, and the value lost without each of its cards. */
export const valueWallets = memoizeLast(
  (
    inputs: ValuationInputs,
    held: readonly HeldCard[],
    wallets: readonly Wallet[],
    walletCards: readonly WalletCard[],
  ): readonly ValuedWallet[] => {
    const valueOf = valuerOf(inputs);
    const products = new Map(inputs.rows.cards.map((card) => [card.id, card]));
    const heldById = new Map(held.map((each) => [each.id, each]));
    return wallets.map((wallet) => {
      const cards = walletCards
        .filter(({ wallet_id }) => wallet_id === wallet.id)
        .toSorted((a, b) => a.position - b.position)
        .flatMap((walletCard) => {
          const card = products.get(walletCard.credit_card_id);
          return card ? [{ walletCard, card }] : [];
        });
      const all = toHeld(cards, heldById);
      const value = valueOf(all);
      const members = cards.map((entry, index) => {
        return { ...entry, without: valueOf(all.toSpliced(index, 1)) };
      });
      return { wallet, members, held: all, value };
    });
  },
);

type Order = (a: ValuedWallet, b: ValuedWallet) => number;

const byName: Order = (a, b) => a.wallet.name.localeCompare(b.wallet.name);
const byCreation: Order = (a, b) => a.wallet.created_at.localeCompare(b.wallet.created_at);
const byPosition: Order = (a, b) => a.wallet.position - b.wallet.position || byCreation(a, b);

const orders: Readonly<Record<MyWalletsSearch['sort'], Order>> = {
  own: byPosition,
  value: (a, b) => b.value.netCents - a.value.netCents || byName(a, b),
  name: byName,
  newest: (a, b) => byCreation(b, a),
};

export function listWallets(
  wallets: readonly ValuedWallet[],
  { q, sort }: Pick<MyWalletsSearch, 'q' | 'sort'>,
  issuerOf: (companyId: number) => string,
): readonly ValuedWallet[] {
  return wallets
    .filter(({ wallet, members }) => {
      const cards = members.map(({ card }) => `${card.name} ${issuerOf(card.company_id)}`);
      return matchesSearch([wallet.name, wallet.notes, ...cards].join(' '), q);
    })
    .sort(orders[sort]);
}
