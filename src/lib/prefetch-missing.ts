import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Prefetches a query that has no data yet, in loaders of prerendered pages. A screen with old rows refetches by
 * itself, and an earlier answer would differ from the rows the page was rendered with.
 */
export function prefetchMissing<Row, Failure, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Row, Failure, Data, Key>,
): void {
  const isThere = queryClient.getQueryCache().find({ queryKey: options.queryKey })?.state.data;
  if (isThere === undefined) void queryClient.prefetchQuery(options);
}
