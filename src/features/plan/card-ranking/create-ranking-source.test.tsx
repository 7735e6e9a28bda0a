import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { RankingPart, RankingQuestion } from './compute-ranking.ts';
import { createRankingSource, type RankingWorker } from './create-ranking-source.ts';
import { useRankingParts } from './queries.ts';

const question: RankingQuestion = {
  problem: {
    catalog: {
      pointSystems: [],
      subCategories: [],
      cards: [],
      paymentCosts: [],
      notAccepted: [],
    },
    preferences: plainPreferences('cash'),
    spending: {},
    date: calendarDate('2026-11-20'),
    held: [],
  },
  held: [],
};

/** Workers with both ends in one place, whose messages the test sends by hand. */
function createWorkers() {
  const workers: RankingWorker[] = [];
  const create = () => {
    const worker: RankingWorker = {
      postMessage: vi.fn(),
      terminate: vi.fn(),
      onmessage: null,
      onerror: null,
    };
    workers.push(worker);
    return worker;
  };
  const say = (data: RankingPart) =>
    workers.at(-1)?.onmessage?.(new MessageEvent('message', { data }));
  return { workers, create, say };
}

const listener = () => ({ onPart: vi.fn(), onFail: vi.fn() });
const added = (year: 'steady' | 'first'): RankingPart => ({
  kind: 'added',
  year,
  cents: new Map(),
});

describe('the source of a ranking', () => {
  it('passes each part on and ends the worker with the last', () => {
    const { workers, create, say } = createWorkers();
    const source = createRankingSource(question, create);
    const page = listener();
    source.listen(page);
    expect(workers[0]?.postMessage).toHaveBeenCalledWith(question);
    const figures = new Map();
    say({ kind: 'alone', year: 'steady', figures });
    expect(page.onPart).toHaveBeenLastCalledWith({ alone: { steady: figures }, added: {} });
    say(added('steady'));
    expect(workers[0]?.terminate).not.toHaveBeenCalled();
    say(added('first'));
    expect(workers[0]?.terminate).toHaveBeenCalled();
    expect(source.get().alone.steady).toBe(figures);
  });

  it('ends with the last listener and starts over with the next', () => {
    const { workers, create, say } = createWorkers();
    const source = createRankingSource(question, create);
    const leave = source.listen(listener());
    leave();
    expect(workers[0]?.terminate).toHaveBeenCalled();
    source.listen(listener());
    expect(workers).toHaveLength(2);
    say(added('first'));
    source.listen(listener());
    expect(workers).toHaveLength(2);
  });

  it('says what stopped it, and tries again when asked again', () => {
    const { workers, create } = createWorkers();
    const source = createRankingSource(question, create);
    const page = listener();
    const leave = source.listen(page);
    workers[0]?.onerror?.(new ErrorEvent('error', { message: 'no card x' }));
    expect(page.onFail).toHaveBeenCalledWith(new Error('no card x'));
    leave();
    source.listen(listener());
    expect(workers).toHaveLength(2);
  });

  it('is followed by the next one without a moment in which nothing is known', () => {
    const { create, say } = createWorkers();
    const steady = () => new Map();
    const [first, second] = [steady(), steady()];
    const { result, rerender } = renderHook(useRankingParts, {
      initialProps: createRankingSource(question, create),
    });
    expect(result.current).toEqual({ alone: {}, added: {} });
    act(() => say({ kind: 'alone', year: 'steady', figures: first }));
    act(() => say(added('steady')));
    rerender(createRankingSource(question, create));
    expect(result.current.alone.steady).toBe(first);
    expect(result.current.added.steady).toBeDefined();
    act(() => say({ kind: 'alone', year: 'steady', figures: second }));
    expect(result.current.alone.steady).toBe(second);
  });
});
