import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpendingProfileRow } from './schema.ts';
import { useProfileEditor } from './use-profile-editor.ts';

/** The row as the database has it, and what reached it; the client is answered as PostgREST would. */
const database = vi.hoisted((): { row: SpendingProfileRow; failures: number } => ({
  row: { id: '', name: '', amounts: {}, position: 0, revision: 0 },
  failures: 0,
}));

vi.mock('@/lib/supabase.ts', () => {
  const update = (values: Partial<SpendingProfileRow>) => ({
    match: ({ revision }: { revision: number }) => ({
      select: () => ({
        throwOnError: () => {
          if (database.failures > 0) {
            database.failures -= 1;
            return Promise.reject(new TypeError('Failed to fetch'));
          }
          if (revision !== database.row.revision) return Promise.resolve({ data: [] });
          database.row = { ...database.row, ...values, revision: revision + 1 };
          return Promise.resolve({ data: [database.row] });
        },
      }),
    }),
  });
  const found = {
    order: () => found,
    throwOnError: () => Promise.resolve({ data: [database.row] }),
  };
  const select = () => ({ match: () => found });
  return { getSupabase: () => Promise.resolve({ from: () => ({ update, select }) }) };
});

const id = '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01';

function open() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useProfileEditor, { wrapper, initialProps: database.row });
}

beforeEach(() => {
  database.failures = 0;
  database.row = { id, name: 'Mine', amounts: { coffee: 100 }, position: 0, revision: 3 };
});

describe('the editor of a spending profile', () => {
  it('saves by itself once the typing rests', async () => {
    const { result } = open();
    act(() => {
      result.current.setAmounts({ coffee: 250 });
    });
    expect(result.current.status).toBe('saving');
    await waitFor(() => {
      expect(result.current.status).toBe('saved');
    });
    expect(database.row).toMatchObject({ amounts: { coffee: 250 }, revision: 4 });
  });

  it('asks before the tab is closed while the typing has not rested, and saves meanwhile', async () => {
    const { result } = open();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    act(() => {
      result.current.setAmounts({ coffee: 250 });
    });
    act(() => {
      expect(isAsked()).toBe(true);
    });
    await waitFor(() => {
      expect(result.current.status).toBe('saved');
    });
    expect(database.row.amounts).toEqual({ coffee: 250 });
  });

  it('merges what another tab saved in the meantime', async () => {
    const { result } = open();
    database.row = { ...database.row, amounts: { coffee: 100, rent: 900 }, revision: 4 };
    act(() => {
      result.current.setAmounts({ coffee: 250 });
    });
    await waitFor(() => {
      expect(database.row.amounts).toEqual({ coffee: 250, rent: 900 });
    });
    expect(result.current.conflicts).toEqual([]);
  });

  it('asks where both changed one amount, and overwrites nothing until told', async () => {
    const { result } = open();
    database.row = { ...database.row, amounts: { coffee: 400 }, revision: 4 };
    act(() => {
      result.current.setAmounts({ coffee: 250 });
    });
    await waitFor(() => {
      expect(result.current.status).toBe('conflict');
    });
    expect(result.current.conflicts).toEqual([{ subCategory: 'coffee', mine: 250, theirs: 400 }]);
    expect(database.row.amounts).toEqual({ coffee: 400 });
    act(() => {
      result.current.resolve('theirs');
    });
    await waitFor(() => {
      expect(result.current.status).toBe('saved');
    });
    expect(result.current.amounts).toEqual({ coffee: 400 });
  });

  it('keeps what was typed when saving fails, and saves it when asked again', async () => {
    database.failures = 1;
    const { result } = open();
    act(() => {
      result.current.setAmounts({ coffee: 250 });
    });
    await waitFor(() => {
      expect(result.current.status).toBe('failed');
    });
    expect(result.current.amounts).toEqual({ coffee: 250 });
    act(() => {
      result.current.retry();
    });
    await waitFor(() => {
      expect(database.row.amounts).toEqual({ coffee: 250 });
    });
  });

  it('is saved when its amounts come back although every answer was lost, and keeps later typing', async () => {
    database.failures = 1;
    const { result, rerender } = open();
    act(() => {
      result.current.setAmounts({ coffee: 250 });
    });
    await waitFor(() => {
      expect(result.current.status).toBe('failed');
    });
    database.row = { ...database.row, amounts: { coffee: 250 }, revision: 4 };
    rerender(database.row);
    expect(result.current.status).toBe('saved');
    expect(result.current.conflicts).toEqual([]);
    act(() => {
      result.current.setAmounts({ coffee: 2500 });
    });
    await waitFor(() => {
      expect(result.current.status).toBe('saved');
    });
    expect(database.row).toMatchObject({ amounts: { coffee: 2500 }, revision: 5 });
  });

  it('saves at once when the screen is left within the pause', async () => {
    const { result, unmount } = open();
    act(() => {
      result.current.setAmounts({ coffee: 7 });
    });
    unmount();
    await waitFor(() => {
      expect(database.row.amounts).toEqual({ coffee: 7 });
    });
  });
});
