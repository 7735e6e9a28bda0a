import { queryOptions } from '@tanstack/react-query';
import type { CodedSubCategory } from '@/features/statement-import/statement/merchant-codes.ts';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

const codeColumns = 'id, slug, mcc_codes' as const;

type CodeRow = { readonly id: number; readonly slug: string; readonly mcc_codes: string[] };

const toCoded = (rows: readonly CodeRow[]): CodedSubCategory[] =>
  rows.map(({ slug, mcc_codes }) => ({ slug, mccCodes: mcc_codes.join(' ') }));

/** Every sub-category with its merchant category codes, by which lines of statements are sorted. */
export function codedSubCategoriesQuery() {
  return queryOptions({
    queryKey: ['sub-category-codes'],
    queryFn: async ({ signal }): Promise<CodeRow[]> => {
      const { data } = await getSupabaseRest()
        .from('sub_categories')
        .select(codeColumns)
        .order('slug')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    select: toCoded,
    meta: {
      live: {
        reads: [{ table: 'sub_categories', select: codeColumns, order: [{ column: 'slug' }] }],
      },
    },
    persister: devicePersister,
    staleTime: 60 * 60_000,
  });
}
