import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { walletCardSchema, walletSchema } from './schema.ts';

export const walletsTable = defineMemberTable({
  name: 'wallets',
  schema: walletSchema,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const walletsQuery = walletsTable.query;

export const walletCardsTable = defineMemberTable({
  name: 'wallet_cards',
  schema: walletCardSchema,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const walletCardsQuery = walletCardsTable.query;
