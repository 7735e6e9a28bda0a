import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { spendingProfile } from '@/features/mine/annual-spending/schema.ts';
import { cardRecord, type MemberCard } from '@/features/mine/member-cards/schema.ts';
import { person } from '@/features/mine/people/schema.ts';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { pointBalance } from '@/features/mine/valuation/schema.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import * as s from '@/lib/row-shape.ts';
import { sharedRowsKey } from '@/lib/rows/own-rows.ts';
import { createStored } from '@/lib/storage/stored.ts';
import { getSupabase } from '@/lib/supabase.ts';
import {
  type HouseholdMember,
  householdSchema,
  invitationViewSchema,
  type SharedHand,
  type SharedHolder,
  type ShareKind,
} from './schema.ts';

/** True if this tab shows the whole household instead of the member alone. */
const isHouseholdShown = createStored<boolean>({
  key: 'pointfolio-household-view',
  place: 'session',
  fallback: false,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
});
export const showHousehold = isHouseholdShown.set;

/** True if the tab shows what others share, and plans for everybody. */
export function useIsHouseholdShown(): boolean {
  return useSyncExternalStore(isHouseholdShown.subscribe, isHouseholdShown.get);
}

/** Other people's rows are not stored on the device: they may stop sharing at any time. */
const inMemory = { staysInMemory: true } as const;

/** The member's household with what each shares; null if there is none. */
export function householdQuery() {
  return queryOptions({
    queryKey: ['household'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('get_household').abortSignal(signal).throwOnError();
      return householdSchema.parse(data);
    },
    meta: { ...inMemory, live: refetchedWith('household') },
  });
}

export const memberIdShape = { member_id: s.uuid() };
const sharedCardSchema = s.object({ ...cardRecord.schema.fields, ...memberIdShape });
const sharedSpendingSchema = s.object({
  amounts: spendingProfile.schema.fields.amounts,
  ...memberIdShape,
});
const sharedBalanceSchema = s.object({ ...pointBalance.schema.fields, ...memberIdShape });
const sharedPersonSchema = s.object({
  id: s.uuid(),
  name: person.schema.fields.name,
  kind: person.schema.fields.kind,
  ...memberIdShape,
});

export function sharedRowsQuery<Row>(
  rowsOf: string,
  shape: s.Shape<Row>,
  follows: readonly string[] = [rowsOf],
) {
  const rows = s.array(shape);
  return queryOptions({
    queryKey: [...sharedRowsKey, rowsOf],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('list_household_rows', { rows_of: rowsOf })
        .abortSignal(signal)
        .throwOnError();
      return rows.parse(data);
    },
    meta: {
      ...inMemory,
      live: refetchedWith('household-rows', ...follows.map((table) => `household:${table}`)),
    },
  });
}

export const sharedCardsQuery = () =>
  sharedRowsQuery('member_cards', sharedCardSchema, ['member_cards', 'own_cards']);
export const sharedSpendingQuery = () =>
  sharedRowsQuery('annual_spending_profiles', sharedSpendingSchema);
export const sharedBalancesQuery = () => sharedRowsQuery('point_balances', sharedBalanceSchema);
/** Those alone whom a shown row names. */
export const sharedPeopleQuery = () =>
  sharedRowsQuery('people', sharedPersonSchema, [
    'people',
    'member_cards',
    'point_balances',
    'planned_steps',
  ]);

/** The inviter behind a link, as a member or a visitor reads it; null if the link is invalid or expired. */
export function invitationQuery(
  token: string,
  reader:
    | 'look_at_household_invitation'
    | 'read_household_invitation' = 'look_at_household_invitation',
) {
  return queryOptions({
    queryKey: ['household-invitation', reader, token],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc(reader, { token }).abortSignal(signal).throwOnError();
      return s.array(invitationViewSchema).parse(data)[0] ?? null;
    },
    gcTime: 0,
    meta: inMemory,
  });
}

/** True if others share rows of a kind with the member. */
export function useHasShared(kind: ShareKind): boolean {
  const { data: session } = useQuery(sessionQuery());
  const { data: household } = useQuery(householdQuery());
  return (household?.members ?? []).some(
    ({ member_id, shares }) => session && member_id !== session.userId && shares.includes(kind),
  );
}

/** Names the owner of a shared row: a household member, or a person they keep cards for. */
export function useSharedOwner() {
  const { data: household } = useQuery(householdQuery());
  const { data: people } = useQuery(sharedPeopleQuery());
  return useMemo(() => {
    const members = new Map(
      (household?.members ?? []).map((each) => [each.member_id, each.display_name]),
    );
    const persons = new Map((people ?? []).map(({ id, name }) => [id, name]));
    return (row: { readonly member_id: string; readonly person_id: string | null }) => {
      const member = members.get(row.member_id) ?? 'Household';
      const person = row.person_id === null ? undefined : persons.get(row.person_id);
      return person === undefined ? member : `${person}, with ${member}`;
    };
  }, [household, people]);
}

type OfMember = { readonly member_id: string };

/** Lists these members' held cards, each with the person who carries it; a member's own are with that member. */
export function listSharedHand(
  cards: readonly (MemberCard & OfMember)[],
  members: readonly Pick<HouseholdMember, 'member_id' | 'display_name'>[],
  people: readonly SharedHolder[],
): SharedHand {
  const ids = new Set(members.map(({ member_id }) => member_id));
  const held = cards.filter(({ status, member_id }) => status === 'held' && ids.has(member_id));
  const carriers = new Set(held.map((card) => card.person_id ?? card.member_id));
  const everybody: readonly SharedHolder[] = [
    ...members.map(({ member_id: id, display_name: name }) => ({
      id,
      name,
      kind: 'person' as const,
    })),
    ...people.map(({ id, name, kind }) => ({ id, name, kind })),
  ];
  return {
    cards: held.map((card) => ({ ...card, person_id: card.person_id ?? card.member_id })),
    holders: everybody.filter(({ id }) => carriers.has(id)),
  };
}

/** Cards of those who share a kind, with their read; undefined, and not requested, unless the tab shows the household. */
export function useSharedHand(kind: ShareKind = 'cards') {
  const isShown = useIsHouseholdShown();
  const isWanted = useHasShared(kind) && isShown;
  const { data: household } = useQuery(householdQuery());
  const read = useQuery({ ...sharedCardsQuery(), enabled: isWanted });
  const cards = read.data;
  const { data: people } = useQuery({ ...sharedPeopleQuery(), enabled: isWanted });
  const hand = useMemo(() => {
    if (!isWanted) return undefined;
    const sharing = (household?.members ?? []).filter(({ shares }) => shares.includes(kind));
    return listSharedHand(cards ?? [], sharing, people ?? []);
  }, [isWanted, kind, cards, household, people]);
  return { hand, reads: hand && [read] };
}
