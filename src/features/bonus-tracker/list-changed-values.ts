import type { RowValues } from '@/lib/rows/member-edits.ts';
import type { BonusTrackerRow } from './schema.ts';

/** Lists only the changed values of a tracker, so that a save writes no other column. */
export function changedValues(
  before: BonusTrackerRow,
  after: BonusTrackerRow,
): RowValues<BonusTrackerRow> {
  const names = Object.keys(before).filter(
    (name) => Reflect.get(before, name) !== Reflect.get(after, name),
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(after, name)]));
}
