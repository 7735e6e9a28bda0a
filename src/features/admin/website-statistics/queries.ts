import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { browserReportsSchema, statisticsSchema } from './schema.ts';
import type { SpeedSpan, StatisticsSpan } from './search.ts';

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
    meta: { staysInMemory: true },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Errors that browsers reported, and how fast pages were in the last days. */
export function browserReportsQuery(days: SpeedSpan) {
  return queryOptions({
    queryKey: ['browser-reports', days],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('list_browser_reports', { days })
        .abortSignal(signal)
        .throwOnError();
      return browserReportsSchema.parse(data);
    },
    meta: { staysInMemory: true },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
