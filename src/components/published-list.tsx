import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NoIndex } from '@/components/no-index.tsx';

type PublishedListProps<Row> = {
  query: UseQueryResult<readonly Row[]>;
  /** The rows in words, as in "the articles". */
  what: string;
  /** Number of rows in the skeleton. */
  expected: number;
  /** Shown if nothing has been published yet. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of published rows, or in its place a skeleton, the failure with a retry, or the next step. */
export function PublishedList<Row>(props: PublishedListProps<Row>) {
  const { query, what } = props;
  if (query.isPending) return <ListSkeleton label={`Loading ${what}`} rows={props.expected} />;
  if (query.isError) {
    return (
      <>
        <NoIndex />
        <ErrorState
          title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </>
    );
  }
  return query.data.length === 0 ? props.empty : props.children(query.data);
}
