import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { statisticsSchema } from './schema.ts';
import type { StatisticsSpan } from './search.ts';

/** The figures of the last days, which only admins may read. */
export function statisticsQuery(days: StatisticsSpan) {
  return queryOptions({
    queryKey: ['website-statistics', days],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('compute_website_statistics', { days })
        .abortSignal(signal)
        .throwOnError();
      return statisticsSchema.parse(data);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
