import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { ownReminder } from './schema.ts';

export const ownRemindersTable = defineMemberTable({
  ...ownReminder,
  order: [{ column: 'due_on' }, { column: 'created_at' }],
});
export const ownRemindersQuery = ownRemindersTable.query;
