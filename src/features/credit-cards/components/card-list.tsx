import { SearchX, SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NoIndex } from '@/components/no-index.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCardSummaries } from '../tables.ts';
import { formatCount } from '@/lib/format.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { listMatchingCards } from '../list-cards.ts';
import type { CardListSearch, CardSort } from '../schema.ts';
import { CardFilters } from './card-filters.tsx';
import { CardRows } from './card-rows.tsx';
import { CardTable } from './card-table.tsx';

type CardListProps = {
  search: CardListSearch;
  onSearchChange: (search: CardListSearch) => void;
};

function countFilters({ issuer, network, points, fee, kind, closed }: CardListSearch): number {
  return [issuer, network, points, fee, kind, closed].filter((value) => value !== undefined).length;
}

export function CardList({ search, onSearchChange }: CardListProps) {
  const query = useCardSummaries();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isFiltering, setFiltering] = useState(false);
  const shownSearch = useDeferredValue(search);

  if (query.isError) {
    return (
      <>
        <NoIndex />
        <ErrorState
          title="The cards could not be loaded"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </>
    );
  }

  if (!query.data) return <ListSkeleton label="Loading the cards" rows={10} />;

  const cards = listMatchingCards(query.data, shownSearch);
  const filterCount = countFilters(search);
  const change = (part: Partial<CardListSearch>) => {
    onSearchChange({ ...search, ...part });
  };
  const sort = (column: CardSort) => {
    const isSame = (search.sort ?? 'name') === column;
    change({ sort: column, desc: isSame && !search.desc ? true : undefined });
  };

  return (
    <div className="grid gap-4">
      <div className="flex gap-2">
        <SearchInput
          label="Search cards"
          placeholder="Search by card, issuer or points"
          value={search.q ?? ''}
          onValueChange={(q) => change({ q: q || undefined })}
          className="flex-1"
        />
        {!isWide && (
          <Button
            variant="outline"
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          >
            <SlidersHorizontal aria-hidden />
            <span className="max-sm:sr-only">Filters</span>
            {filterCount > 0 && <span aria-label={`${filterCount} set`}>{filterCount}</span>}
          </Button>
        )}
      </div>
      {(isWide || isFiltering) && (
        <CardFilters cards={query.data} search={search} onChange={change} />
      )}
      <div className="flex min-h-8 items-center justify-between gap-2">
        <p role="status" className="text-muted-foreground text-sm">
          {formatCount(cards.length, 'card')}
        </p>
        {(filterCount > 0 || search.q) && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onSearchChange({ sort: search.sort, desc: search.desc })}
          >
            Clear search and filters
          </Button>
        )}
      </div>
      {cards.length === 0 ? (
        <EmptyState icon={<SearchX />} title="No card matches">
          Use fewer words or filters, or include cards that take no new applicants.
        </EmptyState>
      ) : isWide ? (
        <CardTable cards={cards} search={search} onSort={sort} />
      ) : (
        <CardRows cards={cards} />
      )}
    </div>
  );
}
