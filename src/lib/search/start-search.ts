import type { SearchCommand, SearchReport } from './serve-search.ts';

/** The part of a Worker that a search uses. */
export type SearchWorker<Request, Result> = {
  postMessage: (command: SearchCommand<Request>) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SearchReport<Result>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type RunningSearch<Result> = {
  /** The proven answer, or the best so far after `stop`. Rejects if the worker fails, or after `cancel` (AbortError). */
  readonly result: Promise<Result>;
  /** Ends the search with the best so far, which carries its bound. */
  readonly stop: () => void;
  /** Ends the search without an answer. */
  readonly cancel: () => void;
};

/** Starts a search in its own worker; `onProgress` gets the best result so far with its bound. */
export function startSearch<Request, Result>(
  create: () => SearchWorker<Request, Result>,
  request: Request,
  onProgress: (result: Result) => void,
): RunningSearch<Result> {
  const worker = create();
  let fail: (reason: Error) => void = () => undefined;
  const result = new Promise<Result>((resolve, reject) => {
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
      fail(new DOMException('The search was canceled', 'AbortError'));
    },
  };
}
