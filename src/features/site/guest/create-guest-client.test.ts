import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { householdQuery, sharedPeopleQuery } from '@/features/mine/household/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { purchasesQuery } from '@/features/mine/purchases/queries.ts';
import { createGuestClient, followCatalog } from './create-guest-client.ts';

const key = ['rows', 'credit_cards'];
const create = () => {
  const page = new QueryClient();
  page.setQueryData(key, { revision: 1, rows: [] });
  return {
    page,
    guest: createGuestClient(page, { credit: 'fair' }, { restaurants: 12_000 }),
  };
};

describe('the rows that the screens of members read for a visitor', () => {
  it('are the amounts and the preference of the calculator, and no card', () => {
    const { guest } = create();
    const user = guest.getQueryData(currentUserQuery().queryKey);
    const profiles = guest.getQueryData(spendingProfilesQuery().queryKey);
    expect(user?.redemptionPreference).toBe('cash');
    expect(user?.creditLevel).toBe('fair');
    expect(profiles?.map(({ id, amounts }) => [id, amounts])).toEqual([
      [user?.selectedAnnualSpendingProfileId, { restaurants: 12_000 }],
    ]);
    for (const { queryKey } of [memberCardsQuery(), purchasesQuery(), sharedPeopleQuery()])
      expect(guest.getQueryData(queryKey)).toEqual([]);
    expect(guest.getQueryData(householdQuery().queryKey)).toBeNull();
  });

  it('never come into the page, whose next member would see them', () => {
    const { page } = create();
    expect(page.getQueryData(currentUserQuery().queryKey)).toBeUndefined();
    expect(page.getQueryData(memberCardsQuery().queryKey)).toBeUndefined();
  });

  it('stand beside the catalog of the page, as it changes', () => {
    const { page, guest } = create();
    expect(guest.getQueryData(key)).toEqual({ revision: 1, rows: [] });
    const stop = followCatalog(page, guest);
    page.setQueryData(key, { revision: 2, rows: [] });
    expect(guest.getQueryData(key)).toEqual({ revision: 2, rows: [] });
    stop();
    page.setQueryData(key, { revision: 3, rows: [] });
    expect(guest.getQueryData(key)).toEqual({ revision: 2, rows: [] });
  });
});
