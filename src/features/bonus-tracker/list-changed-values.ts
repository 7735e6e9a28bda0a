import type { RowValues } from '@/lib/rows/member-edits.ts';
import type { BonusTrackerRow } from './schema.ts';

/** What somebody changed in a tracker, and nothing else, so that a save touches no other column. */
export function changedValues(
  before: BonusTrackerRow,
  after: BonusTrackerRow,
): RowValues<BonusTrackerRow> {
  const names = Object.keys(before).filter(
    (name) => Reflect.get(before, name) !== Reflect.get(after, name),
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(after, name)]));
}
