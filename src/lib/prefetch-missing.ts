import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Begins a read of which nothing is there yet, for loaders of pages that the build prerenders: who shows old rows reads them again
 * by itself, and an answer that came before would not be what the page was rendered from.
 */
export function prefetchMissing<Row, Failure, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Row, Failure, Data, Key>,
): void {
  const isThere = queryClient.getQueryCache().find({ queryKey: options.queryKey })?.state.data;
  if (isThere === undefined) void queryClient.prefetchQuery(options);
}
