import type { SearchCommand, SearchReport } from './messages.ts';
import { type SearchHooks, runSearch } from './run-search.ts';

/** One search per worker. `begin` decides how to search a request and how to turn results into plain values. */
export function serveSearch<Request, Step, Result>(
  begin: (request: Request) => {
    readonly search: Generator<Step, Step>;
    readonly describe: (step: Step) => Result;
  },
): void {
  let isStopped = false;
  const report = (message: SearchReport<Result>) => {
    self.postMessage(message);
  };
  const hooks: SearchHooks<Result> = {
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    isStopped: () => isStopped,
    onProgress: (result) => {
      report({ kind: 'progress', result });
    },
    now: () => performance.now(),
  };
  const run = async (request: Request) => {
    const { search, describe } = begin(request);
    return runSearch(search, describe, hooks);
  };
  self.addEventListener('message', ({ data }: MessageEvent<SearchCommand<Request>>) => {
    if (data.kind === 'stop') {
      isStopped = true;
      return;
    }
    run(data.request).then(
      (result) => {
        report({ kind: 'done', result });
      },
      (error: unknown) => {
        report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
  });
}
