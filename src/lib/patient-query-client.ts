import {
  CancelledError,
  type DefaultError,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** More than once in a row happens only when screens come and go faster than they load. */
const mostRepeats = 5;

/**
 * Repeats a read that was canceled: a loader and a screen may share one read, and if the screen unmounts, the loader
 * would otherwise fail with an error that has no cause.
 */
export class PatientQueryClient extends QueryClient {
  override async fetchQuery<
    TQueryFnData,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>,
  ): Promise<TData> {
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await super.fetchQuery(options);
      } catch (error) {
        if (!(error instanceof CancelledError) || repeats === mostRepeats) throw error;
      }
    }
  }
}
