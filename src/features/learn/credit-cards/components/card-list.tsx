import { SearchX, SlidersHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NoIndex } from '@/components/no-index.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount, formatAnnualFee, formatRate } from '@/lib/format.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { CardArt } from '@/components/card-art.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import { placesQuery, useCardSummaries } from '../tables.ts';
import { listMatchingCards, toCardFilter } from '../list-cards.ts';
import type { CardListSearch, CardSort } from '../schema.ts';
import { getCardPath, parseConfidence, parseRateUnit } from '../parse-names.ts';
import { CardFilters } from './card-filters.tsx';
import { CardTable } from './card-table.tsx';
import { CardBadges } from './card-badges.tsx';

type CardListProps = {
  search: CardListSearch;
  onSearchChange: (search: CardListSearch) => void;
};

function countFilters({ issuer, network, points, fee, kind, closed }: CardListSearch): number {
  return [issuer, network, points, fee, kind, closed].filter((value) => value !== undefined).length;
}

/** More than a phone shows at once. */
const FIRST_ROWS = 12;

/** Estimated height of a row out of view. */
const ROW_REM = 5;

/** The list on a phone. Visible rows render first; the rest follow in slices, so that touch stays responsive. */
function CardRows({ cards }: { cards: readonly CreditCardSummary[] }) {
  const drawn = useDeferredValue(cards, cards.slice(0, FIRST_ROWS));
  const waiting = Math.max(0, cards.length - drawn.length);
  return (
    <DataList aria-label="Credit cards">
      {drawn.map((card) => (
        <DataListItem
          key={card.id}
          className="relative flex items-start gap-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
        >
          <CardArt card={card} issuer={card.companies.name} className="mt-0.5" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Link
              translate="no"
              {...getCardPath(card)}
              className="leading-5 font-medium after:absolute after:inset-0"
            >
              {card.name}
            </Link>
            <p className="text-muted-foreground text-sm">
              {formatAnnualFee(card.annual_fee_cents)} ·{' '}
              {formatRate(card.base_rate, parseRateUnit(card.point_systems.unit))} base rate
            </p>
            <p className="text-muted-foreground text-sm">{card.point_systems.name}</p>
            <CardBadges card={card} />
          </div>
          <span className="relative">
            <ConfidenceMark
              confidence={parseConfidence(card.confidence)}
              subject={`the facts about ${card.name}`}
              isCompact
            />
          </span>
        </DataListItem>
      ))}
      {waiting > 0 && <li aria-hidden style={{ blockSize: `${waiting * ROW_REM}rem` }} />}
    </DataList>
  );
}

export function CardList({ search, onSearchChange }: CardListProps) {
  const query = useCardSummaries();
  const places = useQuery(placesQuery);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isFiltering, setFiltering] = useState(false);
  const shownSearch = useDeferredValue(search);

  if (query.isError) {
    return (
      <>
        <NoIndex />
        <ErrorState title="The cards could not be loaded" query={query} />
      </>
    );
  }

  // Without the order the list is still whole.
  if (!query.data || places.isPending) return <ListSkeleton label="Loading the cards" rows={10} />;

  const cards = listMatchingCards(query.data, toCardFilter(shownSearch), places.data ?? (() => 0));
  const filterCount = countFilters(search);
  const change = (part: Partial<CardListSearch>) => {
    onSearchChange({ ...search, ...part });
  };
  const sort = (column: CardSort) => {
    const isSame = search.sort === column;
    change({ sort: column, desc: isSame && !search.desc ? true : undefined });
  };

  return (
    <div className="grid gap-4">
      <div className="flex gap-2">
        <SearchInput
          label="Search cards"
          placeholder="Card, issuer or points"
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
          {search.sort === undefined && ', widely held first'}
        </p>
        {filterCount > 0 || search.q ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onSearchChange({ sort: search.sort, desc: search.desc })}
          >
            Clear search and filters
          </Button>
        ) : (
          <Link
            to="/guest/card-ranking"
            className="text-primary text-sm font-medium underline-offset-4 hover:underline"
          >
            Rank them by worth
          </Link>
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
