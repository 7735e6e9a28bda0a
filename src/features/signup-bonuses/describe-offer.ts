import { describeExtras, describeTypical } from '@/lib/card-terms.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import type { OfferRow } from './schema.ts';

/** Describes an offer's total reward: `100,000 points + $50`. */
export function describeGain(offer: OfferRow): string {
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
