import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { getAdminPath } from '@/lib/admin-path.ts';
import { describeError } from '@/lib/describe-error.ts';
import { attentionListQuery } from '../queries.ts';
import type { AttentionKind } from '../search.ts';
import { describeEntry, kindWords, nameTable } from '../words.ts';

export function AttentionList({ kind }: { kind: AttentionKind }) {
  const query = useInfiniteQuery(attentionListQuery(kind));
  const { label, explanation } = kindWords[kind];
  if (query.isPending) return <ListSkeleton label={`Loading ${label}`} />;
  if (query.isError) {
    return (
      <ErrorState
        title={`“${label}” could not be loaded`}
        message={describeError(query.error)}
        query={query}
      />
    );
  }
  const entries = query.data.pages.flat();
  if (entries.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing left here">
        {explanation} At the moment there is none.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">{explanation}</p>
      <ListTable
        label={label}
        rows={entries}
        keyOf={(entry) => `${entry.table_name} ${entry.record_id} ${entry.detail ?? ''}`}
        columns={[
          {
            key: 'what',
            header: 'What',
            cell: (entry) => (
              <>
                <NameLink
                  {...getAdminPath(entry.table_name, entry.record_id, entry.credit_card_id)}
                >
                  {entry.label}
                </NameLink>
                <p className="text-muted-foreground text-sm md:hidden">
                  {nameTable(entry.table_name)} · {describeEntry(entry)}
                </p>
              </>
            ),
          },
          {
            key: 'kind',
            header: 'Type',
            from: 'md',
            cell: (entry) => (
              <span className="text-muted-foreground whitespace-nowrap">
                {nameTable(entry.table_name)}
              </span>
            ),
          },
          { key: 'why', header: 'Why', from: 'md', cell: describeEntry },
        ]}
      />
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-center"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
