import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { type Feed, feedShape } from './schema.ts';

export function calendarFeedQuery(memberId: string) {
  return queryOptions({
    queryKey: ['calendar-feed', memberId],
    queryFn: async ({ signal }): Promise<Feed | null> => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('get_calendar_feed').abortSignal(signal).throwOnError();
      return s.array(feedShape).parse(data)[0] ?? null;
    },
    // Two parts of the profile request it one after the other.
    staleTime: 10_000,
  });
}
