import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { WalletSetup } from '@/features/mine/wallet-setups/queries.ts';
import type { Wallet, WalletCard } from '@/features/mine/wallets/schema.ts';
import { formatCount } from '@/lib/format.ts';
import type { Subject } from './schema.ts';

type Sources = {
  readonly held: readonly HeldCard[];
  /** The best wallet for the member; null while unknown. */
  readonly best: readonly HeldCard[] | null;
  readonly wallets: readonly Wallet[];
  readonly walletCards: readonly WalletCard[];
  readonly setups: readonly WalletSetup[];
  readonly cards: readonly CardRow[];
};

/** Everything that can be compared; sets without a card of the catalog are left out. */
export function listSubjects(sources: Sources): readonly Subject[] {
  const { held, best, wallets, walletCards, setups, cards } = sources;
  const slugs = new Map(cards.map(({ id, slug }) => [id, slug]));
  const heldById = new Map(held.map((each) => [each.id, each]));
  const toHeld = (creditCardId: number, id: string): HeldCard[] => {
    const card = slugs.get(creditCardId);
    return card === undefined ? [] : [{ id, card, selected: {} }];
  };
  const count = (wallet: readonly HeldCard[]) => formatCount(wallet.length, 'card');
  const own = new Set(held.map(({ card }) => card));
  /** Cards of a set that the member cannot open anymore, after its note. */
  const closed = (wallet: readonly HeldCard[]) => {
    const names = wallet.flatMap(({ card }) => {
      const row = cards.find(({ slug }) => slug === card);
      return row && !row.opened_to_new && !own.has(card) ? [row.name] : [];
    });
    return names.length === 0 ? '' : `, ${names.join(' and ')} closed to new applicants`;
  };
  const mine: Subject = {
    id: 'mine',
    name: 'My cards',
    kind: 'mine',
    note: `${count(held)} that I hold`,
    wallet: held,
  };
  const found: Subject = {
    id: 'best',
    name: 'Best wallet',
    kind: 'best',
    note: `${count(best ?? [])}, the best of those you could get`,
    wallet: best ?? [],
  };
  const saved = wallets.map((wallet): Subject => {
    const set = walletCards
      .filter(({ wallet_id }) => wallet_id === wallet.id)
      .flatMap((row) => {
        const same = row.member_card_id === null ? undefined : heldById.get(row.member_card_id);
        return same ? [same] : toHeld(row.credit_card_id, row.id);
      });
    return {
      id: wallet.id,
      name: wallet.name,
      kind: 'wallet',
      note: `${count(set)}${closed(set)}`,
      wallet: set,
    };
  });
  const curated = setups.map((setup): Subject => {
    const set = setup.wallet_setup_cards.flatMap(({ credit_card_id }) =>
      toHeld(credit_card_id, `setup-${setup.id}-${credit_card_id}`),
    );
    return {
      id: `setup-${setup.id}`,
      name: setup.name,
      kind: 'setup',
      note: `${count(set)}, curated${closed(set)}`,
      wallet: set,
    };
  });
  return [mine, found, ...saved, ...curated].filter(({ wallet }) => wallet.length > 0);
}
