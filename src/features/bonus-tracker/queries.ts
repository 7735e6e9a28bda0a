import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { bonusTrackerSchema } from './schema.ts';

export const bonusTrackerColumns =
  'id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes, revision' as const;

/** Every bonus the member works for or has been paid. */
export function bonusTrackersQuery() {
  return queryOptions({
    queryKey: ['bonus-trackers'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('bonus_trackers')
        .select(bonusTrackerColumns)
        .order('deadline_on')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return s.array(bonusTrackerSchema).parse(data);
    },
    meta: {
      live: {
        isOwn: true,
        reads: [
          {
            table: 'bonus_trackers',
            select: bonusTrackerColumns,
            order: [{ column: 'deadline_on' }, { column: 'id' }],
          },
        ],
      },
    },
  });
}
