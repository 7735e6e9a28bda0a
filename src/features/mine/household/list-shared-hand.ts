import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { HouseholdMember, SharedHand, SharedHolder } from './schema.ts';

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
