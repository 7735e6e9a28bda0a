import type { BonusFilters } from '@contract/preferences.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { CardLink } from '@/components/card-link.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CardRow } from '@/features/catalogue/schema.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { useEligibility } from '@/features/eligibility/queries.ts';
import { useMyPointValues } from '@/features/point-systems/queries.ts';
import { useValuationInputs } from '@/features/valuation/queries.ts';
import { toConfidence } from '@/lib/confidence.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { describeGain } from '../describe-offer.ts';
import { offersQuery } from '../queries.ts';
import type { BonusSearch } from '../schema.ts';
import { type Offer, listOffers, toOffers } from '../to-offers.ts';
import { BonusFilterBar } from './bonus-filter-bar.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferValue } from './offer-value.tsx';

type Sort = NonNullable<BonusSearch['sort']>;

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

function SpendCell({ spendCents, windowDays, reach }: Offer) {
  if (spendCents === 0) return <>any purchase</>;
  const isReached = reach.tiers.every(({ kind }) => kind === 'reached');
  return (
    <>
      {formatCents(spendCents)}
      <p className="text-muted-foreground text-sm">in {formatCount(windowDays, 'day')}</p>
      {isReached && <Badge tone="outline">my usual spending</Badge>}
    </>
  );
}

/** The offers of today, at what they are worth to the member, and whether they may have them. */
export function SignupBonusesScreen(props: SignupBonusesScreenProps) {
  const { search, onSearchChange, onFiltersChange } = props;
  const { data: rows } = useSuspenseQuery(offersQuery());
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { rows: catalogue, spending } = useValuationInputs();
  const { today, wordsOfCard } = useEligibility();
  const { myValueOf } = useMyPointValues();
  const filters = { ...noFilters, ...user.bonusFilters };

  const systems = new Map(catalogue.pointSystems.map((row) => [row.id, row]));
  const issuers = new Map(catalogue.companies.map((row) => [row.id, row]));
  const nobody = { slug: '', name: '' };
  const centsPerPointOf = (card: CardRow) => {
    const system = systems.get(card.point_system_id);
    return system ? myValueOf(system).centsPerPoint : 1;
  };
  const offers = toOffers(rows, catalogue.cards, {
    today,
    yearlySpendCents: Object.values(spending).reduce((sum, amount) => sum + amount, 0),
    centsPerPointOf,
    issuerOf: (card) => issuers.get(card.company_id) ?? nobody,
    pointsOf: (card) => systems.get(card.point_system_id) ?? nobody,
    standingOf: wordsOfCard,
  });
  const shown = listOffers(offers, filters, search);

  const columns: readonly ListColumn<Offer, Sort>[] = [
    {
      key: 'card',
      header: 'Card',
      sort: 'name',
      first: 'asc',
      cell: (offer) => (
        <CardLink card={offer.card} issuer={offer.issuer.name}>
          <span className="text-foreground font-medium">{describeGain(offer.row)}</span>
          <ConfidenceMark
            confidence={toConfidence(offer.row.confidence)}
            subject="this offer"
            isCompact
          />
          {offer.row.ends_on !== null && <p>until {formatDate(offer.row.ends_on)}</p>}
          <div className="grid justify-items-start gap-1 md:hidden">
            {offer.spendCents > 0 &&
              `for ${formatCents(offer.spendCents)} in ${formatCount(offer.windowDays, 'day')}`}
            <StandingBadge tone={offer.standing.tone}>{offer.standing.text}</StandingBadge>
          </div>
        </CardLink>
      ),
    },
    {
      key: 'spend',
      header: 'Spending',
      sort: 'spend',
      first: 'asc',
      from: 'md',
      cell: (offer) => <SpendCell {...offer} />,
    },
    {
      key: 'standing',
      header: 'May I have it',
      from: 'md',
      cell: ({ standing }) => <StandingBadge tone={standing.tone}>{standing.text}</StandingBadge>,
    },
    {
      key: 'history',
      header: 'History',
      sort: 'history',
      from: 'lg',
      cell: (offer) => <OfferHistory offer={offer} />,
    },
    {
      key: 'value',
      header: 'Worth to me',
      sort: 'value',
      align: 'right',
      cell: (offer) => <OfferValue offer={offer} centsPerPoint={centsPerPointOf(offer.card)} />,
    },
  ];

  return (
    <>
      <PageHeader
        title="Sign-up bonuses"
        description="Today's offers at your values, less the first fee; against what was offered before, and when you may have them."
      />
      <ListToolbar
        label="Search offers"
        placeholder="Card, issuer or points"
        text={search.q}
        onTextChange={(q) => {
          onSearchChange({ q });
        }}
        summary={`${shown.length} of ${offers.length} offers`}
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
                onFiltersChange(noFilters);
                onSearchChange({ q: undefined });
              }}
            >
              Show all offers
            </Button>
          }
        >
          Allow a higher fee or more spending, or include cards you may have later.
        </EmptyState>
      ) : (
        <ListTable
          label="Sign-up bonuses"
          columns={columns}
          rows={shown}
          keyOf={({ row }) => row.id}
          sort={search.sort ?? 'value'}
          onSort={(sort) => {
            onSearchChange({ sort });
          }}
        />
      )}
    </>
  );
}
