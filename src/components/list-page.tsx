import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';

type ListPageProps<Search extends { readonly q?: string | undefined }> = {
  title: string;
  description?: ReactNode;
  verdict?: ReactNode;
  actions?: ReactNode;
  /** Notes and tabs between the head and the search. */
  above?: ReactNode;
  /** True if there is nothing to search in: no search is shown. */
  isUnsearched?: boolean;
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
  foldLabel?: string;
  /** Search without its filters: those in use are counted, and “Show all” removes them. */
  cleared?: Partial<Search>;
  /** True if a filter adds rows, which “Show all” leaves on. */
  isWidened?: boolean | undefined;
  /** For filters that are kept elsewhere: how many are in use, and what “Show all” does. */
  filtersInUse?: number;
  onShowAll?: () => void;
  icon: ReactNode;
  /** Suggestion for when nothing matches. */
  hint: ReactNode;
  /** Instead of “No … matches” with “Show all”. */
  empty?: { readonly title: string; readonly action?: ReactNode };
  /** The rows. */
  children: ReactNode;
};

/** A page that lists rows under a search and its filters. */
export function ListPage<Search extends { readonly q?: string | undefined }>(
  props: ListPageProps<Search>,
) {
  const { title, noun, search, onSearchChange, placeholder, filters, foldLabel, cleared } = props;
  const { label = `Search ${title.toLowerCase()}` } = props;
  const { onShowAll = () => onSearchChange({ ...cleared, q: undefined }) } = props;
  const counted = Object.entries(search).filter(
    ([key, value]) => cleared && key in cleared && Boolean(value),
  ).length;
  const { filtersInUse = counted + Number(props.isWidened ?? false) } = props;
  return (
    <>
      <PageHeader
        title={title}
        description={props.description}
        verdict={props.verdict}
        actions={props.actions}
      />
      {props.above}
      {props.isUnsearched !== true && (
        <ListToolbar
          label={label}
          {...(placeholder !== undefined && { placeholder })}
          text={search.q}
          onTextChange={(q) => onSearchChange({ q })}
          summary={props.summary ?? `${props.shown} of ${props.count} ${noun}s`}
          {...(filters !== undefined && { filtersInUse })}
          {...(foldLabel !== undefined && { foldLabel })}
        >
          {filters}
        </ListToolbar>
      )}
      {props.shown === 0 ? (
        <EmptyState
          icon={props.icon}
          {...(props.empty ?? {
            title: `No ${noun} matches`,
            action: (
              <Button variant="outline" onClick={onShowAll}>
                Show all {noun}s
              </Button>
            ),
          })}
        >
          {props.hint}
        </EmptyState>
      ) : (
        props.children
      )}
    </>
  );
}
