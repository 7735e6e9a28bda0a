import { type QueryClient, useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { getPublicBaseUrl } from '@/lib/env.ts';
import * as s from '@/lib/row-shape.ts';
import { sharedRowsKey } from '@/lib/rows/own-rows.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { householdQuery } from './queries.ts';
import { type Household, kindsWithCards, type ShareKind } from './schema.ts';

const { queryKey } = householdQuery();

/** Refetches the household, and drops the others' shared rows until they are read again. */
async function readAnew(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.resetQueries({ queryKey: sharedRowsKey }),
  ]);
}

/** Creates an invitation and returns its link; it is shown only this once and stored nowhere on the device. */
export function useInvite() {
  return useMutation({
    retry: false,
    gcTime: 0,
    mutationFn: async (name: string) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('invite_to_household', { display_name: name })
        .throwOnError();
      return `${getPublicBaseUrl()}/app/household/join#${s.string().parse(data)}`;
    },
    onError: reportFailure('The invitation was not made'),
    onSettled: (_link, _error, _name, _shown, { client }) => client.invalidateQueries({ queryKey }),
  });
}

export function useWithdrawInvitation() {
  return useMutation({
    retry: false,
    mutationFn: async (invitation: string) => {
      const supabase = await getSupabase();
      await supabase.rpc('withdraw_household_invitation', { invitation }).throwOnError();
    },
    onError: reportFailure('The invitation was not withdrawn'),
    onSettled: (_done, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey }),
  });
}

/** False if the link is not good any more. */
export function useAcceptInvitation() {
  return useMutation({
    retry: false,
    mutationFn: async ({ token, name }: { token: string; name: string }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('accept_household_invitation', { token, display_name: name })
        .throwOnError();
      return s.boolean().parse(data);
    },
    onSettled: (_done, _error, _sent, _shown, { client }) => readAnew(client),
  });
}

export function useRenameMyself() {
  return useMutation({
    retry: false,
    mutationFn: async (name: string) => {
      const supabase = await getSupabase();
      await supabase.rpc('rename_in_household', { display_name: name }).throwOnError();
    },
    onError: reportFailure('Your name was not changed'),
    onSettled: (_done, _error, _name, _shown, { client }) => client.invalidateQueries({ queryKey }),
  });
}

type Share = { memberId: string; kind: ShareKind; isShared: boolean };

function putShare(household: Household, { memberId, kind, isShared }: Share): Household {
  if (household === null) return null;
  const members = household.members.map((member) => {
    if (member.member_id !== memberId) return member;
    const others = member.shares.filter((each) => each !== kind);
    if (isShared) return { ...member, shares: [...others, kind] };
    const left = others.filter((each) => kind !== 'cards' || !kindsWithCards.includes(each));
    return { ...member, shares: left };
  });
  return { ...household, members };
}

/** Shares one kind with the others, or stops it: shown at once, and taken back where it is refused. */
export function useSetShare() {
  return useMutation({
    retry: false,
    mutationFn: async ({ kind, isShared }: Share) => {
      const supabase = await getSupabase();
      await supabase.rpc('set_household_share', { kind, is_shared: isShared }).throwOnError();
    },
    onMutate: async (share, { client }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && putShare(known, share));
    },
    onError: reportFailure('What you share was not changed'),
    onSettled: (_done, _error, _share, _shown, { client }) =>
      client.invalidateQueries({ queryKey }),
  });
}

export function useLeaveHousehold() {
  return useMutation({
    retry: false,
    mutationFn: async () => {
      const supabase = await getSupabase();
      await supabase.rpc('leave_household').throwOnError();
    },
    onError: reportFailure('You have not left'),
    onSettled: (_done, _error, _none, _shown, { client }) => readAnew(client),
  });
}

export function useRemoveMember() {
  return useMutation({
    retry: false,
    mutationFn: async (member: string) => {
      const supabase = await getSupabase();
      await supabase.rpc('remove_from_household', { member }).throwOnError();
    },
    onError: reportFailure('They were not removed'),
    onSettled: (_done, _error, _member, _shown, { client }) => readAnew(client),
  });
}
