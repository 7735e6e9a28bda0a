import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { reportStale } from '@/components/report-stale.ts';
import { optimisticList, type RemovalOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { SpendingAmounts } from './amounts.ts';
import { spendingProfileColumns, spendingProfilesQuery } from './queries.ts';
import { type SpendingProfileRow, spendingProfileSchema } from './schema.ts';

const { queryKey } = spendingProfilesQuery();
const list = optimisticList<SpendingProfileRow>(queryKey);
/** The columns the database lets a member set; it keeps the revision itself. */
const insertable = z.omit(spendingProfileSchema, { revision: true });

/** A row as it is before the database has seen it. */
export function createProfile(name: string, amounts: SpendingAmounts, position: number) {
  return { id: crypto.randomUUID(), name, amounts: { ...amounts }, position, revision: 1 };
}

/** Adds a profile, or puts a removed one back under its own id. */
export function useAddProfile() {
  return useMutation({
    mutationFn: async (profile: SpendingProfileRow) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('annual_spending_profiles')
        .insert(insertable.parse(profile))
        .select(spendingProfileColumns)
        .single()
        .throwOnError();
      return spendingProfileSchema.parse(data);
    },
    ...list.adding(reportFailure('The profile was not added')),
  });
}

export function useRemoveProfile() {
  return useMutation({
    mutationFn: async (profile: SpendingProfileRow): Promise<RemovalOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('annual_spending_profiles')
        .delete()
        .eq('id', profile.id)
        .eq('revision', list.revisionOf(profile))
        .select('id')
        .throwOnError();
      return data.length === 0 ? 'stale' : 'removed';
    },
    ...list.removing(reportFailure('The profile was not removed'), ({ name }) => {
      reportStale(`“${name}”`);
    }),
  });
}

export type ProfileChange = {
  /** The profile as it was when the change was begun. */
  readonly base: SpendingProfileRow;
  readonly values: { readonly name?: string; readonly amounts?: SpendingAmounts };
};

export type ProfileOutcome =
  | { readonly kind: 'saved'; readonly row: SpendingProfileRow }
  /** Somebody else changed it first: this is how it is now. */
  | { readonly kind: 'stale'; readonly latest: SpendingProfileRow }
  | { readonly kind: 'gone' };

async function saveProfile({ base, values }: ProfileChange): Promise<ProfileOutcome> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('annual_spending_profiles')
    .update({ ...values, ...(values.amounts && { amounts: { ...values.amounts } }) })
    .eq('id', base.id)
    .eq('revision', base.revision)
    .select(spendingProfileColumns)
    .maybeSingle()
    .throwOnError();
  if (data !== null) return { kind: 'saved', row: spendingProfileSchema.parse(data) };
  const { data: latest } = await supabase
    .from('annual_spending_profiles')
    .select(spendingProfileColumns)
    .eq('id', base.id)
    .maybeSingle()
    .throwOnError();
  return latest === null
    ? { kind: 'gone' }
    : { kind: 'stale', latest: spendingProfileSchema.parse(latest) };
}

/**
 * Saves a profile as long as it is still the revision that the change was made on. What is shown is the
 * editor's, so nothing is rolled back: a failed save keeps what was typed and can be tried again.
 */
export function useSaveProfile() {
  return useMutation({
    mutationFn: saveProfile,
    onSuccess: (outcome, { base }, _result, { client }) => {
      if (outcome.kind === 'saved') list.noteSaved(outcome.row);
      client.setQueryData(spendingProfilesQuery().queryKey, (rows) => {
        if (outcome.kind === 'gone') return rows?.filter(({ id }) => id !== base.id);
        const row = outcome.kind === 'saved' ? outcome.row : outcome.latest;
        return rows?.map((each) => (each.id === row.id ? row : each));
      });
    },
  });
}
