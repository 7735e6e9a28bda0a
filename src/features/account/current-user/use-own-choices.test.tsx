import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Toaster } from '@/components/ui/toaster.tsx';
import { fakeProcedures } from '../../../../tests/support/fake-procedures.ts';
import { createUserFixture } from './current-user-fixture.ts';
import { currentUserQuery } from './queries.ts';
import { useChooseProfile } from './use-own-choices.ts';

let server: ReturnType<typeof fakeProcedures>;

beforeEach(() => {
  server = fakeProcedures();
  return server.stop;
});

it('takes only the student back, and not what the member added since', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = currentUserQuery();
  client.setQueryData(queryKey, createUserFixture({ requirementsHeld: ['sofi-account'] }));
  const { result } = renderHook(useChooseProfile, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        {children}
        <Toaster />
      </QueryClientProvider>
    ),
  });
  act(() => result.current('6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01', 'own-student'));
  (await server.take('updateSelectedAnnualSpendingProfileId')).succeed({ revision: 2 });
  const made = await server.take('updateRequirements');
  expect(made.input).toEqual(['sofi-account', 'student']);
  made.succeed({ revision: 3 });
  await waitFor(() => expect(client.getQueryData(queryKey)?.revision).toBe(3));
  act(() => {
    client.setQueryData(
      queryKey,
      (user) =>
        user && { ...user, requirementsHeld: [...user.requirementsHeld, 'costco-membership'] },
    );
  });
  const notice = await screen.findByText('You count as a student now');
  const item = notice.closest('li');
  fireEvent.click(within(item ?? document.body).getByRole('button', { name: 'Undo' }));
  expect((await server.take('updateRequirements')).input).toEqual([
    'sofi-account',
    'costco-membership',
  ]);
});
