import { describe, expect, it, vi } from 'vitest';
import { searchBestWallet, type SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchRequest } from '@/features/plan/optimizer/schema.ts';
import { THREE_CARDS } from '@/features/plan/optimizer/three-cards-fixture.ts';
import { runSearch, type SearchCommand, type SearchReport } from '@/lib/search/serve-search.ts';
import { type SearchWorker, startSearch } from '@/lib/search/start-search.ts';

/** Both ends of a worker: records messages from the page, and sends worker messages by hand. */
function createFakeWorker() {
  const commands: SearchCommand<SearchRequest>[] = [];
  const worker: SearchWorker<SearchRequest, SearchResult> = {
    postMessage: (command) => commands.push(command),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const say = (data: SearchReport<SearchResult>) =>
    worker.onmessage?.(new MessageEvent('message', { data }));
  return { worker, commands, say };
}

async function solved() {
  const { problem, limits, alternatives } = THREE_CARDS;
  return runSearch(searchBestWallet(problem, limits, alternatives), (result) => result, {
    pause: () => Promise.resolve(),
    isStopped: () => false,
    onProgress: () => undefined,
    now: () => 0,
  });
}

describe('a search in slices', () => {
  it('finds and proves the best wallet, with the next best', async () => {
    const { best, alternatives, isProven, boundCents } = await solved();
    expect(best?.wallet.map((held) => held.card).sort()).toEqual(['four', 'six']);
    expect(best?.netCents).toBeCloseTo(10_000, 6);
    expect(alternatives[0]?.wallet.map((held) => held.card).sort()).toEqual(['five', 'four']);
    expect(isProven).toBe(true);
    expect(boundCents).toBe(best?.netCents);
  });
});

describe('a search in a worker', () => {
  it('passes progress on and ends the worker with the answer', async () => {
    const { worker, commands, say } = createFakeWorker();
    const onProgress = vi.fn();
    const search = startSearch(() => worker, THREE_CARDS, onProgress);
    expect(commands).toEqual([{ kind: 'start', request: THREE_CARDS }]);
    const result = await solved();
    say({ kind: 'progress', result });
    expect(onProgress).toHaveBeenCalledWith(result);
    search.stop();
    expect(commands[1]).toEqual({ kind: 'stop' });
    say({ kind: 'done', result });
    await expect(search.result).resolves.toBe(result);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('says so when it is canceled, and when the worker fails', async () => {
    const first = createFakeWorker();
    const canceled = startSearch(() => first.worker, THREE_CARDS, vi.fn());
    canceled.cancel();
    await expect(canceled.result).rejects.toMatchObject({ name: 'AbortError' });
    expect(first.worker.terminate).toHaveBeenCalled();
    const second = createFakeWorker();
    const failed = startSearch(() => second.worker, THREE_CARDS, vi.fn());
    second.say({ kind: 'failed', message: 'the catalog has no card x' });
    await expect(failed.result).rejects.toThrow('the catalog has no card x');
  });
});
