import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { optimisticList, type RemovalOutcome, type UpdateOutcome } from './optimistic-list.ts';

type Card = { id: string; revision: number; name: string };
const queryKey = ['cards'];
const [a, b]: readonly [Card, Card] = [
  { id: 'a', revision: 1, name: 'A' },
  { id: 'b', revision: 1, name: 'B' },
];
const list = optimisticList<Card>(queryKey);

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKey, [a, b]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const rows = () => client.getQueryData<Card[]>(queryKey);
  return { client, wrapper, rows };
}

describe('an optimistic list', () => {
  it('shows a change at once and rolls back that row alone when it fails', async () => {
    const { client, wrapper, rows } = setUp();
    const report = vi.fn();
    let fail: (error: Error) => void = vi.fn();
    const answer = new Promise<UpdateOutcome<Card>>((_resolve, reject) => {
      fail = reject;
    });
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => answer,
          ...list.updating((card: Card) => card, report),
        }),
      { wrapper },
    );
    act(() => {
      result.current.mutate({ ...a, name: 'Renamed' });
    });
    await waitFor(() => {
      expect(rows()?.[0]?.name).toBe('Renamed');
    });
    client.setQueryData(queryKey, (before: Card[]) =>
      before.map((card) => (card.id === 'b' ? { ...card, name: 'From another tab' } : card)),
    );
    fail(new Error('offline'));
    await waitFor(() => {
      expect(report).toHaveBeenCalledOnce();
    });
    expect(rows()?.map(({ name }) => name)).toEqual(['A', 'From another tab']);
  });

  it('takes a stale change back and reads the rows again', async () => {
    const { client, wrapper, rows } = setUp();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const stale: UpdateOutcome<Card> = { kind: 'stale' };
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.resolve(stale),
          ...list.updating((card: Card) => card, vi.fn()),
        }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync({ ...a, name: 'Mine' }));
    expect(rows()?.[0]?.name).toBe('A');
    expect(invalidate).toHaveBeenCalledWith({ queryKey });
  });

  it('puts a row back where it was when its removal fails', async () => {
    const { wrapper, rows } = setUp();
    const report = vi.fn();
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.reject<RemovalOutcome>(new Error('offline')),
          ...list.removing(report),
        }),
      { wrapper },
    );
    act(() => {
      result.current.mutate(a);
    });
    await waitFor(() => {
      expect(report).toHaveBeenCalledOnce();
    });
    expect(rows()?.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('shows a row again as it is now when somebody else has changed it before its removal', async () => {
    const { client, wrapper, rows } = setUp();
    const tellStale = vi.fn();
    vi.spyOn(client, 'invalidateQueries').mockImplementation(() => {
      client.setQueryData(queryKey, [{ ...a, name: 'Theirs', revision: 2 }, b]);
      return Promise.resolve();
    });
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: (): Promise<RemovalOutcome> => Promise.resolve('stale'),
          ...list.removing(vi.fn(), tellStale),
        }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync(a));
    expect(rows()?.map(({ name }) => name)).toEqual(['Theirs', 'B']);
    expect(tellStale).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Theirs' }));
  });

  it('says nothing of a row that is gone already when it is removed', async () => {
    const { client, wrapper, rows } = setUp();
    const tellStale = vi.fn();
    vi.spyOn(client, 'invalidateQueries').mockImplementation(() => {
      client.setQueryData(queryKey, [b]);
      return Promise.resolve();
    });
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: (): Promise<RemovalOutcome> => Promise.resolve('stale'),
          ...list.removing(vi.fn(), tellStale),
        }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync(a));
    expect(rows()).toEqual([b]);
    expect(tellStale).not.toHaveBeenCalled();
  });

  it('removes on top of what a change of its own has saved while the row was already gone', async () => {
    const { wrapper } = setUp();
    const own = optimisticList<Card>(queryKey);
    const saved: UpdateOutcome<Card> = { kind: 'saved', row: { ...a, revision: 2 } };
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.resolve(saved),
          ...own.updating((card: Card) => card, vi.fn()),
        }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync(a));
    expect(own.revisionOf(a)).toBe(2);
    expect(own.revisionOf({ ...a, revision: 5 })).toBe(5);
  });

  it('takes an added row out again when it was refused', async () => {
    const { wrapper, rows } = setUp();
    const report = vi.fn();
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.reject<Card>(new Error('offline')),
          ...list.adding(report),
        }),
      { wrapper },
    );
    act(() => {
      result.current.mutate({ id: 'c', revision: 1, name: 'C' });
    });
    await waitFor(() => {
      expect(report).toHaveBeenCalledOnce();
    });
    expect(rows()?.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
