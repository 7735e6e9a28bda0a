import { useSuspenseQueries } from '@tanstack/react-query';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { PeopleList } from '@/features/people/components/people-list.tsx';
import { pointBalancesQuery } from '@/features/point-systems/queries.ts';

/** The people of the account, each with how much is theirs. */
export function People() {
  const [cards, balances] = useSuspenseQueries({
    queries: [memberCardsQuery(), pointBalancesQuery()],
  });
  return (
    <PeopleList
      countOf={(id) => ({
        cards: cards.data.filter(({ person_id }) => person_id === id).length,
        balances: balances.data.filter(({ person_id }) => person_id === id).length,
      })}
    />
  );
}
