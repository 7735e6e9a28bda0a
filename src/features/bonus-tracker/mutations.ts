import { type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-edit.ts';
import { addOnce, onceById, removeOnce, saveOnce } from '@/lib/edits/save-once.ts';
import { optimisticList } from '@/lib/optimistic-list.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { bonusTrackerColumns, bonusTrackersQuery } from './queries.ts';
import { type BonusTrackerRow, bonusTrackerSchema } from './schema.ts';

const insertable = s.omit(bonusTrackerSchema, 'revision');
const list = optimisticList<BonusTrackerRow>(bonusTrackersQuery().queryKey, reportEdit);

async function readTracker(id: string): Promise<BonusTrackerRow | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('bonus_trackers')
    .select(bonusTrackerColumns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : bonusTrackerSchema.parse(data);
}

async function insertTracker(tracker: BonusTrackerRow): Promise<BonusTrackerRow | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('bonus_trackers')
    .upsert(insertable.parse(tracker), onceById)
    .select(bonusTrackerColumns)
    .throwOnError();
  return data[0] ? bonusTrackerSchema.parse(data[0]) : null;
}

/** Adds a tracker, or puts a removed one back: its id is the client's. */
const adding = {
  ...list.adding('The bonus was not added'),
  mutationFn: (tracker: BonusTrackerRow) =>
    addOnce(
      () => insertTracker(tracker),
      () => readTracker(tracker.id),
    ),
};

export type BonusTrackerChange = {
  /** The tracker as it was when the change was begun. */
  readonly tracker: BonusTrackerRow;
  readonly values: Partial<Omit<BonusTrackerRow, 'id' | 'revision' | 'member_card_id'>>;
  /** A form that stays until it is saved, and shows itself what somebody else changed first. */
  readonly isForm?: boolean;
};

/** Changes a tracker as long as it is still the revision the change was made on. */
const updating = {
  ...list.updating<BonusTrackerChange>({
    refused: 'The bonus was not changed',
    change: ({ tracker, values }) => ({ ...tracker, ...values }),
    rebase: ({ values }, tracker) => ({ tracker, values }),
    typed: ({ values }) => values,
    showsConflict: ({ isForm = false }) => isForm,
  }),
  mutationFn: ({ tracker, values }: BonusTrackerChange, { client }: MutationFunctionContext) =>
    saveOnce({
      client,
      base: tracker,
      wanted: values,
      write: async (revision) => {
        const supabase = await getSupabase();
        const { data } = await supabase
          .from('bonus_trackers')
          .update(values)
          .eq('id', tracker.id)
          .eq('revision', revision)
          .select(bonusTrackerColumns)
          .maybeSingle()
          .throwOnError();
        return data === null ? null : bonusTrackerSchema.parse(data);
      },
      read: readTracker,
    }),
};

const removing = {
  ...list.removing('The bonus was not removed'),
  mutationFn: (tracker: BonusTrackerRow, { client }: MutationFunctionContext) =>
    removeOnce({
      client,
      base: tracker,
      remove: async (revision) => {
        const supabase = await getSupabase();
        const { data } = await supabase
          .from('bonus_trackers')
          .delete()
          .eq('id', tracker.id)
          .eq('revision', revision)
          .select('id')
          .throwOnError();
        return data.length > 0;
      },
      read: readTracker,
    }),
};

export const bonusTrackerEdits = { adding, updating, removing };

export function useAddBonusTracker() {
  return useMutation(adding);
}

export function useUpdateBonusTracker() {
  return useMutation(updating);
}

export function useRemoveBonusTracker() {
  return useMutation(removing);
}
