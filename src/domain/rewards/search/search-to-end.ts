import type { SearchResult } from './find-best-wallet.ts';

/** Runs a search until its best wallet is proven, or until `isEnough` accepts an intermediate result. */
export function searchToEnd(
  search: Generator<SearchResult, SearchResult, void>,
  isEnough: (result: SearchResult) => boolean = () => false,
): SearchResult {
  for (;;) {
    const step = search.next();
    if (step.done === true || isEnough(step.value)) return step.value;
  }
}
