import { SlidersHorizontal } from 'lucide-react';
import type { BestCardFilters } from '@contract/preferences.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { useSharedHand } from '@/features/mine/household/queries.ts';
import { createPart } from '@/lib/part.ts';
import { usualAmountCents } from '../find-offers.ts';
import type { BestCardSearch, RenderPay } from '../schema.ts';
import { filtersOf, useFilterSearch } from '../parse-filters.ts';
import { usePreparedOfferFinder } from '../use-offer-finder.ts';
import { AmountField } from './amount-field.tsx';
import { BestCardResult } from './best-card-result.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';

const views = { cards: 'Cards', sheet: 'Cheat sheet' } as const;

/** Loaded before the filters are opened, so that they open whole. */
const filterFields = createPart(async () => (await import('./filter-fields.tsx')).FilterFields);

function countActive(filters: BestCardFilters): number {
  return [
    filters.issuers.length > 0,
    filters.pointSystems.length > 0,
    filters.excludedCards.length > 0,
    filters.kind !== null,
    filters.maximumAnnualFeeCents !== null,
    filters.includeLowConfidence,
    filters.onlyHeld,
  ].filter(Boolean).length;
}

function BestCardFiltersForm(props: FilterFieldsProps) {
  const active = countActive(props.filters);
  useEffect(() => {
    filterFields.loadWhenIdle();
  }, []);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <SlidersHorizontal aria-hidden />
          Filters
          {active > 0 && <Badge tone="primary">{active}</Badge>}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        className="grid max-h-(--radix-popover-content-available-height) gap-4 overflow-y-auto"
        aria-label="Filters"
      >
        <OnNeed part={filterFields} shown={props} />
      </PopoverContent>
    </Popover>
  );
}

type BestCardPageProps = {
  search: BestCardSearch;
  renderPay: RenderPay;
  children: ReactNode;
};

export function BestCardPage({ search, renderPay, children }: BestCardPageProps) {
  const { q, view, amount } = search;
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const asked = useFilterSearch(search);
  const amountRef = useRef<HTMLInputElement>(null);
  const askAmount = useCallback(() => {
    amountRef.current?.focus();
  }, []);
  const filters = useMemo(
    () => filtersOf(asked, user.bestCardFilters),
    [asked, user.bestCardFilters],
  );
  // Boxes are ticked and words typed at once; twenty categories follow.
  const settled = useDeferredValue(filters);
  const address = useDeferredValue(asked);
  const words = useDeferredValue(q);
  const shownView = useDeferredValue(view);
  const shownAmount = useDeferredValue(amount);
  const { hand: shared, reads } = useSharedHand();
  const { inputs, held, entries, find } = usePreparedOfferFinder(settled, shared);
  const change = useSearchChange<BestCardSearch>();
  return (
    <>
      <PageHeader
        title="Best card"
        // While a search is active, nothing comes before its answer.
        description={
          words === '' &&
          'Which card to pay with today, category by category: the best of yours, and the best of all cards. Rates are today’s; annual fees aren’t counted.'
        }
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
            <BestCardFiltersForm filters={filters} rows={inputs.rows} onSearchChange={change} />
          </div>
        }
      />
      <div className="low:pb-0 grid gap-4 max-md:pb-20">
        <HouseholdBar kind="cards" adds="pay" reads={reads} />
        {held.length === 0 && (
          <p className="bg-muted rounded-md border p-3 print:hidden">
            You haven’t added any cards yet.{' '}
            <Link to="/app/my-cards" className="text-primary font-medium underline">
              Add the cards you hold
            </Link>{' '}
            to see the best of them.
          </p>
        )}
        {/* On a phone it sits above the bottom bar, within thumb reach. */}
        <div className="max-md:bg-card max-md:low:static max-md:low:border-0 max-md:low:p-0 flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:border-t max-md:p-3 print:hidden">
          <SearchInput
            label="Search categories and shops"
            placeholder="Shop or category"
            value={q}
            onValueChange={(next) => change({ q: next })}
            className="min-w-0 flex-1"
          />
          <AmountField
            ref={amountRef}
            value={amount}
            onValueChange={(next) => change({ amount: next })}
          />
        </div>
        <BestCardResult
          view={shownView}
          q={words}
          find={find}
          entries={entries}
          holders={shared?.holders}
          amountCents={shownAmount === undefined ? usualAmountCents : Math.round(shownAmount * 100)}
          asked={address}
          inputs={inputs}
          priority={user.categoryPriority}
          hasAmount={shownAmount !== undefined}
          renderPay={renderPay}
          onAskAmount={askAmount}
        />
        {children}
      </div>
    </>
  );
}
