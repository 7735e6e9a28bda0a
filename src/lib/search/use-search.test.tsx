import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchReport } from './serve-search.ts';
import type { SearchWorker } from './start-search.ts';
import { useSearch } from './use-search.ts';

it('stops a search that takes too long, once, and none that has ended', () => {
  vi.useFakeTimers();
  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
  const { result, unmount } = renderHook(() => useSearch<string, string>(() => worker, 1_000));
  act(() => {
    result.current.start('one');
  });
  wait(999);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  wait(2_000);
  expect(worker.postMessage.mock.calls).toEqual([
    [{ kind: 'start', request: 'one' }],
    [{ kind: 'stop' }],
  ]);
  act(() => {
    result.current.start('two');
  });
  unmount();
  wait(2_000);
  expect(worker.postMessage).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('takes nothing from a search that was replaced, whenever it still says it', () => {
  const workers: SearchWorker<string, string>[] = [];
  const create = () => {
    const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
    workers.push(worker);
    return worker;
  };
  const say = (worker: number, data: SearchReport<string>) =>
    workers[worker]?.onmessage?.(new MessageEvent('message', { data }));
  const { result } = renderHook(() => useSearch<string, string>(create));
  act(() => {
    result.current.start('first');
  });
  act(() => {
    result.current.start('second');
    say(0, { kind: 'progress', result: 'of the first' });
  });
  act(() => {
    say(0, { kind: 'progress', result: 'of the first, later' });
  });
  expect(result.current).toMatchObject({
    asked: 'second',
    state: { kind: 'running', result: null },
  });
  act(() => {
    say(1, { kind: 'progress', result: 'of the second' });
  });
  expect(result.current.state).toEqual({ kind: 'running', result: 'of the second' });
});

it('keeps the best result of a search that fails', async () => {
  const worker: SearchWorker<string, string> = {
    ...{ postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null },
  };
  const say = (data: SearchReport<string>) =>
    act(async () => {
      worker.onmessage?.(new MessageEvent('message', { data }));
      await Promise.resolve();
    });
  const { result } = renderHook(() => useSearch<string, string>(() => worker));
  act(() => {
    result.current.start('plan');
  });
  await say({ kind: 'progress', result: 'a good one' });
  await say({ kind: 'failed', message: 'out of memory' });
  expect(result.current.state).toMatchObject({ kind: 'failed', result: 'a good one' });
  act(() => {
    result.current.start('plan again');
  });
  await say({ kind: 'failed', message: 'out of memory' });
  expect(result.current.state).toMatchObject({ kind: 'failed', result: null });
});
