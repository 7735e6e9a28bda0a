import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveCache } from './live-cache.ts';
import type { LiveSource } from './live-source.ts';

type Tip = { id: number; title: string };

const live: LiveSource = {
  reads: [{ table: 'tips', select: 'id, title', order: [{ column: 'id' }] }],
};

/** A query whose reads answer when the test says so. */
function createReads() {
  const answers: ((tips: Tip[]) => void)[] = [];
  const options = queryOptions({
    queryKey: ['tips'],
    queryFn: () =>
      new Promise<Tip[]>((resolve) => {
        answers.push(resolve);
      }),
    meta: { live },
  });
  const answer = async (tips: Tip[]) => {
    answers.shift()?.(tips);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { options, answers, answer };
}

const news = (id: number, title: string | null, operation: 'INSERT' | 'UPDATE' = 'UPDATE') => ({
  table: 'tips',
  changes: [
    title === null
      ? { table: 'tips', id, operation: 'DELETE' as const, record: null }
      : { table: 'tips', id, operation, record: { id, title } },
  ],
});

let client: QueryClient;
const keep = vi.fn();
const onLate = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keep.mockClear();
  onLate.mockClear();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

describe('what a tab has read', () => {
  test('follows the changes, and is kept on the device as they leave it', async () => {
    const { options, answer, answers } = createReads();
    const cache = createLiveCache(client, { keep, onLate });
    void client.prefetchQuery(options);
    await answer([{ id: 1, title: 'One' }]);
    cache.apply([news(2, 'Two', 'INSERT'), news(1, 'First')]);
    expect(client.getQueryData(options.queryKey)).toEqual([
      { id: 1, title: 'First' },
      { id: 2, title: 'Two' },
    ]);
    cache.apply([news(2, null)]);
    expect(client.getQueryData(options.queryKey)).toEqual([{ id: 1, title: 'First' }]);
    expect(answers).toHaveLength(0);
    expect(keep).toHaveBeenCalledTimes(2);
  });

  test('before a change that came while it was read, is brought up to it', async () => {
    const { options, answer } = createReads();
    const cache = createLiveCache(client, { keep, onLate });
    void client.prefetchQuery(options);
    cache.apply([news(1, 'Newer')]);
    await answer([{ id: 1, title: 'Older' }]);
    expect(client.getQueryData(options.queryKey)).toEqual([{ id: 1, title: 'Newer' }]);
  });

  test('is not changed by what it has already', async () => {
    const { options, answer } = createReads();
    const cache = createLiveCache(client, { keep, onLate });
    void client.prefetchQuery(options);
    await answer([{ id: 1, title: 'One' }]);
    const before = client.getQueryData(options.queryKey);
    cache.apply([news(1, 'One')]);
    expect(client.getQueryData(options.queryKey)).toBe(before);
    expect(keep).not.toHaveBeenCalled();
  });

  test('is refetched where a message cannot say all, and stays marked until then', async () => {
    const { options, answer } = createReads();
    const cache = createLiveCache(client, { keep, onLate });
    void client.prefetchQuery(options);
    await answer([{ id: 1, title: 'One' }]);
    cache.apply([{ table: 'tips', changes: 'reset' }]);
    cache.apply([news(1, 'Later')]);
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
    void client.prefetchQuery(options);
    await answer([{ id: 1, title: 'Read anew' }]);
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
  });

  test('with drafts follows what admins are told, and without them what everybody is', async () => {
    const cache = createLiveCache(client, { keep, onLate });
    const all = queryOptions({
      queryKey: ['all tips'],
      queryFn: () => [{ id: 1, title: 'Draft' }],
      meta: { live: { ...live, drafts: ['tips'] } },
    });
    const published = queryOptions({ ...all, queryKey: ['published'], meta: { live } });
    await client.prefetchQuery(all);
    await client.prefetchQuery({ ...published, queryFn: () => [] });
    cache.apply([
      { table: 'tips', changes: [] },
      { ...news(1, 'Reworded'), isForAdmins: true },
    ]);
    expect(client.getQueryData(all.queryKey)).toEqual([{ id: 1, title: 'Reworded' }]);
    expect(client.getQueryData(published.queryKey)).toEqual([]);
    // Withdrawn, it is a removal for everybody else.
    cache.apply([news(1, 'Out', 'INSERT'), news(1, null)]);
    cache.apply([{ ...news(1, 'Withdrawn'), isForAdmins: true }]);
    expect(client.getQueryData(all.queryKey)).toEqual([{ id: 1, title: 'Withdrawn' }]);
    expect(client.getQueryData(published.queryKey)).toEqual([]);
    expect(client.getQueryState(all.queryKey)?.isInvalidated).toBe(false);
  });

  test('is read again with the next connection when that failed', async () => {
    const { options } = createReads();
    const cache = createLiveCache(client, { keep, onLate });
    const read = vi
      .fn<() => Promise<Tip[]>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue([]);
    const observer = new QueryObserver(client, {
      ...options,
      initialData: [{ id: 1, title: 'One' }],
      staleTime: Infinity,
      queryFn: () => read(),
    });
    const unsubscribe = observer.subscribe(() => undefined);
    cache.apply([{ table: 'tips', changes: 'reset' }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(1);
    cache.retryReads();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.getQueryData(options.queryKey)).toEqual([]);
    cache.retryReads();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
    unsubscribe();
  });

  test('long ago, from the device, takes up what came since, or is refetched', async () => {
    const { options, answer } = createReads();
    const cache = createLiveCache(client, { keep, onLate });
    cache.setComplete(3_600, Date.now());
    cache.apply([{ ...news(1, 'Half an hour ago'), ageSeconds: 1_800 }]);
    void client.prefetchQuery(options);
    await answer([{ id: 1, title: 'Kept' }]);
    const [query] = client.getQueryCache().getAll();
    query?.setState({ dataUpdatedAt: Date.now() - 2_400_000 });
    expect(client.getQueryData(options.queryKey)).toEqual([{ id: 1, title: 'Half an hour ago' }]);
    query?.setState({ dataUpdatedAt: Date.now() - 7_200_000 });
    expect(query?.state.isInvalidated).toBe(true);
  });
});

describe('the member’s own rows', () => {
  type Card = { id: string; revision: number };
  const source: LiveSource = {
    isOwn: true,
    reads: [{ table: 'member_cards', select: 'id, revision' }],
  };
  const queryKey = ['member-cards'];
  const show = (read: () => Promise<Card[]>) =>
    new QueryObserver<Card[]>(client, {
      queryKey,
      queryFn: read,
      staleTime: Infinity,
      meta: { live: source },
    }).subscribe(() => undefined);
  const never = () => new Promise<Card[]>(() => undefined);

  test('that the device gave back are compared once a screen shows them, however late', async () => {
    const kept = new QueryClient();
    kept.setQueryData(queryKey, []);
    hydrate(client, dehydrate(kept));
    const cache = createLiveCache(client, { keep, onLate });
    cache.noteConnection();
    expect(cache.listOwn()).toEqual([]);
    const hide = show(never);
    await vi.advanceTimersByTimeAsync(0);
    expect(onLate).toHaveBeenCalledTimes(1);
    expect(cache.listOwn()).toHaveLength(1);
    hide();
    show(never);
    await vi.advanceTimersByTimeAsync(0);
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  test('that were being read when the connection came are compared when they are here', async () => {
    const cache = createLiveCache(client, { keep, onLate });
    let answer: (cards: Card[]) => void = () => undefined;
    show(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    cache.noteConnection();
    expect(cache.listOwn()).toEqual([]);
    answer([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  test('that were read since the connection stands need no comparison', async () => {
    const cache = createLiveCache(client, { keep, onLate });
    cache.noteConnection();
    show(() => Promise.resolve([]));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(queryKey)).toEqual([]);
    expect(onLate).not.toHaveBeenCalled();
  });
});
