import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useRemoveRecord, useSaveWholeCard } from './mutations.ts';
import { resources } from './find-resource.ts';

/** The table as the server has it. */
const rows = new Map<number, { id: number; revision: number }>();

vi.mock('@/lib/supabase.ts', () => {
  const select = (id: number) => ({
    abortSignal: () => ({
      maybeSingle: () => ({ throwOnError: () => Promise.resolve({ data: rows.get(id) ?? null }) }),
    }),
  });
  const remove = (id: number, revision: number) => {
    const isPresent = rows.get(id)?.revision === revision;
    if (isPresent) rows.delete(id);
    return Promise.resolve({ data: isPresent ? [{ id }] : [] });
  };
  const from = () => ({
    select: () => ({ eq: (_name: string, id: number) => select(id) }),
    delete: () => ({
      eq: (_name: string, id: number) => ({
        eq: (_revision: string, revision: number) => ({
          select: () => ({ throwOnError: () => remove(id, revision) }),
        }),
      }),
    }),
  });
  const saved = { kind: 'saved', id: 1 };
  const rpc = () => ({ throwOnError: () => Promise.resolve({ data: saved }) });
  return { getSupabase: () => Promise.resolve({ from, rpc }) };
});

it('a record that an earlier try has removed is removed, one that was changed stays', async () => {
  const [resource] = resources;
  if (!resource) throw new Error('there are no lists');
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRemoveRecord(resource), { wrapper });
  rows.set(1, { id: 1, revision: 2 });
  expect(await result.current.mutateAsync({ id: 1, revision: 1 })).toEqual({ kind: 'stale' });
  expect(rows.has(1)).toBe(true);
  expect(await result.current.mutateAsync({ id: 1, revision: 2 })).toEqual({ kind: 'removed' });
  expect(await result.current.mutateAsync({ id: 1, revision: 2 })).toEqual({ kind: 'removed' });
});

it('a card that is saved makes its own rows stale, and no other row', async () => {
  const client = new QueryClient();
  const kept = { rows: [], revision: 1 };
  const tables = ['credit_cards', 'category_points', 'signup_bonus_tiers', 'companies'];
  for (const table of tables) client.setQueryData(['rows', table], kept);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSaveWholeCard(), { wrapper });
  await result.current.mutateAsync({ rows: {}, removed: {} });
  const isStale = (table: string) => client.getQueryState(['rows', table])?.isInvalidated;
  expect(tables.filter(isStale)).toEqual(tables.slice(0, 3));
});
