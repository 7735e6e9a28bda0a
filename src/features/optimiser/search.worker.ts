import { runSearch } from '@/features/optimiser/run-search.ts';
import type { SearchCommand, SearchReport } from '@/features/optimiser/schema.ts';

/** The search for the best wallet, off the page's own thread: one search for each worker. */
let isStopped = false;

function report(message: SearchReport): void {
  self.postMessage(message);
}

self.addEventListener('message', ({ data }: MessageEvent<SearchCommand>) => {
  if (data.kind === 'stop') {
    isStopped = true;
    return;
  }
  runSearch(data.request, {
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    isStopped: () => isStopped,
    onProgress: (result) => {
      report({ kind: 'progress', result });
    },
    now: () => performance.now(),
  }).then(
    (result) => {
      report({ kind: 'done', result });
    },
    (error: unknown) => {
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    },
  );
});
