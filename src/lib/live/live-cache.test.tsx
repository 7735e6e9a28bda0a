import {
  dehydrate,
  focusManager,
  hydrate,
  QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as s from '@/lib/row-shape.ts';
import { ownRows } from '@/lib/rows/own-rows.ts';
import { referenceTable } from '@/lib/rows/reference-table.ts';
import { createLiveCache } from './live-cache.ts';
import type { LiveChange } from './live-message.ts';
import { type LiveEvent, refetchedWith } from './live-source.ts';

let client: QueryClient;
const keep = vi.fn();
const onLate = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  keep.mockClear();
  onLate.mockClear();
});
afterEach(() => {
  client.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const openCache = () => createLiveCache(client, { keep, onLate });

const tips = referenceTable({ name: 'tips', columns: 'id, title, position' });
const tip = (id: number, title: string) => ({ id, title, position: id });

/** One catalog revision: a tip as it is from then on, or its removal. */
const told = (revision: number, id: number, title: string | null): LiveEvent => {
  const change: LiveChange = {
    table: 'tips',
    id,
    operation: title === null ? 'DELETE' : 'UPDATE',
    record: title === null ? null : tip(id, title),
  };
  return { table: 'tips', changes: [change], revision };
};

type Held = { revision: number; rows: ReturnType<typeof tip>[] };

/** The table of tips, whose reads answer when the test says so. */
function createReads() {
  const answers: ((held: Held) => void)[] = [];
  const { queryKey, meta = {} } = tips.query();
  const options = queryOptions({
    queryKey,
    queryFn: () =>
      new Promise<Held>((resolve) => {
        answers.push(resolve);
      }),
    meta,
  });
  const answer = async (revision: number, ...rows: Held['rows']) => {
    answers.shift()?.({ revision, rows });
    await vi.advanceTimersByTimeAsync(0);
  };
  const titles = () => tips.rowsIn(client).map(({ title }) => title);
  return { options, answers, answer, titles };
}

describe('the rows of a table', () => {
  test('follow the changes, and are kept on the device as they leave them', async () => {
    const { options, answer, answers, titles } = createReads();
    const cache = openCache();
    void client.prefetchQuery(options);
    await answer(5, tip(2, 'Two'));
    cache.apply([told(6, 3, 'Three'), told(7, 1, 'One')]);
    expect(titles()).toEqual(['One', 'Two', 'Three']);
    cache.apply([told(8, 2, null)]);
    expect(titles()).toEqual(['One', 'Three']);
    expect(answers).toHaveLength(0);
    expect(keep).toHaveBeenCalledTimes(2);
  });

  test('get what was told while they were read, and nothing that they have already', async () => {
    const { options, answer, titles } = createReads();
    const cache = openCache();
    void client.prefetchQuery(options);
    cache.apply([told(6, 1, 'Older'), told(7, 1, 'Newer')]);
    await answer(6, tip(1, 'Older'));
    expect(titles()).toEqual(['Newer']);
    const before = client.getQueryData(options.queryKey);
    cache.apply([told(7, 1, 'Never')]);
    expect(client.getQueryData(options.queryKey)).toBe(before);
  });

  test('are refetched where a message cannot say all, and stay marked until then', async () => {
    const { options, answer, titles } = createReads();
    const cache = openCache();
    void client.prefetchQuery(options);
    await answer(5, tip(1, 'One'));
    cache.apply([{ table: 'tips', changes: 'reset', revision: 6 }]);
    cache.apply([told(7, 1, 'Later')]);
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
    void client.prefetchQuery({ ...options, staleTime: 0 });
    await answer(7, tip(1, 'Refetched'));
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
    expect(titles()).toEqual(['Refetched']);
  });

  test('from the device are brought up to what was answered, or refetched where that begins later', () => {
    const { options, titles } = createReads();
    const cache = openCache();
    client.getQueryCache().build(client, options);
    client.setQueryData(options.queryKey, { revision: 5, rows: [tip(1, 'Kept')] });
    cache.apply([told(6, 1, 'Told')]);
    cache.noteComplete(5, 6);
    expect(titles()).toEqual(['Told']);
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
    client.setQueryData(options.queryKey, { revision: 3, rows: [tip(1, 'Kept')] });
    cache.noteComplete(5, 6);
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  test('are refetched if the device gives them back after the answer', async () => {
    const { options, answer } = createReads();
    const cache = openCache();
    cache.noteComplete(5, 9);
    void client.prefetchQuery(options);
    await answer(8, tip(1, 'Kept'));
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a refetched query', () => {
  const live = refetchedWith({ table: 'tips', where: { position: 1 } }, 'videos');
  const watch = (read: () => Promise<string>) =>
    new QueryObserver(client, {
      queryKey: ['page'],
      queryFn: read,
      initialData: 'old',
      meta: { live },
    }).subscribe(() => undefined);

  test('is read once within some seconds, however often it changes', async () => {
    const read = vi.fn(() => Promise.resolve('new'));
    const cache = openCache();
    const hide = watch(read);
    for (let revision = 1; revision < 9; revision++) cache.apply([told(revision, 1, 'Changed')]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(read).toHaveBeenCalledTimes(1);
    cache.apply([told(9, 1, 'Again')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(read).toHaveBeenCalledTimes(2);
    hide();
  });

  test('is left where the row is another, and read where a draft may be', () => {
    const cache = openCache();
    const hide = watch(() => Promise.resolve('new'));
    cache.apply([told(1, 2, 'Another')]);
    expect(client.getQueryState(['page'])?.isInvalidated).toBe(false);
    cache.apply([{ table: 'tips', changes: [], revision: 2 }]);
    expect(client.getQueryState(['page'])?.isInvalidated).toBe(true);
    hide();
  });

  test('is read again where the device gave it back', async () => {
    client.setQueryData(['page'], 'kept', { updatedAt: performance.timeOrigin - 1 });
    const read = vi.fn(() => Promise.resolve('new'));
    openCache();
    const hide = watch(read);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(['page'])).toBe('new');
    hide();
    watch(read)();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('waits until somebody looks', async () => {
    const read = vi.fn(() => Promise.resolve('new'));
    const cache = openCache();
    const hide = watch(read);
    focusManager.setFocused(false);
    cache.apply([told(1, 1, 'Changed')]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).not.toHaveBeenCalled();
    client.mount();
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    client.unmount();
    hide();
  });

  test('is read again with the next connection when that failed', async () => {
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue('new');
    const cache = openCache();
    const hide = watch(read);
    cache.apply([told(1, 1, 'Changed')]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(1);
    cache.retryReads();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.getQueryData(['page'])).toBe('new');
    cache.retryReads();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
    hide();
  });

  test('had a row that it could not take, and the other queries get theirs', () => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { options, titles } = createReads();
    const cache = openCache();
    const strict = { ...tips.query().meta?.live, tables: [{ table: 'tips' }] };
    const refuse = () => {
      throw new Error('no such row');
    };
    client
      .getQueryCache()
      .build(client, { queryKey: ['strict'], meta: { live: { ...strict, apply: refuse } } });
    client.setQueryData(['strict'], []);
    client.getQueryCache().build(client, options);
    client.setQueryData(options.queryKey, { revision: 5, rows: [] });
    cache.apply([told(6, 1, 'One')]);
    expect(client.getQueryState(['strict'])?.isInvalidated).toBe(true);
    expect(titles()).toEqual(['One']);
    expect(problems).toHaveBeenCalledTimes(1);
    problems.mockClear();
  });

  test('hears of the reports of all for an admin, and the own list of reports does not', () => {
    const cache = openCache();
    const reports = refetchedWith('fact_reports');
    const mine = ownRows('fact_reports', s.object({ id: s.string() }).parse, []);
    client.getQueryCache().build(client, { queryKey: ['inbox'], meta: { live: reports } });
    client.getQueryCache().build(client, { queryKey: ['mine'], meta: { live: mine } });
    client.setQueryData(['inbox'], []);
    client.setQueryData(['mine'], []);
    const record = { id: 'other', revision: 1 };
    const change = { table: 'fact_reports', id: 'other', operation: 'INSERT', record } as const;
    cache.apply([{ table: 'fact_reports', changes: [change], isForAdmins: true }]);
    expect(client.getQueryState(['inbox'])?.isInvalidated).toBe(true);
    expect(client.getQueryData(['mine'])).toEqual([]);
  });
});

describe('the member’s own rows', () => {
  type Card = { id: string; revision: number };
  const shape = s.object({ id: s.string(), revision: s.number() });
  const live = ownRows('member_cards', shape.parse, [{ column: 'id' }]);
  const queryKey = ['member-cards'];
  const show = (read: () => Promise<Card[]>, key = queryKey) =>
    new QueryObserver<Card[]>(client, { queryKey: key, queryFn: read, meta: { live } }).subscribe(
      () => undefined,
    );
  const never = () => new Promise<Card[]>(() => undefined);

  test('are compared once a screen shows them, however late, if the device gave them back', async () => {
    const kept = new QueryClient();
    kept.setQueryData(queryKey, []);
    hydrate(client, dehydrate(kept));
    const cache = openCache();
    cache.noteConnection();
    expect(cache.isHoldingOwn()).toBe(false);
    const hide = show(never);
    await vi.advanceTimersByTimeAsync(250);
    expect(onLate).toHaveBeenCalledTimes(1);
    cache.compareOwn({ member_cards: {} });
    hide();
    show(never);
    await vi.advanceTimersByTimeAsync(250);
    expect(onLate).toHaveBeenCalledTimes(1);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    cache.compareOwn({ member_cards: { added: 1 } });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('are compared on arrival, together, if they were being read when the connection came', async () => {
    const cache = openCache();
    const answers: ((cards: Card[]) => void)[] = [];
    const read = () => new Promise<Card[]>((resolve) => answers.push(resolve));
    show(read);
    show(read, ['wish-list']);
    cache.noteConnection();
    expect(cache.isHoldingOwn()).toBe(false);
    for (const answer of answers) {
      answer([]);
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(250);
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  test('need no comparison if they were read after the connection came', async () => {
    const cache = openCache();
    cache.noteConnection();
    show(() => Promise.resolve([]));
    await vi.advanceTimersByTimeAsync(250);
    expect(client.getQueryData(queryKey)).toEqual([]);
    expect(onLate).not.toHaveBeenCalled();
  });
});
