import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { listChanges, textsOf } from '@/lib/fields/check-fields.ts';
import type { Resource, Row } from '../machine/create-resource.ts';
import { formatMoment, historyQuery, listVersions } from '../history/queries.ts';
import { ChangeList } from './change-list.tsx';
import { HistoryItem } from './history-item.tsx';

type HistoryPanelProps = { resource: Resource; id: number; row: Row | null };

export function HistoryPanel({ resource, id, row }: HistoryPanelProps) {
  const { data, error, refetch, isFetching } = useQuery(historyQuery(resource, id));
  const [chosen, setChosen] = useState<{ older?: string; newer?: string }>({});
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
  const versions = listVersions(data, row);
  if (data.length === 0) {
    return (
      <EmptyState title="Nobody has changed this yet">
        It has not changed since the catalog was set up. Changes will be listed here, with who made
        them and the value before.
      </EmptyState>
    );
  }
  const newer = versions.find(({ key }) => key === chosen.newer) ?? versions[0];
  const older = versions.find(({ key }) => key === chosen.older) ?? versions.at(-1);
  const options = versions.map(({ key, label }) => ({ value: key, label }));
  const differences =
    newer && older
      ? listChanges(resource, textsOf(resource, older.row), textsOf(resource, newer.row))
      : [];
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
      <ol aria-label="Changes" className="border-foreground divide-y border-t">
        {data.map((entry) => (
          <HistoryItem
            key={entry.id}
            resource={resource}
            entry={entry}
            present={row}
            moment={formatMoment(entry.changed_at)}
          />
        ))}
      </ol>
      {versions.length > 1 && (
        <section
          aria-label="Compare two versions"
          className="border-foreground grid gap-3 border-t-2 py-3"
        >
          <h2 className="font-semibold">Compare two versions</h2>
          <FilterSelect
            label="From"
            options={options}
            value={older?.key}
            onValueChange={(key) =>
              setChosen((known) => ({ ...known, ...(key === undefined ? {} : { older: key }) }))
            }
          />
          <FilterSelect
            label="To"
            options={options}
            value={newer?.key}
            onValueChange={(key) =>
              setChosen((known) => ({ ...known, ...(key === undefined ? {} : { newer: key }) }))
            }
          />
          {differences.length === 0 ? (
            <p className="text-muted-foreground text-sm">They are the same.</p>
          ) : (
            <ChangeList changes={differences} />
          )}
        </section>
      )}
    </div>
  );
}
