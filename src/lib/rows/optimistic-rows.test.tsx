import {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useMutation,
} from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { removeOnce, type UpdateOutcome } from '@/lib/edits/save-once.ts';
import { StaleEditError } from '@/lib/edits/stale-edit-error.ts';
import { optimisticRows } from './optimistic-rows.ts';

type Card = { id: string; revision: number; name: string };
const queryKey = ['cards'];
const [a, b]: readonly [Card, Card] = [
  { id: 'a', revision: 1, name: 'A' },
  { id: 'b', revision: 1, name: 'B' },
];
const report = vi.fn();
const list = optimisticRows<Card>(queryKey, () => report);
const plain = {
  refused: 'The card was not changed',
  change: (card: Card) => card,
  rebase: (card: Card) => card,
  typed: (card: Card) => card,
};

function setUp() {
  report.mockClear();
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
    let fail: (error: Error) => void = vi.fn();
    const answer = new Promise<UpdateOutcome<Card>>((_resolve, reject) => {
      fail = reject;
    });
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => answer,
          ...list.updating(plain),
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
    const stale: UpdateOutcome<Card> = { kind: 'stale', latest: null };
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.resolve(stale),
          ...list.updating(plain),
        }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync({ ...a, name: 'Mine' }));
    expect(rows()?.[0]?.name).toBe('A');
    expect(invalidate).toHaveBeenCalledWith({ queryKey });
  });

  it('still shows the changes that wait when a stale one has it read again', async () => {
    const { client, wrapper, rows } = setUp();
    const theirs = { ...a, name: 'Theirs', revision: 2 };
    const queryFn = () => [theirs, b];
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    const waits = () => new Promise<never>(() => undefined);
    const stale: UpdateOutcome<Card> = { kind: 'stale', latest: theirs };
    const { result } = renderHook(
      () =>
        [
          useMutation({ mutationFn: waits, ...list.adding('The card was not added') }),
          useMutation({ mutationFn: waits, ...list.removing('The card was not removed') }),
          useMutation({ mutationFn: () => Promise.resolve(stale), ...list.updating(plain) }),
        ] as const,
      { wrapper },
    );
    const [adding, removing, updating] = result.current;
    await act(async () => {
      adding.mutate({ id: 'c', revision: 1, name: 'C' });
      removing.mutate(b);
      await updating.mutateAsync({ ...a, name: 'Mine' });
    });
    expect(rows()?.map(({ name }) => name)).toEqual(['Theirs', 'C']);
    stop();
  });

  it('puts a row back where it was when its removal fails', async () => {
    const { wrapper, rows } = setUp();
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.reject<undefined>(new Error('offline')),
          ...list.removing('The card was not removed'),
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
    vi.spyOn(client, 'invalidateQueries').mockImplementation(() => {
      client.setQueryData(queryKey, [{ ...a, name: 'Theirs', revision: 2 }, b]);
      return Promise.resolve();
    });
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.reject<undefined>(new StaleEditError()),
          ...list.removing('The card was not removed'),
        }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync(a).catch(() => undefined));
    expect(rows()?.map(({ name }) => name)).toEqual(['Theirs', 'B']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('removes on top of what a change of its own has saved, and says nothing of what is gone already', async () => {
    const { client } = setUp();
    noteOwnSave(client, 'a', 1, 2);
    const remove = vi.fn(() => Promise.resolve(false));
    const gone = { client, base: a, remove, read: () => Promise.resolve(null) };
    expect(await removeOnce(gone)).toBe('removed');
    expect(remove).toHaveBeenCalledExactlyOnceWith(2);
    const changed = { ...gone, read: () => Promise.resolve(b) };
    await expect(removeOnce(changed)).rejects.toThrow(StaleEditError);
  });

  it.each([
    ['stands on the row as it was put back', { ...a, revision: 7 }, { ...a, revision: 1 }, 1],
    ['does not stand on what somebody else made of the added row', a, { ...a, revision: 2 }, 1],
  ])('%s', async (_what, added, saved, expected) => {
    const { client, wrapper } = setUp();
    const { result } = renderHook(
      () => useMutation({ mutationFn: () => Promise.resolve(saved), ...list.adding('not added') }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync(added));
    expect(findOwnRevision(client, a.id, added.revision)).toBe(expected);
  });

  it('takes an added row out again when it was refused', async () => {
    const { wrapper, rows } = setUp();
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: () => Promise.reject<Card>(new Error('offline')),
          ...list.adding('The card was not added'),
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
