import type { BestCardFilters } from '@contract/preferences.ts';
import type { CurrentUser } from '@contract/current-user.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { useObstacles } from '@/features/eligibility/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { createOfferFinder, prepareOffers } from '../find-offers.ts';
import type { BestCardSearch } from '../schema.ts';
import { filtersOf, toFilterSearch } from '../search-filters.ts';
import { useFilterSearch } from '../use-filter-search.ts';
import { BestCardFiltersForm } from './best-card-filters-form.tsx';
import { BestCardResult } from './best-card-result.tsx';

type BestCardPageProps = {
  search: BestCardSearch;
  user: CurrentUser;
  onChangeFilters: (filters: BestCardFilters) => void;
};

const views = { cards: 'Cards', sheet: 'Cheat sheet' } as const;

export function BestCardPage({ search, user, onChangeFilters }: BestCardPageProps) {
  const { inputs: usual, held } = useHeldWallet();
  const navigate = useNavigate({ from: '/app/best-card/' });
  const { q, view } = search;
  const asked = useFilterSearch(search);
  const filters = useMemo(
    () => filtersOf(asked, user.bestCardFilters),
    [asked, user.bestCardFilters],
  );
  // Boxes are ticked and words typed at once; twenty categories follow.
  const settled = useDeferredValue(filters);
  const address = useDeferredValue(asked);
  const words = useDeferredValue(q);
  const shownView = useDeferredValue(view);
  const inputs = usual.counting({ countsLowConfidence: settled.includeLowConfidence });
  const { obstacleOf } = useObstacles(settled.includeLowConfidence);
  const find = useMemo(
    () => createOfferFinder(inputs, held, settled, obstacleOf),
    [inputs, held, settled, obstacleOf],
  );
  useEffect(
    () =>
      runInSlices(
        prepareOffers(inputs, held),
        () => undefined,
        (error) => {
          throw error;
        },
      ),
    [inputs, held],
  );
  const change = (next: Partial<BestCardSearch>) =>
    void navigate({
      search: (known) => ({ ...known, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader
        title="Best card"
        description="What to pay with today, for each kind of spending: the best of your cards, and the best there is. Rates are of this very day; annual fees are not counted."
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <SegmentedLinks
              label="View"
              segments={(['cards', 'sheet'] as const).map((key) => ({
                key,
                label: views[key],
                isCurrent: view === key,
                link: { to: '/app/best-card', search: { ...search, view: key } },
              }))}
            />
            <BestCardFiltersForm
              filters={filters}
              rows={inputs.rows}
              onChange={(next) => {
                onChangeFilters(next);
                change(toFilterSearch(next));
              }}
            />
          </div>
        }
      />
      <div className="grid gap-4">
        {held.length === 0 && (
          <p className="bg-muted rounded-md border p-3 print:hidden">
            You have entered no cards yet.{' '}
            <Link to="/app/my-cards" className="text-primary font-medium underline">
              Add the cards you hold
            </Link>{' '}
            to see the best of them.
          </p>
        )}
        <div className="print:hidden">
          <SearchInput
            label="Search categories and shops"
            value={q}
            onValueChange={(next) => {
              change({ q: next });
            }}
          />
        </div>
        <BestCardResult
          view={shownView}
          q={words}
          find={find}
          asked={address}
          inputs={inputs}
          priority={user.categoryPriority}
        />
      </div>
    </>
  );
}
