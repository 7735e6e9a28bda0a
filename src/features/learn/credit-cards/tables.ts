import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import { companies, creditCards, pointSystems } from '@/features/catalog/facts/tables.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { byName, joinReads } from '@/lib/rows/group-rows.ts';

const tables = [creditCards, companies, pointSystems];
const queries = tables.map(({ query }) => query());

/** The order of widely held cards, in a file that only this list and the search of members load. */
export const placesQuery = queryOptions({
  queryKey: ['places-of-cards'],
  queryFn: async () => (await import('@/domain/popular-cards.ts')).placeOf,
  staleTime: Infinity,
});

const joinSummaries = memoizeLast(
  (
    cards: ReturnType<typeof creditCards.rowsIn>,
    companies: readonly CreditCardSummary['companies'][],
    systems: readonly CreditCardSummary['point_systems'][],
  ): readonly CreditCardSummary[] => {
    const issuers = new Map(companies.map((row) => [row.id, row]));
    const points = new Map(systems.map((row) => [row.id, row]));
    return cards
      .flatMap((card) => {
        const [company, system] = [issuers.get(card.company_id), points.get(card.point_system_id)];
        // The issuer of a card that was added just now is on its way.
        return company && system ? { ...card, companies: company, point_systems: system } : [];
      })
      .sort(byName);
  },
);

export function ensureCardSummaries(client: QueryClient) {
  return Promise.all(tables.map(({ ensure }) => ensure(client)));
}

/** The list of all cards, without what the engine needs of them. */
export function useCardSummaries() {
  const client = useQueryClient();
  return joinReads(useQueries({ queries }), () =>
    joinSummaries(
      creditCards.rowsIn(client),
      companies.rowsIn(client),
      pointSystems.rowsIn(client),
    ),
  );
}
