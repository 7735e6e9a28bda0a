import type { SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchCommand, SearchReport, SearchRequest } from '@/features/optimiser/schema.ts';

/** The part of a Worker that a search uses. */
export type SearchWorker = {
  postMessage: (command: SearchCommand) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SearchReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type RunningSearch = {
  /**
   * The best wallet, proven, or the best so far after `stop`. Rejects when the worker fails, and with an
   * AbortError after `cancel`.
   */
  readonly result: Promise<SearchResult>;
  /** Ends the search with the best wallet so far, which carries its bound. */
  readonly stop: () => void;
  /** Ends the search without an answer. */
  readonly cancel: () => void;
};

function createWorker(): SearchWorker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
}

/** Starts a search in a worker of its own; `onProgress` is shown the best so far with its bound. */
export function startSearch(
  request: SearchRequest,
  onProgress: (result: SearchResult) => void,
  create: () => SearchWorker = createWorker,
): RunningSearch {
  const worker = create();
  let fail: (reason: Error) => void = () => undefined;
  const result = new Promise<SearchResult>((resolve, reject) => {
    fail = (reason) => {
      worker.terminate();
      reject(reason);
    };
    worker.onmessage = ({ data }) => {
      switch (data.kind) {
        case 'progress':
          onProgress(data.result);
          return;
        case 'done':
          worker.terminate();
          resolve(data.result);
          return;
        case 'failed':
          fail(new Error(data.message));
      }
    };
    worker.onerror = ({ message }) => {
      fail(new Error(message));
    };
  });
  worker.postMessage({ kind: 'start', request });
  return {
    result,
    stop: () => {
      worker.postMessage({ kind: 'stop' });
    },
    cancel: () => {
      fail(new DOMException('The search was cancelled', 'AbortError'));
    },
  };
}
