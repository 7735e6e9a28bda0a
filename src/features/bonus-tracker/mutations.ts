import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { reportStale } from '@/components/report-stale.ts';
import { optimisticList, type RemovalOutcome, type UpdateOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { bonusTrackerColumns, bonusTrackersQuery } from './queries.ts';
import { type BonusTrackerRow, bonusTrackerSchema } from './schema.ts';

const insertable = z.omit(bonusTrackerSchema, { revision: true });
const list = optimisticList<BonusTrackerRow>(bonusTrackersQuery().queryKey);
const scope = { id: 'bonus-trackers' };

/** Adds a tracker, or puts a removed one back: its id is the client's. */
export function useAddBonusTracker() {
  return useMutation({
    scope,
    mutationFn: async (tracker: BonusTrackerRow) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('bonus_trackers')
        .insert(insertable.parse(tracker))
        .select(bonusTrackerColumns)
        .single()
        .throwOnError();
      return bonusTrackerSchema.parse(data);
    },
    ...list.adding(reportFailure('The bonus was not added')),
  });
}

/** Changes a tracker as long as it is still the revision the change was made on. */
export function useUpdateBonusTracker() {
  return useMutation({
    scope,
    mutationFn: async (
      tracker: BonusTrackerRow,
      { client },
    ): Promise<UpdateOutcome<BonusTrackerRow>> => {
      // A change made while the one before it was under way stands on what that one left.
      const known = client
        .getQueryData(bonusTrackersQuery().queryKey)
        ?.find(({ id }) => id === tracker.id);
      const { id, ...values } = insertable.parse(tracker);
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('bonus_trackers')
        .update(values)
        .eq('id', id)
        .eq('revision', known?.revision ?? tracker.revision)
        .select(bonusTrackerColumns)
        .maybeSingle()
        .throwOnError();
      return data === null
        ? { kind: 'stale' }
        : { kind: 'saved', row: bonusTrackerSchema.parse(data) };
    },
    ...list.updating<BonusTrackerRow>(
      (tracker) => tracker,
      reportFailure('The bonus was not changed'),
    ),
  });
}

export function useRemoveBonusTracker() {
  return useMutation({
    scope,
    mutationFn: async (tracker: BonusTrackerRow): Promise<RemovalOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('bonus_trackers')
        .delete()
        .eq('id', tracker.id)
        .eq('revision', list.revisionOf(tracker))
        .select('id')
        .throwOnError();
      return data.length === 0 ? 'stale' : 'removed';
    },
    ...list.removing(reportFailure('The bonus was not removed'), () => {
      reportStale('This bonus');
    }),
  });
}
