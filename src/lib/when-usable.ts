import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle.ts';

/** Milliseconds after which a page counts as usable even if data is missing. */
const LONGEST_LOAD = 8_000;

type Page = {
  queryClient: QueryClient;
  /** True once the first page is on screen; parts of it may still be loading. */
  isResolved: boolean;
  /** Calls back once it is. */
  onResolved: (callback: () => void) => () => void;
};

/** Runs a task once the first page has all that it shows: the reads of its parts go first. */
export function whenUsable({ queryClient, onResolved, ...page }: Page, task: () => void): void {
  let { isResolved } = page;
  let isWaiting = false;
  let isOver = false;
  const run = () => {
    if (isOver) return;
    isOver = true;
    stopRoutes();
    stopReads();
    clearTimeout(timer);
    task();
  };
  const look = () => {
    if (!isResolved || isWaiting || isOver || queryClient.isFetching() > 0) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      // Reads that started in the meantime trigger another check when they end.
      if (queryClient.isFetching() === 0) run();
    });
  };
  const stopRoutes = onResolved(() => {
    isResolved = true;
    look();
  });
  const stopReads = queryClient.getQueryCache().subscribe(look);
  const timer = setTimeout(() => {
    whenIdle(run);
  }, LONGEST_LOAD);
  look();
}
