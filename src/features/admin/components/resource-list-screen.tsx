import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatCount } from '@/lib/format.ts';
import type { Resource } from '../machine/create-resource.ts';
import { pageSize, resourceListQuery } from '../queries.ts';
import { type ListSearch, type ListSearchChange, parseFilters } from '../schema.ts';
import { useSelection } from '../use-selection.ts';
import { FileActions } from './file-actions.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';
import { ResourceTable } from './resource-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

type ResourceListScreenProps = {
  resource: Resource;
  search: ListSearch;
  onSearchChange: (change: ListSearchChange) => void;
};

export function ResourceListScreen(props: ResourceListScreenProps) {
  const { resource, search, onSearchChange } = props;
  // Keeps the rows until the next ones arrive, so that typing shows no skeleton.
  const deferred = useDeferredValue(search);
  const { data } = useSuspenseQuery(resourceListQuery(resource, deferred));
  const selection = useSelection(data.rows);
  const chosen = parseFilters(search.where);
  const filtersInUse = resource.filters.filter((name) => chosen.has(name)).length;
  const isNarrowed = search.q !== undefined || search.where !== undefined;
  const add = (
    <Button asChild size="md" className="order-last">
      <Link to="/admin/$resource/new" params={{ resource: resource.path }}>
        <Plus aria-hidden />
        New {resource.one}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={resource.title}
        description={resource.description}
        actions={
          <>
            <FileActions resource={resource} search={search} />
            {add}
          </>
        }
      />
      <ListToolbar
        label={`Search ${resource.title.toLowerCase()}`}
        text={search.q}
        onTextChange={(q) => onSearchChange({ q, page: undefined })}
        summary={formatCount(data.total, 'row')}
        {...(resource.filters.length > 0 && { filtersInUse })}
      >
        <ListFilters resource={resource} search={search} onSearchChange={onSearchChange} />
      </ListToolbar>
      {/* Values typed for the selected rows stay, even if somebody else removes the last of them. */}
      {selection.count > 0 && (
        <SelectionBar
          resource={resource}
          search={search}
          total={data.total}
          selection={selection}
        />
      )}
      {data.rows.length === 0 ? (
        <EmptyState
          icon={<resource.icon />}
          title={isNarrowed ? 'Nothing matches' : `No ${resource.title.toLowerCase()} yet`}
          action={
            isNarrowed ? (
              <Button
                variant="outline"
                onClick={() => onSearchChange({ q: undefined, where: undefined, page: undefined })}
              >
                Show all {resource.title.toLowerCase()}
              </Button>
            ) : (
              add
            )
          }
        >
          {isNarrowed ? 'Search for less, or take a filter away.' : resource.description}
        </EmptyState>
      ) : (
        <div className={cn('grid gap-2', deferred !== search && 'opacity-60')}>
          <ResourceTable
            resource={resource}
            rows={data.rows}
            sort={search.sort ?? resource.order}
            onSort={(sort) => onSearchChange({ sort, page: undefined })}
            selection={selection}
          />
          <ListPager
            page={search.page ?? 1}
            pages={Math.ceil(data.total / pageSize)}
            onPageChange={(page) => onSearchChange({ page })}
          />
        </div>
      )}
    </>
  );
}
