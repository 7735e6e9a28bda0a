import { useSuspenseQuery } from '@tanstack/react-query';
import { sumLogged, usePurchases } from '@/features/purchases/queries.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { type BonusTrackerRow, bonusTrackerSchema } from './schema.ts';

/** Every bonus the member works for or has been paid. */
export const bonusTrackersTable = defineMemberTable({
  name: 'bonus_trackers',
  schema: bonusTrackerSchema,
  order: [{ column: 'deadline_on' }, { column: 'id' }],
});
export const bonusTrackersQuery = bonusTrackersTable.query;

/** The bonuses with all that is spent for them: what the member entered, and what their log has in the window. */
export function useSpentTrackers(): readonly BonusTrackerRow[] {
  const { data: rows } = useSuspenseQuery(bonusTrackersQuery());
  const purchases = usePurchases() ?? [];
  return rows.map((row) => ({ ...row, spent_cents: row.spent_cents + sumLogged(row, purchases) }));
}
