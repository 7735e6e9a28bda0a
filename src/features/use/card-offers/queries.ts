import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { cardOffer } from './schema.ts';

export const cardOffersTable = defineMemberTable({
  ...cardOffer,
  order: [{ column: 'created_at' }],
});
export const cardOffersQuery = cardOffersTable.query;
