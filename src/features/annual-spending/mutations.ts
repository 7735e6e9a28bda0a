import { type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-edit.ts';
import {
  addOnce,
  onceById,
  removeOnce,
  saveOnce,
  type UpdateOutcome,
} from '@/lib/edits/save-once.ts';
import { optimisticList } from '@/lib/optimistic-list.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { SpendingAmounts } from './amounts.ts';
import { spendingProfileColumns, spendingProfilesQuery } from './queries.ts';
import { type SpendingProfileRow, spendingProfileSchema } from './schema.ts';

const { queryKey } = spendingProfilesQuery();
const list = optimisticList<SpendingProfileRow>(queryKey, reportEdit);
/** The columns the database lets a member set; it keeps the revision itself. */
const insertable = s.omit(spendingProfileSchema, 'revision');

/** A row as it is before the database has seen it. */
export function createProfile(name: string, amounts: SpendingAmounts, position: number) {
  return { id: crypto.randomUUID(), name, amounts: { ...amounts }, position, revision: 1 };
}

async function readProfile(id: string): Promise<SpendingProfileRow | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('annual_spending_profiles')
    .select(spendingProfileColumns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : spendingProfileSchema.parse(data);
}

async function insertProfile(profile: SpendingProfileRow): Promise<SpendingProfileRow | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('annual_spending_profiles')
    .upsert(insertable.parse(profile), onceById)
    .select(spendingProfileColumns)
    .throwOnError();
  return data[0] ? spendingProfileSchema.parse(data[0]) : null;
}

/** Adds a profile, or puts a removed one back under its own id. */
const adding = {
  ...list.adding('The profile was not added'),
  mutationFn: (profile: SpendingProfileRow) =>
    addOnce(
      () => insertProfile(profile),
      () => readProfile(profile.id),
    ),
};

const removing = {
  ...list.removing('The profile was not removed'),
  mutationFn: (profile: SpendingProfileRow, { client }: MutationFunctionContext) =>
    removeOnce({
      client,
      base: profile,
      remove: async (revision) => {
        const supabase = await getSupabase();
        const { data } = await supabase
          .from('annual_spending_profiles')
          .delete()
          .eq('id', profile.id)
          .eq('revision', revision)
          .select('id')
          .throwOnError();
        return data.length > 0;
      },
      read: readProfile,
    }),
};

export type ProfileChange = {
  /** The profile as it was when the change was begun. */
  readonly base: SpendingProfileRow;
  readonly values: { readonly name?: string; readonly amounts?: SpendingAmounts };
};

export type ProfileOutcome = UpdateOutcome<SpendingProfileRow>;

/**
 * Saves a profile as long as it is still the revision that the change was made on. Every screen counts with the new
 * values at once; a failed save is taken back there, while the editor keeps what was typed and can try again.
 */
const saving = {
  ...list.updating<ProfileChange>({
    refused: 'The profile was not changed',
    change: ({ base, values }) => ({ ...base, ...values }),
    rebase: ({ values }, base) => ({ base, values }),
    typed: ({ values: { name, amounts = {} } }) => ({
      ...(name && { name }),
      ...Object.fromEntries(
        Object.entries(amounts).map(([slug, cents]) => [`${slug}_cents`, cents]),
      ),
    }),
    isToldByForm: true,
  }),
  mutationFn: ({ base, values }: ProfileChange, { client }: MutationFunctionContext) =>
    saveOnce({
      client,
      base,
      wanted: values,
      write: async (revision) => {
        const supabase = await getSupabase();
        const { data } = await supabase
          .from('annual_spending_profiles')
          .update({ ...values, ...(values.amounts && { amounts: { ...values.amounts } }) })
          .eq('id', base.id)
          .eq('revision', revision)
          .select(spendingProfileColumns)
          .maybeSingle()
          .throwOnError();
        return data === null ? null : spendingProfileSchema.parse(data);
      },
      read: readProfile,
    }),
};

export const spendingProfileEdits = { adding, saving, removing };

export function useAddProfile() {
  return useMutation(adding);
}

export function useSaveProfile() {
  return useMutation(saving);
}

export function useRemoveProfile() {
  return useMutation(removing);
}
