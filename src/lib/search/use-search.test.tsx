import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchReport } from './messages.ts';
import type { SearchWorker } from './start-search.ts';
import { useSearch } from './use-search.ts';

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
