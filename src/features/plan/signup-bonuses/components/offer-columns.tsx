import { CircleAlert, CircleCheck } from 'lucide-react';
import { CardLink } from '@/components/card-link.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { ListTable } from '@/components/list-table.tsx';
import type { ListColumn } from '@/components/list-table.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { type CardRow, describeOfferAge, isAging } from '@/features/catalog/facts/schema.ts';
import { toConfidence } from '@/lib/confidence.ts';
import { formatDate } from '@/lib/dates.ts';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatWholeDollars, formatCents, formatCount, formatPoints } from '@/lib/format.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { describeExtras, describeTypical } from '@/lib/card-terms.ts';
import type { BonusSearch, OfferRow } from '../schema.ts';
import { shareOfBest } from '../to-offers.ts';
import type { Offer } from '../to-offers.ts';
import type { OfferCosts } from '../use-offer-costs.ts';
import { OfferWorth } from './offer-worth.tsx';
import type { OfferWorthProps } from './offer-worth.tsx';

export type OfferSort = NonNullable<BonusSearch['sort']>;

export type ColumnContext = {
  /** Null until they are known. */
  readonly costs: OfferCosts | null;
  readonly centsPerPointOf: (card: CardRow) => number;
  readonly names: LedgerNames;
  readonly hasSpending: boolean;
};

function whenOf({ starts_on, ends_on }: Offer['row']): string {
  if (ends_on !== null) return `until ${formatDate(ends_on)}`;
  return starts_on === null ? 'open today' : `since ${formatDate(starts_on)}`;
}

/** Describes an offer's total reward: `100,000 points + $50`. */
function describeGain(offer: OfferRow): string {
  const { signup_bonus_tiers } = offer;
  const sum = (of: (tier: OfferRow['signup_bonus_tiers'][number]) => number | null) =>
    signup_bonus_tiers.reduce((total, tier) => total + (of(tier) ?? 0), 0);
  const points = sum((tier) => tier.points);
  const cash = sum((tier) => tier.cash_cents);
  const credits = sum((tier) => tier.credits_cents);
  const total = [
    points > 0 ? `${formatPoints(points)} points` : '',
    cash > 0 ? formatCents(cash) : '',
    credits > 0 ? `${formatCents(credits)} of credits` : '',
    ...describeExtras(offer),
  ]
    .filter(Boolean)
    .join(' + ');
  const typical = describeTypical(signup_bonus_tiers);
  return typical.length === 0 ? total : `${typical.join('')}, as high as ${total}`;
}

function OfferHistory({ offer }: { offer: Offer }) {
  if (offer.history.length < 2) {
    return <span className="text-muted-foreground">First known offer</span>;
  }
  const [best] = offer.history.toSorted((a, b) => b.valueCents - a.valueCents);
  const isBest = best === undefined || shareOfBest(offer) >= 0.999;
  return (
    <LedgerDialog
      figure={isBest ? 'Best ever' : `Best ever: ${describeGain(best.row)}`}
      title={`Offers of ${offer.card.name}`}
      description="Every known offer, at its value to you today."
      className={isBest ? 'text-positive font-medium' : 'text-left'}
    >
      <ListTable
        label={`Offers of ${offer.card.name}`}
        rows={offer.history}
        keyOf={({ row }) => row.id}
        columns={[
          {
            key: 'offer',
            header: 'Offer',
            cell: ({ row }) => (
              <>
                {describeGain(row)} {row.id === offer.row.id && <Badge tone="primary">Today</Badge>}{' '}
                <ReportFactButton
                  isCompact
                  fact={{
                    table: 'signup_bonuses',
                    id: row.id,
                    subject: `${offer.card.name}: the offer ${whenOf(row)}`,
                  }}
                />
              </>
            ),
          },
          { key: 'when', header: 'When', cell: ({ row }) => whenOf(row) },
          {
            key: 'value',
            header: 'To me',
            align: 'right',
            cell: ({ valueCents }) => formatWholeDollars(valueCents),
          },
        ]}
      />
    </LedgerDialog>
  );
}

type OfferValueProps = Omit<OfferWorthProps, 'cost' | 'className'> & {
  /** Undefined if nothing has to be spent; null until it is known. */
  cost: OfferWorthProps['cost'] | null;
};

function OfferValue({ cost, ...props }: OfferValueProps) {
  const { row, ageDays } = props.offer;
  if (cost === null) return <Skeleton className="ml-auto h-5 w-16" />;
  return (
    <>
      <OfferWorth {...props} cost={cost} className="font-semibold" />
      {isAging(ageDays) && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          {describeOfferAge(ageDays)}
        </span>
      )}
      {row.confidence === 'low' && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          not counted unless you ask
        </span>
      )}
      {cost && cost.costCents >= 50 && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          −{formatWholeDollars(cost.costCents)} from moved spending
        </span>
      )}
    </>
  );
}

type SpendCellProps = { offer: Offer; hasSpending: boolean };

function SpendCell({ offer, hasSpending }: SpendCellProps) {
  if (offer.spendCents === 0) return <>any purchase</>;
  return (
    <ul className="grid gap-1.5 max-sm:gap-0">
      {offer.reach.tiers.map((reach, index) => (
        <li key={index} className="text-sm">
          <span className="whitespace-nowrap">
            <span className="text-foreground text-base">{formatCents(reach.tier.spendCents)}</span>{' '}
            in {formatCount(reach.tier.windowDays, 'day')}
          </span>
          {hasSpending && (
            <span className="block">
              {reach.kind === 'reached' ? (
                <span className="text-positive inline-flex items-center gap-1 whitespace-nowrap">
                  <CircleCheck aria-hidden className="size-4" /> by {formatDate(reach.reachedOn)}
                </span>
              ) : (
                <span className="text-caution inline-flex items-center gap-1">
                  <CircleAlert aria-hidden className="size-4 shrink-0" />
                  {formatWholeDollars(reach.missingCents)} short of it
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

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
            <span className={offer.standing.isRepeated ? 'md:hidden' : 'contents'}>
              <ListedNeeds card={offer.card} />
            </span>
            {offer.row.ends_on !== null && <p>until {formatDate(offer.row.ends_on)}</p>}
          </CardLink>
          <div className="grid justify-items-start gap-1 lg:hidden">
            <div className="md:hidden">
              <SpendCell offer={offer} hasSpending={hasSpending} />
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {offer.standing.isMarked !== true && (
                <span className="md:hidden">
                  <StandingBadge tone={offer.standing.tone}>{offer.standing.text}</StandingBadge>
                </span>
              )}
              <OfferHistory offer={offer} />
            </div>
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
