import type { NewUserWizard } from '@contract/preferences.ts';
import { describe, expect, it } from 'vitest';
import { planCarry } from './plan-carry.ts';

const kept = {
  id: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0001',
  search: {
    groceries: 500,
    restaurants: 0,
    gas: 0,
    travel: 100,
    other: 0,
    credit: 'fair' as const,
  },
};
const amounts = { 'us-supermarkets': 600_000, airfare: 60_000, hotels: 60_000 };
const nobody = {
  user: {
    newUserWizard: { redemptionPreferenceCompleted: false, firstQuestionsCompleted: false },
    creditLevel: null,
  },
  profiles: [],
};
const profile = (own: Record<string, number>) => ({
  id: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0002',
  name: 'Mine',
  amounts: own,
  position: 0,
  revision: 1,
});

describe('the input of the calculator, in an account', () => {
  it('goes whole into a new one: a year of the amounts, the preference and the credit', () => {
    expect(planCarry(kept, nobody)).toEqual({
      amounts,
      isOffer: false,
      preference: 'cash',
      credit: 'fair',
    });
  });

  it('leaves everything that the account says already', () => {
    const account = {
      user: {
        newUserWizard: { redemptionPreferenceCompleted: true, firstQuestionsCompleted: true },
        creditLevel: 'good' as const,
      },
      profiles: [profile({ restaurants: 100 })],
    };
    expect(planCarry(kept, account)).toEqual({
      amounts,
      isOffer: true,
      preference: null,
      credit: null,
    });
  });

  it('is no answer for a member who has said that they are not sure of their credit', () => {
    const creditOf = (answers: Partial<NewUserWizard>) => {
      const newUserWizard = { ...nobody.user.newUserWizard, ...answers };
      return planCarry(kept, { ...nobody, user: { ...nobody.user, newUserWizard } }).credit;
    };
    expect(creditOf({ firstQuestionsCompleted: true })).toBeNull();
    expect(creditOf({ hasNot: ['business', 'credit'] })).toBeNull();
    expect(creditOf({ hasNot: ['business'] })).toBe('fair');
  });

  it('is not added twice, and a profile without amounts is no spending', () => {
    expect(planCarry(kept, { ...nobody, profiles: [profile(amounts)] }).amounts).toBeNull();
    expect(planCarry(kept, { ...nobody, profiles: [profile({})] }).isOffer).toBe(false);
  });
});
