import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NoIndex } from '@/components/no-index.tsx';
import * as texts from './texts.ts';

type PublishedListProps<Row> = {
  query: UseQueryResult<readonly Row[]>;
  /** What the rows are, as in "the articles". */
  what: string;
  /** How many rows the skeleton has. */
  expected: number;
  /** Where nothing has been published yet. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** What is published, or what stands in its place: a skeleton, the failure with a retry, or the next step. */
export function PublishedList<Row>(props: PublishedListProps<Row>) {
  const { query, what } = props;
  if (query.isPending) return <ListSkeleton label={texts.loading(what)} rows={props.expected} />;
  if (query.isError) {
    return (
      <>
        <NoIndex />
        <ErrorState
          title={texts.couldNotBeLoaded(what.charAt(0).toUpperCase(), what.slice(1))}
          message={texts.theServerCannotBeReached}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </>
    );
  }
  return query.data.length === 0 ? props.empty : props.children(query.data);
}
