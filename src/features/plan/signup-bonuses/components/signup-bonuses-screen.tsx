import type { BonusFilters } from '@contract/preferences.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgePercent } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { ListPage } from '@/components/list-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import { currentUserEdits } from '@/features/account/current-user/public.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { ListTable } from '@/components/list-table.tsx';
import type { BestOffer } from '../find-best-offers.ts';
import type { BonusSearch } from '../schema.ts';
import { countFiltersInUse, filtersOf, toFilterSearch } from '../parse-filters.ts';
import { listOffers, type Offer } from '../to-offers.ts';
import { useOffers } from '../use-offers.ts';
import { BonusFilterBar } from './bonus-filter-bar.tsx';
import { type ColumnContext, listOfferColumns, type OfferSort } from './offer-columns.tsx';
import { OfferWorth, type OfferWorthProps } from './offer-worth.tsx';

// Beside the offers, which do not wait for it.
const NextCards = lazyNamed(() => import('./next-cards.tsx'), 'NextCards');

const noFilters: BonusFilters = {
  issuers: [],
  pointSystems: [],
  kind: null,
  maximumAnnualFeeCents: null,
  includeLowConfidence: true,
  maximumSpendCents: null,
  onlyEligible: false,
};

type OfferListProps = ColumnContext & {
  offers: readonly Offer[];
  sort: OfferSort;
  onSearchChange: (change: Partial<BonusSearch>) => void;
};

/** Rows per step; to find a particular offer, people search or filter. */
const step = 40;

/** The offers as a table; rendered again only when something in it changes. */
const OfferList = memo(function OfferList(props: OfferListProps) {
  const { offers, sort, costs, centsPerPointOf, names, hasSpending, onSearchChange } = props;
  const [most, setMost] = useState(step);
  const columns = useMemo(
    () => listOfferColumns({ costs, centsPerPointOf, names, hasSpending }),
    [costs, centsPerPointOf, names, hasSpending],
  );
  return (
    <div className="grid gap-3">
      <ListTable
        label="Sign-up bonuses"
        columns={columns}
        rows={offers.slice(0, most)}
        keyOf={({ row }) => row.id}
        sort={sort}
        onSort={(next) => onSearchChange({ sort: next })}
      />
      {most < offers.length && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setMost(most + step)}
        >
          Show more of {offers.length} offers
        </Button>
      )}
    </div>
  );
});

type OffersVerdictProps = Pick<OfferWorthProps, 'names' | 'hasSpending' | 'centsPerPoint'> & {
  best: BestOffer;
  /** Name of the applicant; null for the member. */
  applicantName: string | null;
};

export function OffersVerdict({ best, applicantName, ...props }: OffersVerdictProps) {
  const { offer, cost, worthCents } = best;
  if (worthCents < 50) {
    return <>No offer that {applicantName ?? 'you'} can get today is worth more than it costs.</>;
  }
  // Without dates, the rules cannot be evaluated.
  const isUnknown = offer.standing.tone === 'unknown';
  return (
    <>
      {applicantName === null ? 'Your' : `${applicantName}’s`} best offer{' '}
      {isUnknown ? 'may be' : 'is'} {offer.card.name}: worth{' '}
      <OfferWorth {...props} offer={offer} cost={cost} />.
    </>
  );
}

type SignupBonusesScreenProps = {
  search: BonusSearch;
  onSearchChange: (change: Partial<BonusSearch>) => void;
};

export function SignupBonusesScreen(props: SignupBonusesScreenProps) {
  const { search, onSearchChange } = props;
  const saveFilters = useMutation(currentUserEdits.updateBonusFilters);
  const changeFilters = (filters: BonusFilters) => {
    saveFilters.mutate(filters);
    onSearchChange(toFilterSearch(filters));
  };
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
      <ListPage
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
        }Today’s offers that your spending can reach, minus the first fee and what you’d earn anyway.`}
        above={
          <>
            {/* A phone's first screen is for the offers, of which the verdict names the best. */}
            <div className="pb-3 empty:hidden max-sm:order-last max-sm:pt-3">
              <Suspense>
                <NextCards />
              </Suspense>
            </div>
            {!hasSpending && (
              <p className="bg-caution-soft text-caution mb-3 rounded-md border p-3">
                Whole offers are counted until your spending is known.{' '}
                <Link to="/app/my-annual-spending" className="font-medium underline">
                  Enter your spending
                </Link>
              </p>
            )}
          </>
        }
        noun="offer"
        label="Search offers"
        placeholder="Card, issuer or points"
        search={search}
        onSearchChange={onSearchChange}
        shown={shown.length}
        count={offers.length}
        filtersInUse={countFiltersInUse(filters)}
        filters={<BonusFilterBar offers={offers} filters={filters} onChange={changeFilters} />}
        icon={<BadgePercent />}
        hint="Allow a higher fee or more spending, or include cards you may have later."
        onShowAll={() => {
          onSearchChange({ q: undefined });
          changeFilters(noFilters);
        }}
      >
        <OfferList
          offers={listed}
          sort={search.sort ?? 'value'}
          costs={costs}
          hasSpending={hasSpending}
          centsPerPointOf={context.centsPerPointOf}
          names={context.names}
          onSearchChange={onSearchChange}
        />
      </ListPage>
    </div>
  );
}
