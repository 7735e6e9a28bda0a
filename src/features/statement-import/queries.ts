import { queryOptions } from '@tanstack/react-query';
import type { CodedSubCategory } from '@/features/statement-import/statement/merchant-codes.ts';
import { devicePersister } from '@/lib/device-cache.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

/** Every sub-category with its merchant category codes, by which lines of statements are sorted; nothing else needs them. */
export function codedSubCategoriesQuery() {
  return queryOptions({
    queryKey: ['sub-category-codes'],
    queryFn: async ({ signal }): Promise<CodedSubCategory[]> => {
      const { data } = await getSupabaseRest()
        .from('sub_categories')
        .select('slug, mcc_codes')
        .order('slug')
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ slug, mcc_codes: codes }) => ({ slug, mccCodes: codes.join(' ') }));
    },
    persister: devicePersister,
    meta: { live: refetchedWith('sub_categories') },
  });
}
