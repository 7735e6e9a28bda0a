import { bestCardFiltersSchema } from '@contract/preferences.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { spendingProfilesQuery } from '@/features/annual-spending/queries.ts';
import { catalogFixture, seedCatalog } from '@/features/catalog/catalog-fixture.ts';
import { createUserFixture } from '@/features/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { purchasesQuery } from '@/features/purchases/queries.ts';
import { useOfferFinder } from './use-offer-finder.ts';

it('finds on the next page with what the page before has found', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, catalogFixture);
  client.setQueryData(currentUserQuery().queryKey, createUserFixture());
  for (const { queryKey } of [spendingProfilesQuery(), memberCardsQuery(), purchasesQuery()]) {
    client.setQueryData<unknown>(queryKey, []);
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const filters = bestCardFiltersSchema.parse({});
  const open = () => renderHook(() => useOfferFinder(filters), { wrapper });
  const first = open();
  first.unmount();
  const second = open();
  expect(second.result.current.find).toBe(first.result.current.find);
});
