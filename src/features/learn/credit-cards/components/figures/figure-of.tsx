import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';

type FigureOfProps<Data> = {
  query: {
    readonly data: Data | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown if the named row does not exist. */
  missing: string;
  rows?: number;
  children: (data: NonNullable<Data>) => ReactNode;
};

export function FigureOf<Data>({ query, missing, rows = 2, children }: FigureOfProps<Data>) {
  if (query.isPending) {
    return (
      <div className="my-6">
        <ListSkeleton label="Loading figures" rows={rows} />
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className="my-6">
        <ErrorState title="These figures could not be loaded" query={query} />
      </div>
    );
  }
  const { data } = query;
  if (data === null || data === undefined) {
    return <p className="text-muted-foreground my-4">{missing}</p>;
  }
  return children(data);
}
