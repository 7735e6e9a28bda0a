import type { BonusFilters } from '@contract/preferences.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgePercent } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { BonusSearch } from '../schema.ts';
import { countFiltersInUse, filtersOf } from '../parse-filters.ts';
import { listOffers } from '../to-offers.ts';
import { useOffers } from '../use-offers.ts';
import { BonusFilterBar } from './bonus-filter-bar.tsx';
import { OfferList } from './offer-list.tsx';
import { NextCards } from './next-cards.tsx';
import { OffersVerdict } from './offers-verdict.tsx';

type SignupBonusesScreenProps = {
  search: BonusSearch;
  onSearchChange: (change: Partial<BonusSearch>) => void;
  onFiltersChange: (filters: BonusFilters) => void;
};

const noFilters: BonusFilters = {
  issuers: [],
  pointSystems: [],
  kind: null,
  maximumAnnualFeeCents: null,
  includeLowConfidence: true,
  maximumSpendCents: null,
  onlyEligible: false,
};

export function SignupBonusesScreen(props: SignupBonusesScreenProps) {
  const { search, onSearchChange, onFiltersChange } = props;
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const {
    offers,
    best: [first, second],
    costs,
    hasSpending,
    ...context
  } = useOffers();
  const filters = useMemo(
    () => filtersOf(search, { ...noFilters, ...user.bonusFilters }),
    [search, user.bonusFilters],
  );
  const shown = useMemo(
    () => listOffers(offers, filters, search, ({ card }) => costs?.get(card.slug)?.costCents ?? 0),
    [offers, filters, search, costs],
  );
  // A filter and its count update at once; the rows follow.
  const listed = useDeferredValue(shown);
  return (
    <div className="flex flex-col">
      <PageHeader
        title="Sign-up bonuses"
        verdict={
          first && (
            <OffersVerdict
              best={first}
              centsPerPoint={context.centsPerPointOf(first.offer.card)}
              names={context.names}
              hasSpending={hasSpending}
              applicantName={context.applicantName}
            />
          )
        }
        description={`${
          second && second.worthCents >= 50
            ? `The second is ${second.offer.card.name}, worth ${formatWholeDollars(second.worthCents)}. `
            : ''
        }Today’s offers as far as your spending reaches them, less the first fee and what it would earn on your cards.`}
      />
      {/* A phone's first screen is for the offers, of which the verdict names the best. */}
      <div className="pb-3 empty:hidden max-sm:order-last max-sm:pt-3">
        <NextCards />
      </div>
      {!hasSpending && (
        <p className="bg-caution-soft text-caution mb-3 rounded-md border p-3">
          Whole offers are counted until your spending is known.{' '}
          <Link to="/app/my-annual-spending" className="font-medium underline">
            Enter your spending
          </Link>
        </p>
      )}
      <ListToolbar
        label="Search offers"
        placeholder="Card, issuer or points"
        text={search.q}
        onTextChange={(q) => onSearchChange({ q })}
        summary={`${shown.length} of ${offers.length} offers`}
        filtersInUse={countFiltersInUse(filters)}
      >
        <BonusFilterBar offers={offers} filters={filters} onChange={onFiltersChange} />
      </ListToolbar>
      {shown.length === 0 ? (
        <EmptyState
          icon={<BadgePercent />}
          title="No offer matches"
          action={
            <Button
              variant="outline"
              onClick={() => {
                onSearchChange({ q: undefined });
                onFiltersChange(noFilters);
              }}
            >
              Show all offers
            </Button>
          }
        >
          Allow a higher fee or more spending, or include cards you may have later.
        </EmptyState>
      ) : (
        <OfferList
          offers={listed}
          sort={search.sort ?? 'value'}
          costs={costs}
          hasSpending={hasSpending}
          centsPerPointOf={context.centsPerPointOf}
          names={context.names}
          onSearchChange={onSearchChange}
        />
      )}
    </div>
  );
}
