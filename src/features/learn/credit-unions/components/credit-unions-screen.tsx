import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { formatCount } from '@/lib/format.ts';
import { creditUnionPagesQuery } from '../queries.ts';
import type { CreditUnionSearch } from '../schema.ts';
import { CreditUnionRows } from './credit-union-rows.tsx';

const sortOptions = [
  { value: 'members', label: 'Members' },
  { value: 'assets', label: 'Assets' },
  { value: 'name', label: 'Name' },
  { value: 'state', label: 'State' },
] as const;

type CreditUnionsScreenProps = {
  search: CreditUnionSearch;
  onSearchChange: (change: Partial<CreditUnionSearch>) => void;
};

/** Postal codes of the states, the district and the territories that charter credit unions. */
const states = [
  'AK',
  'AL',
  'AR',
  'AZ',
  'CA',
  'CO',
  'CT',
  'DC',
  'DE',
  'FL',
  'GA',
  'GU',
  'HI',
  'IA',
  'ID',
  'IL',
  'IN',
  'KS',
  'KY',
  'LA',
  'MA',
  'MD',
  'ME',
  'MI',
  'MN',
  'MO',
  'MS',
  'MT',
  'NC',
  'ND',
  'NE',
  'NH',
  'NJ',
  'NM',
  'NV',
  'NY',
  'OH',
  'OK',
  'OR',
  'PA',
  'PR',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VA',
  'VI',
  'VT',
  'WA',
  'WI',
  'WV',
  'WY',
] as const;

export function CreditUnionsScreen({ search, onSearchChange }: CreditUnionsScreenProps) {
  // Keeps the rows until the next ones arrive, so that typing shows no skeleton.
  const deferred = useDeferredValue(search);
  const pages = useSuspenseInfiniteQuery(creditUnionPagesQuery(deferred));
  const rows = useMemo(() => pages.data.pages.flatMap((page) => page.rows), [pages.data]);
  const total = pages.data.pages[0]?.total ?? 0;
  return (
    <ListPage
      title="Credit unions"
      description="Every federally insured credit union, as the National Credit Union Administration lists them."
      noun="credit union"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Name"
      shown={total}
      count={total}
      summary={formatCount(total, 'credit union')}
      filters={
        <>
          {' '}
          <FilterSelect
            label="State"
            allLabel="All states"
            value={search.state}
            options={states.map((state) => ({ value: state, label: state }))}
            onValueChange={(state) => onSearchChange({ state })}
          />
          <FilterSelect
            label="Sort by"
            value={search.sort ?? 'members'}
            options={sortOptions}
            onValueChange={(sort) => onSearchChange({ sort })}
          />
        </>
      }
      cleared={{ state: undefined }}
      icon={<Building2 />}
      hint="Try a part of the name, without “Federal Credit Union”."
    >
      <CreditUnionRows
        key={JSON.stringify(deferred)}
        rows={rows}
        total={total}
        isStale={deferred !== search}
        onNeedMore={() => {
          if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
        }}
      />
    </ListPage>
  );
}
