import { bestCardFiltersSchema } from '@contract/preferences.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import type { SpendingProfileRow } from '@/features/mine/annual-spending/schema.ts';
import {
  catalogFixture,
  createCard,
  seedCatalog,
} from '@/features/catalog/facts/catalog-fixture.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { pickCards } from '@/features/home/member-home/pick-cards.ts';
import { purchasesQuery } from '@/features/mine/purchases/queries.ts';
import type { PurchaseRow } from '@/features/mine/purchases/schema.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { getToday } from '@/lib/dates.ts';
import { describeLinked } from './describe-offer.ts';
import { usualAmountCents } from './find-offers.ts';
import { useOfferFinder } from './use-offer-finder.ts';

const filters = bestCardFiltersSchema.parse({});

/** Opens a page with these cards and purchases of the member. */
function createPage(
  catalog: CatalogRows,
  cards: readonly MemberCard[] = [],
  purchases: readonly PurchaseRow[] = [],
  profiles: readonly SpendingProfileRow[] = [],
  user = createUserFixture(),
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, catalog);
  client.setQueryData(currentUserQuery().queryKey, user);
  client.setQueryData<unknown>(spendingProfilesQuery().queryKey, profiles);
  client.setQueryData<unknown>(memberCardsQuery().queryKey, cards);
  client.setQueryData<unknown>(purchasesQuery().queryKey, purchases);
  client.setQueryData(pointBalancesQuery().queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return () => renderHook(() => useOfferFinder(filters), { wrapper });
}

it('finds on the next page with what the page before has found', () => {
  const open = createPage(catalogFixture);
  const first = open();
  first.unmount();
  const second = open();
  expect(second.result.current.find).toBe(first.result.current.find);
});

describe('a bill on a card whose rate rests on the other spending of the month', () => {
  const bilt = createCard({
    id: 41,
    slug: 'bilt',
    linked_rates: [
      {
        id: 1,
        slug: 'housing',
        sub_category_slugs: ['gas-stations'],
        step_1_at_least_percent: 25,
        step_1_rate: 0.5,
        step_2_at_least_percent: 50,
        step_2_rate: 0.75,
        step_3_at_least_percent: null,
        step_3_rate: null,
        step_4_at_least_percent: null,
        step_4_rate: null,
        otherwise_points: 250,
        points_per_other_dollar: null,
        at_most_rate: null,
        valid_during: '[,)',
        confidence: 'high',
      },
    ],
  });
  const card = createMemberCard(bilt.id);
  const paid = (dollars: number, made_on: string): PurchaseRow => ({
    id: crypto.randomUUID(),
    member_card_id: card.id,
    amount_cents: dollars * 100,
    made_on,
    sub_category_id: 21,
    credit_card_benefit_id: null,
    merchant: null,
    notes: null,
    import_key: null,
    revision: 1,
    created_at: `${made_on}T12:00:00Z`,
  });
  const profile = {
    id: crypto.randomUUID(),
    name: 'Mine',
    amounts: { 'gas-stations': 2_400_000 },
    position: 0,
    revision: 1,
  };
  const pageWith = (purchases: readonly PurchaseRow[]) => {
    const catalog = { ...catalogFixture, cards: [bilt] };
    const user = createUserFixture({ selectedAnnualSpendingProfileId: profile.id });
    return createPage(catalog, [card], purchases, [profile], user)().result.current;
  };
  const answer = (purchases: readonly PurchaseRow[], amountCents: number) => {
    const { find, inputs } = pageWith(purchases);
    const { mine } = find('gas-stations', amountCents);
    return mine && { points: mine.points, says: describeLinked(mine, inputs.names) };
  };
  const today = getToday();
  const thisMonth = `${today.slice(0, 7)}-01`;

  it('counts what is on the card this month, and says what is missing', () => {
    expect(answer([paid(260, thisMonth), paid(900, '2024-01-15')], 200_000)).toEqual({
      points: 250,
      says: 'Spend $240 more on this card this month to earn 0.5% on gas stations',
    });
    expect(answer([paid(260, thisMonth), paid(260, today)], 200_000)).toEqual({
      points: 1_000,
      says: 'Spend $480 more on this card this month to earn 0.75% on gas stations',
    });
    expect(answer([paid(1_000, thisMonth)], 200_000)).toEqual({ points: 1_500, says: null });
  });

  it('takes the bill of the profile while no amount is typed', () => {
    expect(answer([paid(260, thisMonth)], usualAmountCents)).toEqual({
      points: 12.5,
      says: 'Spend $240 more on this card this month to earn 0.5% on gas stations',
    });
  });

  it('is the same on Home', () => {
    const { inputs, held } = pageWith([]);
    const spent = {
      capsUsed: [],
      monthSpent: [{ card: card.id, subCategory: 'us-supermarkets', cents: 100_000 }],
    };
    const gas = pickCards(inputs, held, [], spent).find(
      ({ subCategory }) => subCategory.slug === 'gas-stations',
    );
    expect(gas?.offer.points).toBe(75);
  });
});
