import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { walletCardSchema, walletSchema } from './schema.ts';

/** The member's own wallets, in their order. */
export const walletsTable = defineMemberTable({
  name: 'wallets',
  schema: walletSchema,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const walletsQuery = walletsTable.query;

/** The cards of all the member's wallets, in their order. */
export const walletCardsTable = defineMemberTable({
  name: 'wallet_cards',
  schema: walletCardSchema,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const walletCardsQuery = walletCardsTable.query;
