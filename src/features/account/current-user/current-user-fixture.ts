import type { CurrentUser } from '@contract/current-user.ts';
import { bestCardFiltersSchema, bonusFiltersSchema } from '@contract/preferences.ts';

/** A member who has just registered, for tests. */
export function createUserFixture(own: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0001',
    name: 'Ann',
    userName: 'ann',
    emailAddress: 'ann@example.test',
    imageUrl: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    categoryPriority: [],
    bonusFilters: bonusFiltersSchema.parse({}),
    bestCardFilters: bestCardFiltersSchema.parse({}),
    annualSpending: [],
    selectedAnnualSpendingProfileId: null,
    selectableCategories: {},
    redemptionPreference: null,
    pointSystemTiers: {},
    newUserWizard: { redemptionPreferenceCompleted: false, firstQuestionsCompleted: false },
    requirementsHeld: [],
    hasBusiness: false,
    creditLevel: null,
    showsExpectedQuarters: true,
    paymentCosts: {},
    usedPrograms: {},
    pointSystemCustomValues: [],
    benefitCustomValues: [],
    spendingCategoriesCustomValues: [],
    revision: 1,
    ...own,
  };
}
