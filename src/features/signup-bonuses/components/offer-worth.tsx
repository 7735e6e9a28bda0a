import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { OpportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import * as texts from '../texts.ts';
import { type Offer, worthOf } from '../to-offers.ts';
import { OpportunityLines } from './opportunity-lines.tsx';

export type OfferWorthProps = {
  offer: Offer;
  centsPerPoint: number;
  /** Undefined where nothing has to be spent. */
  cost: OpportunityCost | undefined;
  names: LedgerNames;
  /** Whether the member has said what they spend. */
  hasSpending: boolean;
  className?: string;
};

/** The figure of what an offer is worth to the member, which opens to its arithmetic. */
export function OfferWorth(props: OfferWorthProps) {
  const { offer, centsPerPoint, cost, names, hasSpending, className } = props;
  const { row, card, feeCents } = offer;
  const tiers = row.signup_bonus_tiers.toSorted((a, b) => a.tier - b.tier);
  const worthCents = worthOf(offer, cost?.costCents ?? 0);
  return (
    <LedgerDialog
      figure={formatWholeDollars(worthCents)}
      title={texts.whatTheBonusOfIs(card.name)}
      description={texts.eachStepThatMySpending}
      {...(className !== undefined && { className })}
    >
      <LedgerSection
        title={texts.worthToMe}
        rows={[
          ...tiers.map((tier, index) => {
            const isRefused = offer.standing.isWithoutBonus === true;
            const isReached =
              !isRefused && (!hasSpending || offer.reach.tiers[index]?.kind === 'reached');
            const given = [
              tier.points
                ? texts.pointsOfPointsAndPoint(
                    formatPoints(tier.points),
                    formatCentsPerPoint(centsPerPoint),
                  )
                : '',
              tier.cash_cents ? texts.cash(formatCents(tier.cash_cents)) : '',
              tier.credits_cents ? texts.ofCredits(formatCents(tier.credits_cents)) : '',
            ].filter(Boolean);
            const whole =
              (tier.points ?? 0) * centsPerPoint +
              (tier.cash_cents ?? 0) +
              (tier.credits_cents ?? 0);
            return {
              key: `step-${tier.tier}`,
              label: texts.stepSpendIn(
                tier.tier,
                formatCents(tier.spend_cents),
                formatCount(tier.window_days, texts.day),
              ),
              detail: isReached
                ? given.join(' + ')
                : `${given.join(' + ')}: ${isRefused ? texts.theRulesRefuseItTo : texts.mySpendingDoesNotGet}`,
              valueCents: isReached ? whole : 0,
            };
          }),
          {
            key: 'fee',
            label: texts.annualFee,
            detail: feeCents === 0 ? texts.noneInTheFirstYear : texts.firstYear,
            valueCents: 0 - feeCents,
          },
          ...(cost
            ? [
                {
                  key: 'cost',
                  label: texts.opportunityCost,
                  detail: texts.whatTheSpendingWouldHave,
                  valueCents: 0 - cost.costCents,
                },
              ]
            : []),
        ]}
      />
      {cost && <OpportunityLines cost={cost} card={card.name} names={names} />}
    </LedgerDialog>
  );
}
