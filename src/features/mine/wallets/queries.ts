import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { wallet, walletCard } from './schema.ts';

export const walletsTable = defineMemberTable({
  ...wallet,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const walletsQuery = walletsTable.query;

export const walletCardsTable = defineMemberTable({
  ...walletCard,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const walletCardsQuery = walletCardsTable.query;
