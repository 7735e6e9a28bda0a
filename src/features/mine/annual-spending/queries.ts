import { queryOptions } from '@tanstack/react-query';
import { spendingPresets } from '@/features/catalog/facts/tables.ts';
import * as s from '@/lib/row-shape.ts';
import { byName, byPosition } from '@/lib/rows/group-rows.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import type { Held } from '@/lib/rows/reference-table.ts';
import { spendingPresetSchema, spendingProfile } from './schema.ts';

export const spendingProfilesTable = defineMemberTable({
  ...spendingProfile,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const spendingProfilesQuery = spendingProfilesTable.query;

const listPresets = ({ rows }: Held<{ readonly name: string; readonly position: number }>) =>
  s.array(spendingPresetSchema).parse(rows.toSorted((a, b) => byPosition(a, b) || byName(a, b)));

/** Households to start from: published averages, and worked examples that say so. */
export function spendingPresetsQuery() {
  return queryOptions({ ...spendingPresets.query(), select: listPresets });
}
