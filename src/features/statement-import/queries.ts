import { queryOptions } from '@tanstack/react-query';
import type { CodedSubCategory } from '@/domain/statement/merchant-codes.ts';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

/** Every sub-category with its merchant category codes, by which lines of statements are sorted. */
export function codedSubCategoriesQuery() {
  return queryOptions({
    queryKey: ['coded-sub-categories'],
    queryFn: async ({ signal }): Promise<CodedSubCategory[]> => {
      const { data } = await getSupabaseRest()
        .from('sub_categories')
        .select('slug, mcc_codes')
        .order('slug')
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ slug, mcc_codes }) => ({ slug, mccCodes: mcc_codes.join(' ') }));
    },
    meta: { live: { tables: [{ table: 'sub_categories' }] } },
    persister: devicePersister,
    staleTime: 60 * 60_000,
  });
}
