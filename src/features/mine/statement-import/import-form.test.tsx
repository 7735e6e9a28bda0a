import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
import { summarizeStatement } from '@/domain/statement/summarize-statement.ts';
import { calendarDate } from '@/domain/calendar.ts';
import type { StatementLine } from '@/domain/statement/statement.ts';
import { shopCorrectionsQuery, shopCorrectionsTable } from '@/features/catalog/shops/queries.ts';
import { createCorrection } from '@/features/catalog/shops/tables.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { checkColumnChoice, toColumnChoice } from './check-column-choice.ts';
import { selectUsableFiles } from './select-usable-files.ts';
import { decisionsOf, useTakeOverDecisions } from './set-decisions.ts';
import { planAmounts } from './plan-amounts.ts';

function line(date: string, amountCents: number, subCategory: string | null): StatementLine {
  return {
    line: 1,
    date: calendarDate(date),
    description: 'x',
    amountCents,
    kind: { kind: 'purchase' },
    subCategory:
      subCategory === null ? { kind: 'unknown' } : { kind: 'guessed', subCategory, by: 'merchant' },
    shop: null,
    reason: '',
    isPending: false,
    isForeign: false,
  };
}

function summarize(lines: readonly StatementLine[]) {
  const period = { from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31') };
  const summary = summarizeStatement(lines, period);
  if (!summary) throw new Error('no summary');
  return summary;
}

describe('the columns that a member chooses', () => {
  const empty = toColumnChoice(null);

  it('asks for what is missing', () => {
    expect(checkColumnChoice(empty)).toMatchObject({ kind: 'incomplete' });
    const dated = { ...empty, date: '0', description: '1' };
    expect(checkColumnChoice(dated)).toMatchObject({ message: /money out/ });
  });

  it('takes one column of amounts before two', () => {
    const checked = checkColumnChoice({
      ...empty,
      date: '0',
      description: '2',
      amount: '3',
      debit: '4',
      sign: 'spend-negative',
    });
    expect(checked).toMatchObject({
      kind: 'complete',
      reading: { sign: 'spend-negative', mapping: { skipRows: 1, amount: 3, debit: null } },
    });
  });
});

describe('the amounts of a profile', () => {
  const summary = summarize([line('2025-05-01', 500, 'gas'), line('2025-06-01', 200, null)]);

  const plan = { unsortedInto: null, countsLarge: false, mode: 'replace' } as const;

  it('puts unsorted spending where it shall go', () => {
    expect(planAmounts(summary, { ...plan, unsortedInto: 'other' }, { hotels: 900 })).toEqual({
      gas: 500,
      other: 200,
    });
    expect(planAmounts(summary, plan, {})).toEqual({ gas: 500 });
  });

  it('leaves what the statements do not have, and what the member keeps', () => {
    const before = { hotels: 900, gas: 1 };
    const update = { ...plan, mode: 'update' } as const;
    expect(planAmounts(summary, update, before)).toEqual({ hotels: 900, gas: 500 });
    const kept = new Set(['gas']);
    expect(planAmounts(summary, { ...plan, kept }, before)).toEqual({ gas: 1 });
    expect(planAmounts(summary, { ...plan, kept }, {})).toEqual({});
  });

  it('adds a single large purchase once', () => {
    const tuition = summarize([line('2025-05-01', 600_000, 'tuition')]);
    expect(planAmounts(tuition, plan, {})).toEqual({});
    expect(planAmounts(tuition, { ...plan, countsLarge: true }, {})).toEqual({ tuition: 600_000 });
  });
});

describe('decisions that the device kept', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('are those of each member apart', () => {
    localStorage.setItem('pointfolio-merchants-a', '{"SHOP": "gas"}');
    expect(decisionsOf('a').get()).toEqual({ SHOP: 'gas' });
    expect(decisionsOf('b').get()).toEqual({});
  });

  it('become the member’s corrections, once, and stay where that fails', async () => {
    const key = 'pointfolio-merchants-a';
    const kept = JSON.stringify({ 'XYZZY PLUGH': 'gas', '\u200B': '', GONE: 'no-such-part' });
    localStorage.setItem(key, kept);
    const insert = vi.spyOn(shopCorrectionsTable, 'insert');
    const client = createQueryClient();
    client.setQueryData(shopCorrectionsQuery().queryKey, []);
    const takeOver = () =>
      renderHook(() => useTakeOverDecisions('a', new Map([['gas', { id: 7 }]])), {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      });
    insert.mockRejectedValueOnce(new Error('no network'));
    takeOver().unmount();
    await waitFor(() => {
      expect(listToasts()).toMatchObject([
        { title: 'Your earlier corrections could not be saved to your account' },
      ]);
    });
    expect(localStorage.getItem(key)).toBe(kept);

    insert.mockResolvedValue([]);
    takeOver().unmount();
    await waitFor(() => {
      expect(localStorage.getItem(key)).toBe(null);
    });
    takeOver();
    expect(insert).toHaveBeenCalledTimes(2);
    // The member's own row wins.
    expect(insert).toHaveBeenLastCalledWith(
      [
        expect.objectContaining({ shop: 'XYZZY PLUGH', sub_category_id: 7 }),
        expect.objectContaining({ shop: '?', sub_category_id: null }),
      ],
      'member_id,shop',
    );
  });

  it('are the newest for which there is room beside the corrections there are, and the last of those that agree', async () => {
    const letters = (n: number) =>
      String.fromCodePoint(65 + (n % 26), 65 + (Math.floor(n / 26) % 26), 65 + Math.floor(n / 676));
    const old = Array.from({ length: 1001 }, (_, n) => [`SHOP ${letters(n)}`, ''] as const);
    const kept = { ...Object.fromEntries(old), 'SQ *XYZZY': '', XYZZY: 'gas' };
    localStorage.setItem('pointfolio-merchants-a', JSON.stringify(kept));
    const insert = vi.spyOn(shopCorrectionsTable, 'insert').mockReset().mockResolvedValue([]);
    const client = createQueryClient();
    const present = [`SHOP ${letters(1000)}`, 'OTHER'].map((shop) => createCorrection(shop, 7));
    client.setQueryData(shopCorrectionsQuery().queryKey, present);
    renderHook(() => useTakeOverDecisions('a', new Map([['gas', { id: 7 }]])), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    await waitFor(() => {
      expect(decisionsOf('a').get()).toEqual({});
    });
    const rows = insert.mock.calls.flatMap(([sent]) => sent);
    // The database refuses a request that would make more than a thousand.
    expect(rows.length).toBe(998);
    expect(rows.map(({ shop }) => shop)).not.toContain(`SHOP ${letters(1000)}`);
    expect(rows.filter(({ shop }) => shop === 'XYZZY')).toMatchObject([{ sub_category_id: 7 }]);
  });

  it('are none where the device kept something else', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('pointfolio-merchants-a', '{"SHOP": 3}');
    expect(decisionsOf('a').get()).toEqual({});
    localStorage.setItem('pointfolio-merchants-a', 'torn');
    expect(decisionsOf('a').get()).toEqual({});
  });
});

describe('files that can be read', () => {
  it('refuses one that is too large and more than there is room for', () => {
    const small = { name: 'a.csv', size: 10 };
    const huge = { name: 'b.csv', size: 100 * 1024 * 1024 };
    const { usable, refusals } = selectUsableFiles([small, huge, small, small], 22);
    expect(usable).toHaveLength(2);
    expect(refusals).toEqual([
      '“b.csv” is larger than 50 MB. Export fewer months at once.',
      'No more than 24 files at once: 1 file was left out.',
    ]);
  });
});
