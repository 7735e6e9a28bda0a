import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { fakeProcedures } from '../../../../tests/support/fake-procedures.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useChangePicture } from './mutations.ts';

type Saved = { image_url: string | null; revision: number };
let save: (row: Saved) => void = () => undefined;
const saved = new Promise<Saved>((resolve) => {
  save = resolve;
});

vi.mock('@/lib/supabase.ts', () => {
  const throwOnError = async () => ({ data: await saved });
  const single = () => ({ throwOnError });
  const update = () => ({ eq: () => ({ select: () => ({ single }) }) });
  const rpc = () => ({ throwOnError: () => Promise.resolve({ data: [] }) });
  return { getSupabase: () => Promise.resolve({ rpc, from: () => ({ update }) }) };
});

let server: ReturnType<typeof fakeProcedures>;
beforeEach(() => {
  server = fakeProcedures();
});
afterEach(() => {
  server.stop();
});

it('is followed by what was changed meanwhile, based on its new revision', async () => {
  const client = new QueryClient({ defaultOptions: { mutations: { scope: { id: 'edits' } } } });
  const user = createUserFixture();
  client.setQueryData(currentUserQuery().queryKey, user);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => [useChangePicture(), useMutation(currentUserEdits.updateName)] as const,
    { wrapper },
  );
  act(() => {
    result.current[0].mutate({ memberId: user.id, picture: null });
  });
  act(() => {
    result.current[1].mutate('Ann');
  });
  save({ image_url: null, revision: user.revision + 1 });
  const call = await server.take('updateName');
  expect(call.ifMatch).toBe(`"${user.revision + 1}"`);
  call.succeed({ revision: user.revision + 2 });
  await waitFor(() => {
    expect(client.isMutating()).toBe(0);
  });
});
