import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function* count(to: number): Generator<undefined, number> {
  for (let at = 0; at < to; at += 1) {
    vi.advanceTimersByTime(5);
    yield;
  }
  return to;
}

it('hands over the result, in more than one slice', () => {
  const done = vi.fn();
  const fail = vi.fn();
  runInSlices(count(5), done, fail);
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledExactlyOnceWith(5);
  expect(fail).not.toHaveBeenCalled();
});

it('stops when it is told to', () => {
  const done = vi.fn();
  const stop = runInSlices(count(5), done, vi.fn());
  stop();
  vi.runAllTimers();
  expect(done).not.toHaveBeenCalled();
});

it('reports what the work throws', () => {
  const fail = vi.fn();
  const broken: Iterator<undefined, number> = {
    next: () => {
      throw new RangeError('no card');
    },
  };
  runInSlices(broken, vi.fn(), fail);
  vi.runAllTimers();
  expect(fail).toHaveBeenCalledExactlyOnceWith(new RangeError('no card'));
});
