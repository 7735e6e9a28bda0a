import type { CurrentUser } from '@contract/current-user.ts';
import { type Query, QueryClient } from '@tanstack/react-query';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import type { FirstAnswerSearch } from '@/features/site/first-answer/schema.ts';
import { householdQuery, sharedPeopleQuery } from '@/features/mine/household/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import { purchasesQuery } from '@/features/mine/purchases/queries.ts';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';

/** Member id of rows that exist on no server. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

const noFilters = {
  issuers: [],
  pointSystems: [],
  kind: null,
  maximumAnnualFeeCents: null,
};

function createGuest({ travels, credit }: FirstAnswerSearch): CurrentUser {
  return {
    id: NOBODY,
    name: null,
    userName: null,
    emailAddress: null,
    imageUrl: null,
    createdAt: new Date(0),
    categoryPriority: [],
    bonusFilters: {
      ...noFilters,
      includeLowConfidence: true,
      maximumSpendCents: null,
      onlyEligible: false,
    },
    bestCardFilters: {
      ...noFilters,
      includeLowConfidence: false,
      onlyHeld: false,
      excludedCards: [],
    },
    annualSpending: [],
    selectedAnnualSpendingProfileId: NOBODY,
    selectableCategories: {},
    redemptionPreference: travels === true ? 'travel' : 'cash',
    pointSystemTiers: {},
    newUserWizard: { redemptionPreferenceCompleted: true, firstQuestionsCompleted: true },
    requirementsHeld: [],
    hasBusiness: false,
    creditLevel: credit ?? null,
    showsExpectedQuarters: true,
    paymentCosts: {},
    usedPrograms: {},
    pointSystemCustomValues: [],
    benefitCustomValues: [],
    spendingCategoriesCustomValues: [],
    revision: 1,
  };
}

/**
 * The screens of members read rows of a member: here they are a visitor's answers to the calculator, in the memory of
 * this page alone. Nothing of it is read from a server or sent to one; the catalog is that of the page.
 */
export function createGuestClient(
  page: QueryClient,
  search: FirstAnswerSearch,
  amounts: Readonly<Record<string, number>>,
): QueryClient {
  const guest = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } },
  });
  for (const [queryKey, data] of page.getQueriesData<unknown>({ queryKey: ['rows'] })) {
    guest.setQueryData(queryKey, data);
  }
  guest.setQueryData(currentUserQuery().queryKey, createGuest(search));
  guest.setQueryData(memberCardsQuery().queryKey, []);
  guest.setQueryData(peopleQuery().queryKey, []);
  guest.setQueryData(pointBalancesQuery().queryKey, []);
  guest.setQueryData(purchasesQuery().queryKey, []);
  guest.setQueryData(householdQuery().queryKey, null);
  guest.setQueryData(sharedPeopleQuery().queryKey, []);
  guest.setQueryData(sessionQuery().queryKey, null);
  guest.setQueryData(spendingProfilesQuery().queryKey, [
    { id: NOBODY, name: 'Your amounts', amounts: { ...amounts }, position: 0, revision: 1 },
  ]);
  return guest;
}

/** Mirrors changes of the page's catalog here; returns a function that stops it. */
export function followCatalog(page: QueryClient, guest: QueryClient): () => void {
  const follow = ({ type, query }: { readonly type: string; readonly query: Query }) => {
    const { queryKey, state } = query;
    if (type !== 'updated' || queryKey[0] !== 'rows' || state.data === undefined) return;
    if (guest.getQueryData<unknown>(queryKey) !== state.data) {
      guest.setQueryData(queryKey, state.data);
    }
  };
  return page.getQueryCache().subscribe(follow);
}
