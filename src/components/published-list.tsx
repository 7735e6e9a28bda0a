import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NoIndex } from '@/components/no-index.tsx';

type PublishedListProps<Row> = {
  query: UseQueryResult<readonly Row[]>;
  /** The rows in words, as in "the articles". */
  what: string;
  expected: number;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

export function PublishedList<Row>(props: PublishedListProps<Row>) {
  const { query, what } = props;
  if (query.isPending) return <ListSkeleton label={`Loading ${what}`} rows={props.expected} />;
  if (query.isError) {
    return (
      <>
        <NoIndex />
        <ErrorState
          title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
          query={query}
        />
      </>
    );
  }
  return query.data.length === 0 ? props.empty : props.children(query.data);
}
