import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** A member's feed as they may see it; the token of its address is not kept. */
const feedShape = s.object({
  made_at: s.string(),
  /** Time of the calendar's last read; null before the first. */
  read_at: s.nullable(s.string()),
  /** Time zone that decides the feed's current day. */
  time_zone: s.string(),
});
export type Feed = s.ShapeOf<typeof feedShape>;

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
