import type { ReactNode } from 'react';
import { FilterFold } from '@/components/filter-fold.tsx';
import { SearchInput } from '@/components/search-input.tsx';

type ListToolbarProps = {
  label: string;
  placeholder?: string;
  text: string | undefined;
  onTextChange: (text: string | undefined) => void;
  /** How many of how many are shown, as a sentence; announced when it changes. */
  summary: string;
  /** Number of active filters, which fold away on a phone. Absent if they always show. */
  filtersInUse?: number;
  foldLabel?: string;
  children?: ReactNode;
};

const filterClasses =
  'grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end md:[&_select]:max-w-48';

export function ListToolbar(props: ListToolbarProps) {
  const search = (
    <SearchInput
      label={props.label}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      value={props.text ?? ''}
      onValueChange={(text) => props.onTextChange(text === '' ? undefined : text)}
      className="flex-1 md:max-w-md md:min-w-64"
    />
  );
  return (
    <div className="grid gap-3 pb-3">
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-end">
        {props.filtersInUse === undefined ? (
          <>
            {search}
            {props.children && <div className={filterClasses}>{props.children}</div>}
          </>
        ) : (
          <FilterFold
            search={search}
            inUse={props.filtersInUse}
            {...(props.foldLabel !== undefined && { label: props.foldLabel })}
            className={filterClasses}
          >
            {props.children}
          </FilterFold>
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        {props.summary}
      </p>
    </div>
  );
}
