import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { HistoryItem } from '../components/history-item.tsx';
import { cardHistoryQuery, formatMoment } from '../history/queries.ts';
import type { CardRows } from './apply-edits.ts';
import { cardTables, sections } from './list-sections.ts';

export function CardHistory({ cardId, saved }: { cardId: number; saved: CardRows }) {
  const { data, error, refetch, isFetching } = useQuery(cardHistoryQuery(cardId));
  if (error) {
    return (
      <ErrorState
        title="The history could not be read"
        message={describeError(error)}
        query={{ refetch, isFetching }}
      />
    );
  }
  if (!data) return <ListSkeleton label="Loading the history" rows={4} />;
  if (data.length === 0) {
    return (
      <EmptyState title="Nobody has changed this card yet">
        Unchanged since the catalog was set up. Each change will be listed here.
      </EmptyState>
    );
  }
  return (
    <ol aria-label="Changes of the card" className="border-foreground divide-y border-t">
      {data.map((entry) => {
        const table = cardTables.find((known) => known === entry.table_name);
        if (table === undefined) return null;
        const { resource } = sections[table];
        return (
          <HistoryItem
            key={entry.id}
            resource={resource}
            entry={entry}
            present={saved[table].find(({ id }) => id === entry.record_id) ?? null}
            moment={`${formatMoment(entry.changed_at)} · ${resource.one}`}
          />
        );
      })}
    </ol>
  );
}
