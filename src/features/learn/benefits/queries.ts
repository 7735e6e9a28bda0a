import { queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

export function benefitSourcesQuery(benefitId: number) {
  return queryOptions({
    queryKey: ['benefit-sources', benefitId],
    queryFn: async ({ signal }) => {
      const { data } = await getSupabaseRest()
        .from('credit_card_benefits')
        .select('id, source_url, verified_on')
        .eq('benefit_id', benefitId)
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    meta: {
      live: refetchedWith({ table: 'credit_card_benefits', where: { benefit_id: benefitId } }),
    },
  });
}
