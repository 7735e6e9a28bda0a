import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionQuery } from '@/features/account/session/queries.ts';
import type { Account } from '@/features/mine/eligibility/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import {
  householdQuery,
  sharedCardsQuery,
  sharedPeopleQuery,
  sharedSpendingQuery,
} from './queries.ts';
import type { HouseholdMember, SharedHolder } from './schema.ts';

type OfMember = { readonly member_id: string };

/** Accounts of those who share cards, with everybody who holds cards in each; only a name without shared cards. */
export function listSharedAccounts(
  others: readonly Pick<HouseholdMember, 'member_id' | 'display_name' | 'shares'>[],
  cards: readonly (MemberCard & OfMember)[],
  people: readonly (SharedHolder & OfMember)[],
): readonly Account[] {
  const holders = new Set(cards.map(({ person_id }) => person_id));
  return others
    .filter(({ shares }) => shares.includes('cards'))
    .map(({ member_id: id, display_name: name }) => ({
      id,
      name,
      cards: cards.filter(({ member_id }) => member_id === id),
      people: people.filter((person) => person.member_id === id && holders.has(person.id)),
    }));
}

/** The others' shared data for a plan, as it arrives. */
export function useSharedAccounts() {
  const { data: session } = useQuery(sessionQuery());
  const household = useQuery(householdQuery());
  const others = useMemo(
    () =>
      (household.data?.members ?? []).filter(
        ({ member_id }) => session && member_id !== session.userId,
      ),
    [household.data, session],
  );
  const shares = (kind: string) => others.some((other) => other.shares.includes(kind));
  const hasCards = shares('cards');
  const hasSpending = shares('spending');
  const cards = useQuery({ ...sharedCardsQuery(), enabled: hasCards });
  const people = useQuery({ ...sharedPeopleQuery(), enabled: hasCards });
  const spending = useQuery({ ...sharedSpendingQuery(), enabled: hasSpending });
  const reads = [...(hasCards ? [cards, people] : []), ...(hasSpending ? [spending] : [])];
  const accounts = useMemo(
    () => listSharedAccounts(others, cards.data ?? [], people.data ?? []),
    [others, cards.data, people.data],
  );
  const amounts = hasSpending ? spending.data : undefined;
  const spenders = useMemo(
    () =>
      (amounts ?? []).map((row) => ({
        id: row.member_id,
        name: others.find(({ member_id }) => member_id === row.member_id)?.display_name ?? '',
        amounts: row.amounts,
      })),
    [others, amounts],
  );
  return {
    accounts,
    /** People who share their spending, not necessarily the same as those who share cards. */
    spenders,
    isLoading: household.isLoading || reads.some(({ isPending }) => isPending),
    isFailed: reads.some(({ isLoadingError }) => isLoadingError),
    retry: () => {
      for (const read of reads) if (read.isLoadingError) void read.refetch();
    },
  };
}
