import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { oneOf, searchSchema } from '@/lib/search-schema.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { browserReportsSchema, statisticsSchema } from './schema.ts';

/** Days back that the figures may reach. */
export const statisticsSpans = [30, 90, 365] as const;
export type StatisticsSpan = (typeof statisticsSpans)[number];

/** Spans of visits for speed figures, in days. */
export const speedSpans = [7, 28] as const;
export type SpeedSpan = (typeof speedSpans)[number];

export const statisticsSearchSchema = searchSchema({
  days: oneOf(statisticsSpans),
  speed: oneOf(speedSpans),
});

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
