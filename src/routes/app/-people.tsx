import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { PeopleList } from '@/features/mine/people/components/people-list.tsx';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';

/** The people of the account, each with how much is theirs. */
export function People() {
  const [cards, balances] = useSuspenseQueries({
    queries: [memberCardsQuery(), pointBalancesQuery()],
  });
  return (
    <div className="grid gap-4">
      <PeopleList
        countOf={(id) => ({
          cards: cards.data.filter(({ person_id }) => person_id === id).length,
          balances: balances.data.filter(({ person_id }) => person_id === id).length,
        })}
      />
      <p className="text-muted-foreground text-sm">
        Do they have an account of their own?{' '}
        <Link to="/app/household" className="text-primary underline">
          Share a household
        </Link>{' '}
        instead.
      </p>
    </div>
  );
}
