import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { OpportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import { describeOfferAge, isAging } from '@/lib/offer-age.ts';
import { type Offer, worthOf } from '../to-offers.ts';
import { OpportunityLines } from './opportunity-lines.tsx';

type OfferValueProps = {
  offer: Offer;
  centsPerPoint: number;
  /** Undefined where nothing has to be spent; null until it is known. */
  cost: OpportunityCost | undefined | null;
  names: LedgerNames;
  /** Whether the member has said what they spend. */
  hasSpending: boolean;
};

/** What an offer is worth to the member, its fee and its spending paid; opens to its arithmetic. */
export function OfferValue({ offer, centsPerPoint, cost, names, hasSpending }: OfferValueProps) {
  const { row, card, feeCents } = offer;
  if (cost === null) return <Skeleton className="ml-auto h-5 w-16" />;
  const tiers = row.signup_bonus_tiers.toSorted((a, b) => a.tier - b.tier);
  const worthCents = worthOf(offer, cost?.costCents ?? 0);
  return (
    <>
      <LedgerDialog
        figure={formatWholeDollars(worthCents)}
        title={`What the bonus of ${card.name} is worth to me`}
        description="Each step that my spending reaches, at my value of its points, less the first fee and what the spending would have earned on my cards."
        className="font-semibold"
      >
        <LedgerSection
          title="Worth to me"
          rows={[
            ...tiers.map((tier, index) => {
              const isRefused = offer.standing.isWithoutBonus === true;
              const isReached =
                !isRefused && (!hasSpending || offer.reach.tiers[index]?.kind === 'reached');
              const given = [
                tier.points
                  ? `${formatPoints(tier.points)} points × ${formatCentsPerPoint(centsPerPoint)}`
                  : '',
                tier.cash_cents ? `${formatCents(tier.cash_cents)} cash` : '',
                tier.credits_cents ? `${formatCents(tier.credits_cents)} of credits` : '',
              ].filter(Boolean);
              const whole =
                (tier.points ?? 0) * centsPerPoint +
                (tier.cash_cents ?? 0) +
                (tier.credits_cents ?? 0);
              return {
                key: `step-${tier.tier}`,
                label: `Step ${tier.tier}: spend ${formatCents(tier.spend_cents)} in ${formatCount(tier.window_days, 'day')}`,
                detail: isReached
                  ? given.join(' + ')
                  : `${given.join(' + ')}: ${isRefused ? 'the rules refuse it to me' : 'my spending does not get there'}`,
                valueCents: isReached ? whole : 0,
              };
            }),
            {
              key: 'fee',
              label: 'Annual fee',
              detail: feeCents === 0 ? 'none in the first year' : 'first year',
              valueCents: 0 - feeCents,
            },
            ...(cost
              ? [
                  {
                    key: 'cost',
                    label: 'Opportunity cost',
                    detail: 'what the spending would have earned on my cards, below',
                    valueCents: 0 - cost.costCents,
                  },
                ]
              : []),
          ]}
        />
        {cost && <OpportunityLines cost={cost} card={card.name} names={names} />}
      </LedgerDialog>
      {isAging(offer.ageDays) && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          {describeOfferAge(offer.ageDays)}
        </span>
      )}
      {row.confidence === 'low' && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          not counted unless you ask
        </span>
      )}
      {cost && cost.costCents >= 50 && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          {formatWholeDollars(cost.costCents)} lost elsewhere
        </span>
      )}
    </>
  );
}
