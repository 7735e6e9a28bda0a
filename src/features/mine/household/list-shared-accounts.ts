import type { Account } from '@/features/mine/eligibility/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
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
