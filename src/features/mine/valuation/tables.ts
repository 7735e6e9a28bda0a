import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { pointBalance, redemption } from './schema.ts';

export const pointBalancesTable = defineMemberTable({
  ...pointBalance,
  order: [{ column: 'point_system_id' }],
});
export const pointBalancesQuery = pointBalancesTable.query;

export const redemptionsTable = defineMemberTable({
  ...redemption,
  order: [{ column: 'redeemed_on' }, { column: 'created_at' }],
});
export const redemptionsQuery = redemptionsTable.query;
