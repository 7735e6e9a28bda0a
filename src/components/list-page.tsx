import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';

type ListPageProps<Search extends { readonly q?: string | undefined }> = {
  title: string;
  description: ReactNode;
  verdict?: ReactNode;
  /** Name of one row, in the words for how many are shown and for none: `point system`. */
  noun: string;
  search: Search;
  onSearchChange: (change: Partial<Search> | { q: string | undefined }) => void;
  label?: string;
  placeholder?: string;
  /** Number of rows that match, and of all rows. */
  shown: number;
  count: number;
  /** Instead of “3 of 12 rules”. */
  summary?: string;
  filters?: ReactNode;
  /** Search without its filters: those in use are counted, and “Show all” removes them. */
  cleared?: Partial<Search>;
  /** True if a filter adds rows, which “Show all” leaves on. */
  isWidened?: boolean | undefined;
  icon: ReactNode;
  /** Suggestion for when nothing matches. */
  hint: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A page that lists rows under a search and its filters. */
export function ListPage<Search extends { readonly q?: string | undefined }>(
  props: ListPageProps<Search>,
) {
  const { title, noun, search, onSearchChange, placeholder, filters, cleared } = props;
  const { label = `Search ${title.toLowerCase()}` } = props;
  const inUse = Object.entries(search).filter(
    ([key, value]) => cleared && key in cleared && Boolean(value),
  ).length;
  return (
    <>
      <PageHeader title={title} description={props.description} verdict={props.verdict} />
      <ListToolbar
        label={label}
        {...(placeholder !== undefined && { placeholder })}
        text={search.q}
        onTextChange={(q) => onSearchChange({ q })}
        summary={props.summary ?? `${props.shown} of ${props.count} ${noun}s`}
        {...(filters !== undefined && { filtersInUse: inUse + Number(props.isWidened ?? false) })}
      >
        {filters}
      </ListToolbar>
      {props.shown === 0 ? (
        <EmptyState
          icon={props.icon}
          title={`No ${noun} matches`}
          action={
            <Button variant="outline" onClick={() => onSearchChange({ ...cleared, q: undefined })}>
              Show all {noun}s
            </Button>
          }
        >
          {props.hint}
        </EmptyState>
      ) : (
        props.children
      )}
    </>
  );
}
