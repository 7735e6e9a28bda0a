import type { CurrentUser } from '@contract/current-user.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  asksForMore,
  CREDIT_LEVELS,
  type CreditLevel,
  creditOf,
} from '@/domain/rewards/catalog/proposal.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';

/** The member's answer about their credit; without one, a card of their own that asks for more than is assumed shows it. */
export const findCreditLevel = memoizeLast(
  (
    { creditLevel, requirementsHeld }: CurrentUser,
    memberCards: readonly MemberCard[],
    cards: readonly CardRow[],
  ): CreditLevel | null => {
    if (creditLevel !== null) return creditLevel;
    const assumed = creditOf({ credit: null, meets: requirementsHeld });
    const own = new Set(
      memberCards.flatMap(({ status, person_id, credit_card_id }) =>
        status === 'held' && person_id === null ? [credit_card_id] : [],
      ),
    );
    const asked = new Set(cards.filter(({ id }) => own.has(id)).map((card) => card.credit_needed));
    const most = CREDIT_LEVELS.findLast((level) => asked.has(level));
    return most !== undefined && asksForMore(most, assumed) ? most : null;
  },
);

const noCards: readonly MemberCard[] = [];

/** Does not wait for the member's cards. */
export function useCreditLevel(): CreditLevel | null {
  const { cards } = useCatalog();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: memberCards = noCards } = useQuery(memberCardsQuery());
  return findCreditLevel(user, memberCards, cards);
}
