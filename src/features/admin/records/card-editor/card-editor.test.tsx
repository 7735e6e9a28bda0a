import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getToday } from '@/lib/dates.ts';
import { checkDocument, findRefused, listUnsourced, toPayload } from './check-document.ts';
import {
  type CardRows,
  carryOver,
  createRow,
  type EditorRow,
  keyOf,
  removeRow,
  type SavedRow,
  summarizeEdits,
  toSavedRows,
} from './apply-edits.ts';
import { cardDraft } from './name-draft.ts';
import { compareDocuments, mergeDocuments, type MergeItem } from './merge-document.ts';
import { deviceRefusal } from '@/lib/storage/stored.ts';
import { SaveBar } from './save-bar.tsx';
import { useCardEditor } from './use-card-editor.ts';

const server = vi.hoisted(() => {
  let answer: (card: unknown) => void = () => undefined;
  const readAgain = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  return { readAgain, answer };
});
vi.mock('../mutations.ts', () => ({
  useSaveWholeCard: () => ({ mutateAsync: () => Promise.resolve({ kind: 'saved', id: 7 }) }),
}));
vi.mock('./queries.ts', () => ({
  readWholeCard: () => server.readAgain,
  wholeCardQuery: (id: number) => ({ queryKey: ['whole', id] }),
}));

const sourced = {
  source: 'terms',
  source_url: 'https://issuer.example',
  verified_on: '2026-01-05',
  confidence: 'high',
};
const saved: CardRows = {
  credit_cards: [
    {
      id: 7,
      revision: 3,
      ...sourced,
      name: 'Gold',
      slug: 'gold',
      company_id: 1,
      network: 'amex',
      point_system_id: 2,
      base_rate: 1,
      annual_fee_cents: 32_500,
      first_year_fee_cents: 32_500,
      art_primary_hex: '#000000',
      art_secondary_hex: '#ffffff',
    },
  ],
  spending_caps: [
    {
      id: 5,
      revision: 1,
      ...sourced,
      name: 'Dining',
      slug: 'gold-dining',
      amount_cents: 5_000_000,
      period: 'calendar_year',
      fallback_rate: 1,
    },
  ],
  card_choices: [],
  card_choice_options: [],
  linked_rates: [],
  signup_bonus_credits: [],
  category_points: [
    {
      id: 9,
      revision: 2,
      ...sourced,
      category_id: 4,
      sub_category_id: null,
      rate: 4,
      is_additive: false,
      spending_cap_id: 5,
      card_choice_id: null,
      channel: 'any',
      requires_activation: false,
      valid_during: '[2026-01-01,2027-01-01)',
    },
  ],
  credit_card_benefits: [],
  benefit_spending: [],
  signup_bonuses: [
    {
      id: 11,
      revision: 1,
      ...sourced,
      slug: 'gold-offer',
      starts_on: null,
      ends_on: null,
      is_current: true,
      first_year_fee_waived: null,
    },
  ],
  signup_bonus_tiers: [
    {
      id: 12,
      revision: 1,
      ...sourced,
      signup_bonus_id: 11,
      tier: 1,
      spend_cents: 600_000,
      window_days: 180,
      points: 60_000,
      cash_cents: null,
      credits_cents: null,
    },
  ],
  credit_card_rules: [],
  credit_card_requirements: [],
};
const base = toSavedRows(saved);

function edit<R extends EditorRow>(rows: readonly R[], key: string, texts: Record<string, string>) {
  return rows.map((row) =>
    keyOf(row) === key ? { ...row, texts: { ...row.texts, ...texts } } : row,
  );
}
const textOf = (rows: readonly EditorRow[], key: string, name: string) =>
  rows.find((row) => keyOf(row) === key)?.texts[name];

describe('the payload', () => {
  test('has the revision alone of an untouched row, and the changes of a changed one', () => {
    const rows = edit(base, 'category_points:9', { rate: '5', verified_on: '2026-11-20' });
    const { rows: sent, removed } = toPayload(base, rows);
    expect(sent['credit_cards']).toEqual([{ id: 7, revision: 3 }]);
    expect(sent['category_points']).toEqual([
      { id: 9, revision: 2, rate: 5, verified_on: '2026-11-20' },
    ]);
    expect(sent['signup_bonus_tiers']).toEqual([{ id: 12, signup_bonus_id: 11, revision: 1 }]);
    expect(removed).toEqual({});
  });

  test('a new row names a new parent, a removed one takes its parts along', () => {
    const bonus = createRow('signup_bonuses', -1, null, { ...sourced, slug: 'gold-next' });
    const step = createRow('signup_bonus_tiers', -2, -1, { ...sourced, spend_cents: '8000' });
    const rows = [...removeRow(base, 'signup_bonuses:11'), bonus, step];
    const { rows: sent, removed } = toPayload(base, rows);
    expect(sent['signup_bonus_tiers']).toMatchObject([
      { id: -2, signup_bonus_id: -1, spend_cents: 800_000 },
    ]);
    expect(removed).toEqual({
      signup_bonuses: [{ id: 11, revision: 1 }],
      signup_bonus_tiers: [{ id: 12, revision: 1 }],
    });
    expect(summarizeEdits(base, rows)).toEqual({ added: 2, changed: 0, removed: 2 });
  });

  test('a removed cap is no longer named, and the answer finds its row again', () => {
    const rows = removeRow(base, 'spending_caps:5');
    expect(textOf(rows, 'category_points:9', 'spending_cap_id')).toBe('');
    expect(findRefused(rows, 'category_points.0.rate')).toEqual({
      key: 'category_points:9',
      field: 'rate',
    });
    expect(findRefused(rows, 'category_points.4.rate')).toBeUndefined();
    // A row that was removed has no place.
    expect(findRefused(rows, 'category_points')).toBeUndefined();
  });
});

describe('a mistake', () => {
  test('is said of the row and the field; untouched rows hold nothing up', () => {
    const wrong = edit(base, 'category_points:9', { rate: 'much', category_id: '' });
    const errors = checkDocument(base, wrong);
    expect(Object.keys(errors)).toEqual(['category_points:9']);
    expect(Object.keys(errors['category_points:9'] ?? {})).toEqual(['rate', 'category_id']);
  });

  test('a changed fact with its former source is asked about, until it was checked today', () => {
    const changed = edit(base, 'category_points:9', { rate: '5' });
    expect(listUnsourced(base, changed).map(keyOf)).toEqual(['category_points:9']);
    const checked = edit(changed, 'category_points:9', { verified_on: getToday() });
    expect(listUnsourced(base, checked)).toEqual([]);
    expect(listUnsourced(base, edit(base, 'credit_cards:7', { confidence: 'low' }))).toEqual([]);
  });
});

describe('two versions of a card', () => {
  const theirs = (change: (rows: SavedRow[]) => SavedRow[]) => change([...base]);
  let lowest = -100;
  const nextId = () => (lowest -= 1);

  const isDisputed = (item: MergeItem) =>
    item.kind === 'changed' && item.lines.some((line) => line.isDisputed);

  test('a value that only one of the two touched is taken from that one', () => {
    const versions = {
      base,
      mine: edit(base, 'credit_cards:7', { annual_fee_cents: '350' }),
      theirs: theirs((rows) => edit(rows, 'credit_cards:7', { name: 'Gold Card' })),
    };
    expect(compareDocuments(versions).some(isDisputed)).toBe(false);
    const merged = mergeDocuments(versions, () => false, nextId);
    expect(textOf(merged, 'credit_cards:7', 'name')).toBe('Gold Card');
    expect(textOf(merged, 'credit_cards:7', 'annual_fee_cents')).toBe('350');
  });

  test('a value that both touched is asked about, and the answer counts', () => {
    const versions = {
      base,
      mine: edit(base, 'category_points:9', { rate: '5' }),
      theirs: theirs((rows) => edit(rows, 'category_points:9', { rate: '3' })),
    };
    expect(compareDocuments(versions).some(isDisputed)).toBe(true);
    const rateBy = (keeps: boolean) =>
      textOf(
        mergeDocuments(versions, () => keeps, nextId),
        'category_points:9',
        'rate',
      );
    expect(rateBy(true)).toBe('5');
    expect(rateBy(false)).toBe('3');
  });

  test('a row removed there and changed here is removed, or added again', () => {
    const versions = {
      base,
      mine: edit(base, 'category_points:9', { rate: '5' }),
      theirs: theirs((rows) => rows.filter((row) => keyOf(row) !== 'category_points:9')),
    };
    const rules = (keeps: boolean) =>
      mergeDocuments(versions, () => keeps, nextId).filter(
        ({ table }) => table === 'category_points',
      );
    expect(rules(false)).toEqual([]);
    expect(rules(true)).toMatchObject([{ texts: { rate: '5' } }]);
    expect(rules(true)[0]?.id).toBeLessThan(0);
  });

  test('a row removed here and changed there comes back only when theirs is chosen', () => {
    const versions = {
      base,
      mine: removeRow(base, 'category_points:9'),
      theirs: theirs((rows) => edit(rows, 'category_points:9', { rate: '3' })),
    };
    const amount = (keeps: boolean) =>
      mergeDocuments(versions, () => keeps, nextId).filter(
        ({ table }) => table === 'category_points',
      ).length;
    expect([amount(true), amount(false)]).toEqual([0, 1]);
  });
});

describe('a draft on the device', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('comes back as it was, for its card alone', () => {
    const draft = {
      savedAt: '2026-11-21T06:00:00Z',
      base,
      rows: removeRow(base, 'spending_caps:5'),
    };
    cardDraft(7).set(draft);
    const kept = cardDraft(7).get();
    expect(kept?.base).toEqual(base);
    expect(draft.rows).toMatchObject(kept?.rows ?? []);
    expect(cardDraft(8).get()).toBeNull();
    cardDraft(7).clear();
    expect(cardDraft(7).get()).toBeNull();
  });

  test('one of another build is no draft', () => {
    localStorage.setItem('card-draft:7', '{"rows": [{"table": "unknown"}]}');
    expect(cardDraft(7).get()).toBeNull();
    localStorage.setItem('card-draft:7', 'not json');
    expect(cardDraft(7).get()).toBeNull();
  });
});

test('a save by this admin is nobody else’s change, however early it arrives live', async () => {
  localStorage.clear();
  const client = new QueryClient();
  const { result, rerender } = renderHook(
    (now: CardRows) => useCardEditor({ cardId: 7, saved: now, onSaved: vi.fn() }),
    {
      initialProps: saved,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => {
    result.current.edit('credit_cards:7', 'annual_fee_cents', '350');
    result.current.edit('credit_cards:7', 'verified_on', getToday());
  });
  act(() => {
    result.current.save();
  });
  expect(result.current.isSaving).toBe(true);
  const changed = saved.credit_cards.map((row) => ({
    ...row,
    revision: 4,
    annual_fee_cents: 35_000,
  }));
  const now = { ...saved, credit_cards: changed };
  await act(() => {
    rerender(now);
    return Promise.resolve();
  });
  expect(result.current.theirs).toBeNull();
  server.answer(now);
  await waitFor(() => {
    expect(result.current.isSaving).toBe(false);
  });
  expect(result.current).toMatchObject({ theirs: null, isDirty: false });
});

test('edits made while a card is being saved stay, and are not saved yet', async () => {
  localStorage.clear();
  const client = new QueryClient();
  const { result } = renderHook(() => useCardEditor({ cardId: 7, saved, onSaved: vi.fn() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => {
    result.current.edit('credit_cards:7', 'annual_fee_cents', '350');
    result.current.edit('credit_cards:7', 'verified_on', getToday());
  });
  act(() => {
    result.current.save();
    result.current.edit('credit_cards:7', 'name', 'Typed meanwhile');
  });
  await waitFor(() => {
    expect(result.current.isSaving).toBe(false);
  });
  const card = result.current.rows.find((row) => keyOf(row) === 'credit_cards:7');
  expect(card?.texts).toMatchObject({ name: 'Typed meanwhile', annual_fee_cents: '350' });
  expect(result.current.isDirty).toBe(true);
  expect(result.current.summary).toMatchObject({ changed: 1 });

  const sent = toSavedRows(saved);
  const gone = sent.find(({ table }) => table !== 'credit_cards');
  if (!gone) throw new Error('the card has more rows');
  const added = createRow('category_points', -9, null);
  const now = [...removeRow(sent, keyOf(gone)), added];
  const carried = carryOver(sent, now, sent).map(keyOf);
  expect(carried).not.toContain(keyOf(gone));
  expect(carried).toContain(keyOf(added));
});

test('edits are said to be kept by a device that keeps them alone', () => {
  const nothing = () => undefined;
  const names = {
    ...{ category: nothing, subCategory: nothing, rule: nothing },
    ...{ card: nothing, requirement: nothing, own: nothing },
  };
  const client = new QueryClient();
  const Editor = () => {
    const editor = useCardEditor({ cardId: 7, saved, onSaved: vi.fn() });
    return (
      <>
        <button onClick={() => editor.edit('credit_cards:7', 'name', 'Typed')}>Type</button>
        <SaveBar editor={editor} names={names} isNew={false} />
      </>
    );
  };
  render(
    <QueryClientProvider client={client}>
      <Editor />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('1 row changed. Kept on this device until it is saved.');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  act(() => deviceRefusal('card-draft:8').set(true));
  expect(isAsked()).toBe(false);
  act(() => deviceRefusal('card-draft:7').set(true));
  expect(status).toHaveTextContent('1 row changed. Keep this tab open until it is saved.');
  expect(isAsked()).toBe(true);
  act(() => deviceRefusal('card-draft:7').set(false));
});
