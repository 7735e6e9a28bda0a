import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { pointBalanceSchema } from './schema.ts';

export const pointBalancesTable = defineMemberTable({
  name: 'point_balances',
  schema: pointBalanceSchema,
  order: [{ column: 'point_system_id' }],
});
export const pointBalancesQuery = pointBalancesTable.query;
