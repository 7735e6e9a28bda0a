import { matchesSearch } from '@/lib/search-text.ts';
import type { MyWalletsSearch } from './search.ts';
import type { ValuedWallet } from './value-wallets.ts';

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
