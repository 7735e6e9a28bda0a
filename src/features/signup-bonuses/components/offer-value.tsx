import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import {
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import type { Offer } from '../to-offers.ts';

type OfferValueProps = { offer: Offer; centsPerPoint: number };

/** What an offer is worth to the member after the first fee; opens to its arithmetic. */
export function OfferValue({ offer, centsPerPoint }: OfferValueProps) {
  const { row, card } = offer;
  const fee = offer.valueCents - offer.netCents;
  return (
    <LedgerDialog
      figure={formatWholeDollars(offer.netCents)}
      title={`What the bonus of ${card.name} is worth to me`}
      description="Each step at your value of its points, less the fee of the first year. Spending itself earns on top of this."
      className="font-semibold"
    >
      <LedgerSection
        title="Bonus, less the first fee"
        rows={[
          ...row.signup_bonus_tiers
            .toSorted((a, b) => a.tier - b.tier)
            .map((tier) => ({
              key: `step-${tier.tier}`,
              label: `Step ${tier.tier}: spend ${formatCents(tier.spend_cents)} in ${formatCount(tier.window_days, 'day')}`,
              detail: [
                tier.points
                  ? `${formatPoints(tier.points)} points × ${formatCentsPerPoint(centsPerPoint)}`
                  : '',
                tier.cash_cents ? `${formatCents(tier.cash_cents)} cash` : '',
                tier.credits_cents ? `${formatCents(tier.credits_cents)} of credits` : '',
              ]
                .filter(Boolean)
                .join(' + '),
              valueCents:
                (tier.points ?? 0) * centsPerPoint +
                (tier.cash_cents ?? 0) +
                (tier.credits_cents ?? 0),
            })),
          {
            key: 'fee',
            label: 'Annual fee',
            detail: fee === 0 ? 'none in the first year' : 'first year',
            valueCents: 0 - fee,
          },
        ]}
      />
    </LedgerDialog>
  );
}
