import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { getPublicBaseUrl } from '@/lib/env.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { calendarFeedQuery } from './queries.ts';

async function renew(): Promise<string> {
  const supabase = await getSupabase();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data } = await supabase.rpc('renew_calendar_feed', { zone }).throwOnError();
  return `${getPublicBaseUrl()}/api/calendar/${s.string().parse(data)}.ics`;
}

/** Creates a new address and returns it; it is shown only this once and stored nowhere on the device. */
export function useRenewFeed(memberId: string) {
  return useMutation({
    retry: false,
    gcTime: 0,
    mutationFn: renew,
    onError: reportFailure('The address was not made'),
    onSettled: (_address, _error, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: calendarFeedQuery(memberId).queryKey }),
  });
}

export function useWithdrawFeed(memberId: string) {
  return useMutation({
    retry: false,
    mutationFn: async () => {
      const supabase = await getSupabase();
      await supabase.rpc('withdraw_calendar_feed').throwOnError();
    },
    onError: reportFailure('The address was not withdrawn'),
    onSettled: (_done, _error, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: calendarFeedQuery(memberId).queryKey }),
  });
}
