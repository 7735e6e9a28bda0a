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
  formatExactCents,
} from '@/lib/format.ts';
import { countedCash, countedMoney, countedPoints } from '@/lib/card-terms.ts';
import { worthOf } from '../to-offers.ts';
import type { Offer } from '../to-offers.ts';

export type OfferWorthProps = {
  offer: Offer;
  centsPerPoint: number;
  /** Undefined if nothing has to be spent. */
  cost: OpportunityCost | undefined;
  names: LedgerNames;
  /** True if the member has entered spending. */
  hasSpending: boolean;
  className?: string;
};

type OpportunityLinesProps = { cost: OpportunityCost; card: string; names: LedgerNames };

function OpportunityLines({ cost, card, names }: OpportunityLinesProps) {
  return (
    <>
      <LedgerSection
        title="Opportunity cost"
        rows={cost.moved.map((line) => ({
          key: line.subCategory,
          label: `${names.subCategory(line.subCategory)}, ${formatWholeDollars(line.spendCents)}`,
          detail: `${formatExactCents(line.elsewhereCents)} on my cards, ${formatExactCents(line.onCardCents)} on ${card}`,
          valueCents: line.costCents,
        }))}
      />
      {cost.missingCents > 0 && (
        <p className="text-muted-foreground text-sm">
          {formatWholeDollars(cost.missingCents)} of it would be spending I do not have.
        </p>
      )}
    </>
  );
}

export function OfferWorth(props: OfferWorthProps) {
  const { offer, centsPerPoint, cost, names, hasSpending, className } = props;
  const { row, card, feeCents, creditShare } = offer;
  const tiers = row.signup_bonus_tiers.toSorted((a, b) => a.tier - b.tier);
  const worthCents = worthOf(offer, cost?.costCents ?? 0);
  return (
    <LedgerDialog
      figure={formatWholeDollars(worthCents)}
      title={`What the bonus of ${card.name} is worth to me`}
      description="Each step that my spending reaches, at my value of its points, less the first fee and what the spending would have earned on my cards."
      {...(className !== undefined && { className })}
    >
      <LedgerSection
        title="Worth to me"
        rows={[
          ...tiers.map((tier, index) => {
            const isRefused = offer.standing.isWithoutBonus === true;
            const isReached =
              !isRefused && (!hasSpending || offer.reach.tiers[index]?.kind === 'reached');
            const money = countedMoney(tier, creditShare);
            const creditsCents = money - countedCash(tier);
            const given = [
              countedPoints(tier)
                ? `${formatPoints(countedPoints(tier))} points × ${formatCentsPerPoint(centsPerPoint)}`
                : '',
              countedCash(tier) ? `${formatCents(countedCash(tier))} cash` : '',
              tier.credits_cents
                ? `${creditShare < 1 ? `${formatCents(creditsCents)} that I would use of ` : ''}${formatCents(tier.credits_cents)} of credits`
                : '',
            ].filter(Boolean);
            const whole = countedPoints(tier) * centsPerPoint + money;
            return {
              key: `step-${tier.tier}`,
              label: `Step ${tier.tier}: spend ${formatCents(tier.spend_cents)} in ${formatCount(tier.window_days, 'day')}`,
              detail: isReached
                ? given.join(' + ')
                : `${given.join(' + ')}: ${isRefused ? 'the rules refuse it' : 'my spending does not get there'}`,
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
  );
}
