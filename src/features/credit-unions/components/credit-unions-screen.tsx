import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { countInUse } from '@/components/count-in-use.ts';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { creditUnionPagesQuery } from '../queries.ts';
import type { CreditUnionSearch } from '../schema.ts';
import { states } from '../list-states.ts';
import * as texts from '../texts.ts';
import { CreditUnionRows } from './credit-union-rows.tsx';

const sortOptions = [
  { value: 'members', label: texts.members },
  { value: 'assets', label: texts.assets },
  { value: 'name', label: texts.name },
  { value: 'state', label: texts.state },
] as const;

type CreditUnionsScreenProps = {
  search: CreditUnionSearch;
  onSearchChange: (change: Partial<CreditUnionSearch>) => void;
};

export function CreditUnionsScreen({ search, onSearchChange }: CreditUnionsScreenProps) {
  // The rows stand until the next ones are there, instead of giving way to a skeleton at each letter.
  const deferred = useDeferredValue(search);
  const pages = useSuspenseInfiniteQuery(creditUnionPagesQuery(deferred));
  const rows = useMemo(() => pages.data.pages.flatMap((page) => page.rows), [pages.data]);
  const total = pages.data.pages[0]?.total ?? 0;
  return (
    <>
      <PageHeader title={texts.creditUnions} description={texts.everyFederallyInsuredCreditUnion} />
      <ListToolbar
        label={texts.searchCreditUnions}
        placeholder={texts.name}
        text={search.q}
        onTextChange={(q) => {
          onSearchChange({ q });
        }}
        summary={formatCount(total, texts.creditUnion)}
        filtersInUse={countInUse(search.state)}
      >
        <FilterSelect
          label={texts.state}
          allLabel={texts.allStates}
          value={search.state}
          options={states.map((state) => ({ value: state, label: state }))}
          onValueChange={(state) => {
            onSearchChange({ state });
          }}
        />
        <FilterSelect
          label={texts.sortBy}
          value={search.sort ?? 'members'}
          options={sortOptions}
          onValueChange={(sort) => {
            onSearchChange({ sort });
          }}
        />
      </ListToolbar>
      {total === 0 ? (
        <EmptyState
          icon={<Building2 />}
          title={texts.noCreditUnionMatches}
          action={
            <Button
              variant="outline"
              onClick={() => {
                onSearchChange({ q: undefined, state: undefined });
              }}
            >
              {texts.showAllCreditUnions}
            </Button>
          }
        >
          {texts.tryAPartOfThe}
        </EmptyState>
      ) : (
        <CreditUnionRows
          key={JSON.stringify(deferred)}
          rows={rows}
          total={total}
          isStale={deferred !== search}
          onNeedMore={() => {
            if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
          }}
        />
      )}
    </>
  );
}
