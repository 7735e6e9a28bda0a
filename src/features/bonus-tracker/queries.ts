import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { bonusTrackerSchema } from './schema.ts';

/** Every bonus the member works for or has been paid. */
export const bonusTrackersTable = defineMemberTable({
  name: 'bonus_trackers',
  schema: bonusTrackerSchema,
  order: [{ column: 'deadline_on' }, { column: 'id' }],
});
export const bonusTrackersQuery = bonusTrackersTable.query;
