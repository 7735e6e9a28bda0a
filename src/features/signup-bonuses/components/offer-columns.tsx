import { CardLink } from '@/components/card-link.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { ListColumn } from '@/components/list-table.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import type { CardRow } from '@/features/catalog/schema.ts';
import { toConfidence } from '@/lib/confidence.ts';
import { formatDate } from '@/lib/dates.ts';
import { describeGain } from '../describe-offer.ts';
import type { BonusSearch } from '../schema.ts';
import type { Offer } from '../to-offers.ts';
import type { OfferCosts } from '../use-offer-costs.ts';
import { OfferHistory } from './offer-history.tsx';
import { OfferValue } from './offer-value.tsx';
import { SpendCell } from './spend-cell.tsx';

export type OfferSort = NonNullable<BonusSearch['sort']>;

export type ColumnContext = {
  /** Null until they are known. */
  readonly costs: OfferCosts | null;
  readonly centsPerPointOf: (card: CardRow) => number;
  readonly names: LedgerNames;
  readonly hasSpending: boolean;
};

/** Columns of an offer; on a narrow screen the middle ones move below the card. */
export function listOfferColumns(context: ColumnContext): readonly ListColumn<Offer, OfferSort>[] {
  const { costs, centsPerPointOf, names, hasSpending } = context;
  return [
    {
      key: 'card',
      header: 'Card',
      sort: 'name',
      first: 'asc',
      cell: (offer) => (
        <div className="grid gap-2">
          <CardLink card={offer.card} issuer={offer.issuer.name}>
            <span className="text-foreground font-medium">{describeGain(offer.row)}</span>
            <ConfidenceMark
              confidence={toConfidence(offer.row.confidence)}
              subject="this offer"
              countedWhere="you ask for it"
              isCompact
            />
            <ReportFactButton
              isCompact
              fact={{
                table: 'signup_bonuses',
                id: offer.row.id,
                subject: `${offer.card.name}: sign-up bonus`,
              }}
            />
            <ListedNeeds card={offer.card} />
            {offer.row.ends_on !== null && <p>until {formatDate(offer.row.ends_on)}</p>}
          </CardLink>
          <div className="grid justify-items-start gap-1 lg:hidden">
            <div className="grid justify-items-start gap-1 md:hidden">
              <SpendCell offer={offer} hasSpending={hasSpending} />
              {offer.standing.isMarked !== true && (
                <StandingBadge tone={offer.standing.tone}>{offer.standing.text}</StandingBadge>
              )}
            </div>
            <OfferHistory offer={offer} />
          </div>
        </div>
      ),
    },
    {
      key: 'spend',
      header: 'Spending',
      sort: 'spend',
      first: 'asc',
      from: 'md',
      cell: (offer) => <SpendCell offer={offer} hasSpending={hasSpending} />,
    },
    {
      key: 'standing',
      header: 'Can I get it',
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
      cell: (offer) => (
        <OfferValue
          offer={offer}
          centsPerPoint={centsPerPointOf(offer.card)}
          cost={offer.needed.spendCents > 0 ? (costs?.get(offer.card.slug) ?? null) : undefined}
          names={names}
          hasSpending={hasSpending}
        />
      ),
    },
  ];
}
