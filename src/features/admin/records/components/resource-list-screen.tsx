import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Download, Plus, Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatCount } from '@/lib/format.ts';
import { reportFailure } from '@/components/report-failure.ts';
import { saveFile } from '@/lib/save-file.ts';
import { FilterSelect } from '@/components/filter-select.tsx';
import { findField, type Resource } from '../machine/create-resource.ts';
import { pageSize, readAllRows, resourceListQuery } from '../queries.ts';
import { changeFilter, type ListSearch, type ListSearchChange, parseFilters } from '../schema.ts';
import { useSelection } from '../use-selection.ts';
import { ResourceTable } from './resource-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { toCsv } from '../machine/format-csv.ts';
import { RelationInput } from './relation-input.tsx';

type ListFiltersProps = {
  resource: Resource;
  search: ListSearch;
  onSearchChange: (change: Pick<ListSearchChange, 'where' | 'page' | 'sort'>) => void;
};

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The order, for a phone: its lists have no heads for most columns. */
function OrderSelect({ resource, search, onSearchChange }: ListFiltersProps) {
  return (
    <FilterSelect
      label="Sort by"
      className="sm:hidden"
      value={search.sort?.replace('-', '') ?? resource.order}
      options={resource.columns.flatMap((name) => {
        const field = findField(resource, name);
        return field ? [{ value: name, label: field.label }] : [];
      })}
      onValueChange={(sort) => onSearchChange({ sort, page: undefined })}
    />
  );
}

function ListFilters({ resource, search, onSearchChange }: ListFiltersProps) {
  const filters = parseFilters(search.where);
  return resource.filters.map((name) => {
    const field = findField(resource, name);
    if (!field) return null;
    const change = (value: string | undefined) => {
      onSearchChange({ where: changeFilter(search.where, name, value), page: undefined });
    };
    if (field.relation) {
      return (
        <div key={name} className="grid min-w-0 gap-1 md:w-48">
          <span className="text-muted-foreground text-sm leading-5 font-medium">{field.label}</span>
          <RelationInput
            label={field.label}
            relation={field.relation}
            value={filters.get(name) ?? ''}
            onValueChange={change}
            emptyLabel="All"
          />
        </div>
      );
    }
    return (
      <FilterSelect
        key={name}
        label={field.label}
        allLabel="All"
        options={field.options ?? yesOrNo}
        value={filters.get(name)}
        onValueChange={change}
      />
    );
  });
}

function FileActions({ resource, search }: { resource: Resource; search: ListSearch }) {
  const [isReading, setReading] = useState(false);
  const save = () => {
    setReading(true);
    readAllRows(resource, search)
      .then((rows) => {
        saveFile(`${resource.path}.csv`, 'text/csv', toCsv(resource, rows));
      }, reportFailure('The file was not written'))
      .finally(() => setReading(false));
  };
  return (
    <>
      <Button size="md" variant="outline" isLoading={isReading} onClick={save}>
        {!isReading && <Download aria-hidden />}
        <span className="max-sm:sr-only">Export</span>
      </Button>
      <Button asChild size="md" variant="outline">
        <Link to="/admin/$resource/import" params={{ resource: resource.path }}>
          <Upload aria-hidden />
          <span className="max-sm:sr-only">Import</span>
        </Link>
      </Button>
    </>
  );
}

type ListPagerProps = {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
};

function ListPager({ page, pages, onPageChange }: ListPagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-1 text-sm">
      <Button
        variant="outline"
        size="icon-sm"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span className="px-2 tabular-nums">
        Page {page} of {pages}
      </span>
      <Button
        variant="outline"
        size="icon-sm"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

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
        <OrderSelect resource={resource} search={search} onSearchChange={onSearchChange} />
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
