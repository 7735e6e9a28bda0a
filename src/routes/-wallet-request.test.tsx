import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  seedCatalog,
} from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { walletSetupsSearchSchema } from '@/features/mine/wallet-setups/schema.ts';
import { useWalletRequest } from './-use-wallet-request.ts';

const cards = [1, 2, 3, 4, 5].map((id) => createCard({ id, slug: `card-${id}` }));

function atMost(heldCount: number, search: object = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, { ...catalogFixture, cards });
  for (const table of ['rules', 'credit_card_rules'])
    client.setQueryData(['rows', table], { revision: 1, rows: [] });
  client.setQueryData(
    memberCardsQuery().queryKey,
    cards.slice(0, heldCount).map(({ id }) => createMemberCard(id)),
  );
  client.setQueryData(currentUserQuery().queryKey, createUserFixture());
  client.setQueryData(spendingProfilesQuery().queryKey, []);
  client.setQueryData(pointBalancesQuery().queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const asked = walletSetupsSearchSchema.parse(search);
  return renderHook(() => useWalletRequest(asked), { wrapper }).result.current.request.limits
    .atMost;
}

it('allows at least as many cards as the member holds, unless the member says fewer', () => {
  expect(atMost(0)).toBe(3);
  expect(atMost(5)).toBe(5);
  expect(atMost(5, { size: 2 })).toBe(2);
});
