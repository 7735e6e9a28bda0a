import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { pointBalance } from './schema.ts';

export const pointBalancesTable = defineMemberTable({
  ...pointBalance,
  order: [{ column: 'point_system_id' }],
});
export const pointBalancesQuery = pointBalancesTable.query;
