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

/** Products of which the member holds a card of their own. */
export const listOwnCards = memoizeLast(
  (memberCards: readonly MemberCard[], cards: readonly CardRow[]): readonly CardRow[] =>
    cards.filter((card) =>
      memberCards.some(
        ({ status, person_id, credit_card_id }) =>
          status === 'held' && person_id === null && credit_card_id === card.id,
      ),
    ),
);

/** The member's answer about their credit; without one, a card of their own that asks for more than is assumed shows it. */
export function findCreditLevel(
  { creditLevel, requirementsHeld: meets }: CurrentUser,
  own: readonly CardRow[],
): CreditLevel | null {
  const most = CREDIT_LEVELS.findLast((level) => own.some((card) => card.credit_needed === level));
  const isShown = most && asksForMore(most, creditOf({ credit: null, meets }));
  return creditLevel ?? (isShown ? most : null);
}

const noCards: readonly MemberCard[] = [];

/** Does not wait for the member's cards. */
export function useCreditLevel(): CreditLevel | null {
  const { cards } = useCatalog();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: memberCards = noCards } = useQuery(memberCardsQuery());
  return findCreditLevel(user, listOwnCards(memberCards, cards));
}
