import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { listJoinable } from '../list-joinable.ts';
import { creditUnionPagesQuery, issuingUnionsQuery } from '../queries.ts';
import type { CreditUnionSearch } from '../schema.ts';
import { CreditUnionRows } from './credit-union-rows.tsx';
import { JoinableList } from './joinable-list.tsx';

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

type FoundUnionsProps = {
  search: CreditUnionSearch;
  withCards: ReadonlySet<number>;
  onSearchChange: (change: Partial<CreditUnionSearch>) => void;
};

/** Matches of a name or a state among all federally insured credit unions. */
function FoundUnions({ search, withCards, onSearchChange }: FoundUnionsProps) {
  // Keeps the rows until the next ones arrive, so that typing shows no skeleton.
  const deferred = useDeferredValue(search);
  const pages = useSuspenseInfiniteQuery(creditUnionPagesQuery(deferred));
  const rows = useMemo(() => pages.data.pages.flatMap((page) => page.rows), [pages.data]);
  const total = pages.data.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="found-unions" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="found-unions" className="text-lg font-semibold">
            {formatCount(total, 'credit union')}
          </h2>
          <p className="text-muted-foreground text-sm">
            As the National Credit Union Administration lists them. Those without a link issue no
            card that we know.
          </p>
        </div>
        <FilterSelect
          label="Sort by"
          value={search.sort ?? 'members'}
          options={sortOptions}
          onValueChange={(sort) => onSearchChange({ sort })}
        />
      </div>
      {total === 0 ? (
        <p>None matches. Try a part of the name, without “Federal Credit Union”.</p>
      ) : (
        <CreditUnionRows
          key={JSON.stringify(deferred)}
          rows={rows}
          total={total}
          withCards={withCards}
          isStale={deferred !== search}
          onNeedMore={() => {
            if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
          }}
        />
      )}
    </section>
  );
}

export function CreditUnionsScreen({ search, onSearchChange }: CreditUnionsScreenProps) {
  const { cards, requirements } = useCatalog();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: unions } = useSuspenseQuery(issuingUnionsQuery(cards));
  const { q = '', state } = search;
  const facts = { cards, requirements, meets: user.requirementsHeld };
  const joinable = listJoinable(unions, facts, state);
  const withCards = useMemo(() => new Set(unions.map(({ id }) => id)), [unions]);
  const shown = joinable.filter(({ row, cards: own }) =>
    matchesSearch([row.name, ...own.map(({ name }) => name)].join(' '), q),
  );
  const near = joinable.filter(({ row }) => row.state === state);
  const isSearched = q !== '' || state !== undefined;
  return (
    <ListPage
      title="Credit unions"
      verdict={
        state === undefined
          ? `${formatCount(joinable.length, 'credit union')} issue a card here.`
          : `${near.length === 0 ? 'None' : near.length} of the ${joinable.length} with a card here ${near.length === 1 ? 'is' : 'are'} in ${state}.`
      }
      description="You become a member first, usually with a savings account of a few dollars; many unions are open to everyone through a partner. Choose your state to see what is near you."
      noun="credit union"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Name or card"
      shown={1}
      count={joinable.length}
      summary={`${shown.length} of ${joinable.length} with cards`}
      filters={
        <>
          {' '}
          <FilterSelect
            label="State"
            allLabel="All states"
            value={state}
            options={states.map((each) => ({ value: each, label: each }))}
            onValueChange={(next) => onSearchChange({ state: next })}
          />
        </>
      }
      cleared={{ state: undefined }}
      icon={<Building2 />}
      hint="Try a part of the name, without “Federal Credit Union”."
    >
      <div className="grid gap-8">
        {shown.length > 0 && <JoinableList rows={shown} {...(state !== undefined && { state })} />}
        {isSearched ? (
          <Suspense fallback={<ListSkeleton label="Loading credit unions" />}>
            <FoundUnions search={search} withCards={withCards} onSearchChange={onSearchChange} />
          </Suspense>
        ) : (
          <p className="text-muted-foreground">
            The others of the country’s credit unions are found by their name or state.
          </p>
        )}
      </div>
    </ListPage>
  );
}
