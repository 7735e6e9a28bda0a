import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { spendingPresetSchema, spendingProfileSchema } from './schema.ts';

export const spendingProfileColumns = 'id, name, amounts, position, revision' as const;

/** The member's own profiles, in their order. */
export function spendingProfilesQuery() {
  return queryOptions({
    queryKey: ['annual-spending-profiles'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('annual_spending_profiles')
        .select(spendingProfileColumns)
        .order('position')
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return s.array(spendingProfileSchema).parse(data);
    },
    meta: {
      live: {
        isOwn: true,
        reads: [
          {
            table: 'annual_spending_profiles',
            select: spendingProfileColumns,
            order: [{ column: 'position' }, { column: 'created_at' }],
          },
        ],
      },
    },
  });
}

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
