import { queryOptions } from '@tanstack/react-query';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import type { BenefitFacts } from './schema.ts';

const factColumns =
  'id, source, source_url, verified_on, confidence, credit_card_benefits (id, source, source_url, verified_on, confidence)' as const;

/** Sources of a benefit and of what each card gives of it; null where there is none with this id. */
export function benefitFactsQuery(id: number) {
  return queryOptions({
    queryKey: ['reference', 'benefit-facts', id],
    queryFn: async ({ signal }): Promise<BenefitFacts | null> => {
      const { data } = await getSupabaseRest()
        .from('benefits')
        .select(factColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
    meta: {
      live: {
        reads: [
          { table: 'benefits', select: factColumns, where: [['id', 'eq', id]], isSingle: true },
        ],
      },
    },
  });
}
