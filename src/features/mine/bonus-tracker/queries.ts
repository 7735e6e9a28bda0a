import { useSuspenseQuery } from '@tanstack/react-query';
import { sumLogged, usePurchases } from '@/features/mine/purchases/queries.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { bonusTracker, type BonusTrackerRow } from './schema.ts';

export const bonusTrackersTable = defineMemberTable({
  ...bonusTracker,
  order: [{ column: 'deadline_on' }, { column: 'id' }],
});
export const bonusTrackersQuery = bonusTrackersTable.query;

/** Bonuses with all spending toward them: entered by the member, and logged within the window. */
export function useSpentTrackers(): readonly BonusTrackerRow[] {
  const { data: rows } = useSuspenseQuery(bonusTrackersQuery());
  const purchases = usePurchases() ?? [];
  return rows.map((row) => ({ ...row, spent_cents: row.spent_cents + sumLogged(row, purchases) }));
}
