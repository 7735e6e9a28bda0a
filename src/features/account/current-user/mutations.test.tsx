import type { CurrentUser } from '@contract/current-user.ts';
import { bestCardFiltersSchema, bonusFiltersSchema } from '@contract/preferences.ts';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUserFixture } from './current-user-fixture.ts';
import { fakeProcedures } from '../../../../tests/support/fake-procedures.ts';
import * as mutations from './mutations.ts';
import { currentUserQuery } from './queries.ts';

const { queryKey } = currentUserQuery();
const id = '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f00aa';
let client: QueryClient;
let server: ReturnType<typeof fakeProcedures>;

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function readUser(): CurrentUser | undefined {
  return client.getQueryData(queryKey);
}

beforeEach(() => {
  server = fakeProcedures();
  client = new QueryClient();
  client.setQueryData(queryKey, createUserFixture());
  return server.stop;
});

type Mutation = { mutate: (input: never) => void; isError: boolean; isSuccess: boolean };

/** A change's input, and its immediate effect. */
type Case = {
  procedure: string;
  use: () => Mutation;
  input: unknown;
  shown: Partial<CurrentUser>;
  before?: Partial<CurrentUser>;
};

const bonusFilters = bonusFiltersSchema.parse({ issuers: ['chase'] });
const bestCardFilters = bestCardFiltersSchema.parse({ onlyHeld: true });
const pointValue = {
  pointSystemId: 1,
  travelValue: 1.7,
  cashValue: null,
  giftCardValue: null,
  statusLevelValue: null,
};
const benefitValue = { id: 1, value: 500, isHighValue: false, isPointsValue: false };

const cases: Case[] = [
  {
    procedure: 'updateCategoryPriority',
    use: () => useMutation(mutations.currentUserEdits.updateCategoryPriority),
    input: ['gas'],
    shown: { categoryPriority: ['gas'] },
  },
  {
    procedure: 'updateBonusFilters',
    use: () => useMutation(mutations.currentUserEdits.updateBonusFilters),
    input: bonusFilters,
    shown: { bonusFilters },
  },
  {
    procedure: 'updateBestCardFilters',
    use: () => useMutation(mutations.currentUserEdits.updateBestCardFilters),
    input: bestCardFilters,
    shown: { bestCardFilters },
  },
  {
    procedure: 'updateSelectedAnnualSpendingProfileId',
    use: () => useMutation(mutations.currentUserEdits.updateSelectedAnnualSpendingProfileId),
    input: id,
    shown: { selectedAnnualSpendingProfileId: id },
  },
  {
    procedure: 'updateSelectableCategories',
    use: () => useMutation(mutations.currentUserEdits.updateSelectableCategories),
    input: { 'custom-cash-top': ['gas'] },
    shown: { selectableCategories: { 'custom-cash-top': ['gas'] } },
  },
  {
    procedure: 'updateNewUserWizard',
    use: () => useMutation(mutations.currentUserEdits.updateNewUserWizard),
    input: { redemptionPreferenceCompleted: false, firstQuestionsCompleted: true },
    shown: {
      newUserWizard: { redemptionPreferenceCompleted: false, firstQuestionsCompleted: true },
    },
  },
  {
    procedure: 'updateRedemptionPreference',
    use: () => useMutation(mutations.currentUserEdits.updateRedemptionPreference),
    before: {
      newUserWizard: { redemptionPreferenceCompleted: false, firstQuestionsCompleted: true },
    },
    input: 'travel',
    shown: {
      redemptionPreference: 'travel',
      newUserWizard: { redemptionPreferenceCompleted: true, firstQuestionsCompleted: true },
    },
  },
  {
    procedure: 'updatePointSystemTiers',
    use: () => useMutation(mutations.currentUserEdits.updatePointSystemTiers),
    input: { 'bank-of-america': 'gold' },
    shown: { pointSystemTiers: { 'bank-of-america': 'gold' } },
  },
  {
    procedure: 'updateRequirements',
    use: () => useMutation(mutations.currentUserEdits.updateRequirements),
    input: ['amazon-prime'],
    shown: { requirementsHeld: ['amazon-prime'] },
  },
  {
    procedure: 'updateHasBusiness',
    use: () => useMutation(mutations.currentUserEdits.updateHasBusiness),
    input: true,
    shown: { hasBusiness: true },
  },
  {
    procedure: 'updateCreditLevel',
    use: () => useMutation(mutations.currentUserEdits.updateCreditLevel),
    input: 'fair',
    shown: { creditLevel: 'fair' },
  },
  {
    procedure: 'updateExpectedQuarters',
    use: () => useMutation(mutations.currentUserEdits.updateExpectedQuarters),
    input: false,
    shown: { showsExpectedQuarters: false },
  },
  {
    procedure: 'updatePaymentCosts',
    use: () => useMutation(mutations.currentUserEdits.updatePaymentCosts),
    input: { rent: 0 },
    shown: { paymentCosts: { rent: 0 } },
  },
  {
    procedure: 'updateUsedPrograms',
    use: () => useMutation(mutations.currentUserEdits.updateUsedPrograms),
    input: { 'delta-skymiles': false },
    shown: { usedPrograms: { 'delta-skymiles': false } },
  },
  {
    procedure: 'updateName',
    use: () => useMutation(mutations.currentUserEdits.updateName),
    input: ' Ann Lee ',
    shown: { name: 'Ann Lee' },
  },
  {
    procedure: 'updateName',
    use: () => useMutation(mutations.currentUserEdits.updateName),
    input: '',
    shown: { name: 'ann' },
  },
  {
    procedure: 'updateCustomPointSystemValues',
    use: () => useMutation(mutations.currentUserEdits.updateCustomPointSystemValues),
    input: [pointValue, { ...pointValue, pointSystemId: 2, travelValue: null }],
    shown: { pointSystemCustomValues: [pointValue] },
  },
  {
    procedure: 'updateBenefitCustomValues',
    use: () => useMutation(mutations.currentUserEdits.updateBenefitCustomValues),
    input: [benefitValue, { ...benefitValue, id: 2, value: null }],
    shown: { benefitCustomValues: [benefitValue] },
  },
];

describe.each(cases)('$procedure with $input', ({ procedure, use, input, shown, before }) => {
  function start() {
    client.setQueryData(queryKey, createUserFixture(before));
    const { result } = renderHook(use, { wrapper });
    act(() => {
      Reflect.apply(result.current.mutate, undefined, [input]);
    });
    return result;
  }

  it('is shown before the server has answered, and stays when it agrees', async () => {
    const result = start();
    const call = await server.take(procedure);
    expect(readUser()).toMatchObject(shown);
    expect(call.input).toEqual(input);
    call.succeed({ revision: 2 });
    await waitFor(() => {
      expect(result.current.isSuccess).toBe(true);
    });
    expect(readUser()).toMatchObject({ ...shown, revision: 2 });
  });

  it('is taken back when the server refuses, tried once, and the truth is asked for', async () => {
    const result = start();
    const call = await server.take(procedure);
    call.refuse('CONFLICT', 409);
    (await server.take('getCurrentUser')).succeed(createUserFixture(before));
    await waitFor(() => {
      expect(result.current.isError).toBe(true);
    });
    expect(readUser()).toEqual(createUserFixture(before));
    expect(server.calls).toEqual([]);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

describe('several changes', () => {
  function start() {
    const { result } = renderHook(
      () => ({
        name: useMutation(mutations.currentUserEdits.updateName),
        preference: useMutation(mutations.currentUserEdits.updateRedemptionPreference),
      }),
      { wrapper },
    );
    act(() => {
      result.current.name.mutate('Bea');
      result.current.preference.mutate('cash');
    });
  }

  it('run one after the other, each from the revision that the one before it left', async () => {
    start();
    const first = await server.take('updateName');
    expect(first.ifMatch).toBe('"1"');
    expect(readUser()).toMatchObject({ name: 'Bea', redemptionPreference: 'cash' });
    expect(server.calls).toEqual([]);
    first.succeed({ revision: 7 });
    const second = await server.take('updateRedemptionPreference');
    expect(second.ifMatch).toBe('"7"');
    second.succeed({ revision: 8 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(8);
    });
  });

  it('stay shown though a read from before them comes back meanwhile', async () => {
    start();
    const first = await server.take('updateName');
    act(() => {
      client.setQueryData(queryKey, createUserFixture());
    });
    first.succeed({ revision: 2 });
    const second = await server.take('updateRedemptionPreference');
    expect(readUser()).toMatchObject({ name: 'Bea', revision: 2 });
    second.succeed({ revision: 3 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(3);
    });
    expect(readUser()).toMatchObject({
      name: 'Bea',
      redemptionPreference: 'cash',
      newUserWizard: { redemptionPreferenceCompleted: true },
    });
  });

  it('do not load over what the others have shown when one is refused', async () => {
    start();
    (await server.take('updateName')).refuse('CONFLICT', 409);
    (await server.take('getCurrentUser')).succeed(createUserFixture());
    const second = await server.take('updateRedemptionPreference');
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    second.refuse('CONFLICT', 409);
    (await server.take('getCurrentUser')).succeed(createUserFixture());
    await waitFor(() => {
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    });
    expect(readUser()).toEqual(createUserFixture());
  });

  it('are no conflict if an earlier try has made them already', async () => {
    start();
    (await server.take('updateName')).refuse('CONFLICT', 409);
    (await server.take('getCurrentUser')).succeed(createUserFixture({ name: 'Bea', revision: 2 }));
    const second = await server.take('updateRedemptionPreference');
    expect(second.ifMatch).toBe('"2"');
    expect(readUser()).toMatchObject({ name: 'Bea', redemptionPreference: 'cash' });
    second.succeed({ revision: 3 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(3);
    });
  });

  it('take back their own fields only', async () => {
    start();
    (await server.take('updateName')).refuse('UNPROCESSABLE_CONTENT', 422);
    const second = await server.take('updateRedemptionPreference');
    expect(readUser()).toMatchObject({ name: 'Ann', redemptionPreference: 'cash' });
    second.succeed({ revision: 2 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(2);
    });
  });
});

describe('deleteUser', () => {
  it('ends the session only once the account is gone', async () => {
    const onDeleted = vi.fn(() => Promise.resolve());
    const { result } = renderHook(() => mutations.useDeleteUser(onDeleted), { wrapper });
    act(() => {
      result.current.mutate();
    });
    const call = await server.take('deleteUser');
    expect(onDeleted).not.toHaveBeenCalled();
    call.succeed(null);
    await waitFor(() => {
      expect(onDeleted).toHaveBeenCalledOnce();
    });
  });

  it('leaves the session where it was refused', async () => {
    const onDeleted = vi.fn(() => Promise.resolve());
    const { result } = renderHook(() => mutations.useDeleteUser(onDeleted), { wrapper });
    act(() => {
      result.current.mutate();
    });
    (await server.take('deleteUser')).refuse('TOO_MANY_REQUESTS', 429);
    await waitFor(() => {
      expect(result.current.isError).toBe(true);
    });
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it.each([
    ['gone, ends the session', 'UNAUTHORIZED', 401, 1],
    ['still there, leaves it', undefined, 200, 0],
    ['not to be learned of, leaves it', 'INTERNAL_SERVER_ERROR', 500, 0],
  ])('whose answer was lost asks for the account, and where that is %s', async (...row) => {
    const [, code, status, ends] = row;
    const onDeleted = vi.fn(() => Promise.resolve());
    const { result } = renderHook(() => mutations.useDeleteUser(onDeleted), { wrapper });
    act(() => {
      result.current.mutate();
    });
    (await server.take('deleteUser')).refuse('INTERNAL_SERVER_ERROR', 502);
    const question = await server.take('getCurrentUser');
    if (code === undefined) question.succeed(createUserFixture());
    else question.refuse(code, status);
    await waitFor(() => {
      expect(result.current.isPending).toBe(false);
    });
    expect(result.current.isSuccess).toBe(ends === 1);
    expect(onDeleted).toHaveBeenCalledTimes(ends);
  });
});
