import { type CurrentUser } from '@contract/current-user.ts';
import { bestCardFiltersSchema, bonusFiltersSchema } from '@contract/preferences.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import superjson from 'superjson';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useUpdateName, useUpdateRedemptionPreference } from './mutations.ts';
import { currentUserQuery } from './queries.ts';

const user: CurrentUser = {
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
  newUserWizard: { redemptionPreferenceCompleted: false },
  pointSystemCustomValues: [],
  benefitCustomValues: [],
  spendingCategoriesCustomValues: [],
  revision: 1,
};

type Call = {
  path: string;
  ifMatch: string | null;
  answer: (body: unknown, status?: number) => void;
};

const calls: Call[] = [];
let client: QueryClient;

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function readUser() {
  return client.getQueryData(currentUserQuery().queryKey);
}

async function takeCall(path: string): Promise<Call> {
  await waitFor(() => {
    expect(calls.some((call) => call.path.endsWith(path))).toBe(true);
  });
  const [call] = calls.splice(
    calls.findIndex((each) => each.path.endsWith(path)),
    1,
  );
  if (!call) throw new Error('taken twice');
  return call;
}

const succeed = (call: Call, data: unknown) => {
  call.answer([{ result: { data: superjson.serialize(data) } }]);
};

const refuse = (call: Call, code: string, httpStatus: number) => {
  const error = { message: 'no', code: -32009, data: { code, httpStatus } };
  call.answer([{ error: superjson.serialize(error) }], httpStatus);
};

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  calls.length = 0;
  client = new QueryClient();
  client.setQueryData(currentUserQuery().queryKey, user);
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    return new Promise<Response>((resolve) => {
      calls.push({
        path: new URL(input).pathname,
        ifMatch: new Headers(init?.headers).get('if-match'),
        answer: (body, status = 200) => {
          resolve(Response.json(body, { status }));
        },
      });
    });
  });
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

describe('a change of the current user', () => {
  it('is shown before the server has answered, and sent from the revision it was made on', async () => {
    const { result } = renderHook(() => useUpdateName(), { wrapper });
    act(() => {
      result.current.mutate('  Ann Lee ');
    });
    const call = await takeCall('/api/trpc/users.updateName');
    expect(call.ifMatch).toBe('"1"');
    expect(readUser()?.name).toBe('Ann Lee');
    succeed(call, { revision: 2 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(2);
    });
  });

  it('shows the user name where the name is emptied', async () => {
    const { result } = renderHook(() => useUpdateName(), { wrapper });
    act(() => {
      result.current.mutate('');
    });
    succeed(await takeCall('users.updateName'), { revision: 2 });
    expect(readUser()?.name).toBe('ann');
  });

  it('is taken back when it is refused, tried once, and the truth is loaded', async () => {
    const observer = renderHook(() => useUpdateName(), { wrapper });
    act(() => {
      observer.result.current.mutate('Bea');
    });
    refuse(await takeCall('users.updateName'), 'CONFLICT', 409);
    await waitFor(() => {
      expect(observer.result.current.isError).toBe(true);
    });
    expect(readUser()?.name).toBe('Ann');
    expect(calls).toHaveLength(0);
    expect(client.getQueryState(currentUserQuery().queryKey)?.isInvalidated).toBe(true);
  });

  it('waits for the one before it and goes on from the revision that one left', async () => {
    const { result } = renderHook(
      () => ({ name: useUpdateName(), preference: useUpdateRedemptionPreference() }),
      { wrapper },
    );
    act(() => {
      result.current.name.mutate('Bea');
      result.current.preference.mutate('travel');
    });
    const first = await takeCall('users.updateName');
    expect(readUser()?.redemptionPreference).toBe('travel');
    expect(readUser()?.newUserWizard.redemptionPreferenceCompleted).toBe(true);
    expect(calls).toHaveLength(0);
    succeed(first, { revision: 7 });
    const second = await takeCall('users.updateRedemptionPreference');
    expect(second.ifMatch).toBe('"7"');
    succeed(second, { revision: 8 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(8);
    });
  });

  it('takes back its own fields only', async () => {
    const { result } = renderHook(
      () => ({ name: useUpdateName(), preference: useUpdateRedemptionPreference() }),
      { wrapper },
    );
    act(() => {
      result.current.name.mutate('Bea');
      result.current.preference.mutate('cash');
    });
    refuse(await takeCall('users.updateName'), 'UNPROCESSABLE_CONTENT', 422);
    const second = await takeCall('users.updateRedemptionPreference');
    expect(readUser()).toMatchObject({ name: 'Ann', redemptionPreference: 'cash' });
    succeed(second, { revision: 2 });
    await waitFor(() => {
      expect(readUser()?.revision).toBe(2);
    });
  });
});
