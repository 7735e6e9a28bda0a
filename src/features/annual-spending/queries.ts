import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import * as s from '@/lib/row-shape.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { spendingPresetSchema, spendingProfileSchema } from './schema.ts';

/** The member's own profiles, in their order. */
export const spendingProfilesTable = defineMemberTable({
  name: 'annual_spending_profiles',
  schema: spendingProfileSchema,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const spendingProfilesQuery = spendingProfilesTable.query;

const presetColumns = 'id, slug, name, amounts, position, source_url' as const;

/** Published households to start from. */
export function spendingPresetsQuery() {
  return queryOptions({
    queryKey: ['spending-presets'],
    queryFn: async ({ signal }) => {
      const { data } = await getSupabaseRest()
        .from('spending_presets')
        .select(presetColumns)
        .order('position')
        .order('name')
        .abortSignal(signal)
        .throwOnError();
      return s.array(spendingPresetSchema).parse(data);
    },
    meta: {
      live: {
        reads: [
          {
            table: 'spending_presets',
            select: presetColumns,
            order: [{ column: 'position' }, { column: 'name' }],
          },
        ],
      },
    },
    persister: devicePersister,
  });
}
