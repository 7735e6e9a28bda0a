import { formatWindow } from '@/lib/card-terms.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import type { Bonus } from './split-bonuses.ts';

type Tier = Bonus['signup_bonus_tiers'][number];

/** Describes a reward: `60,000 points`, `$200`, `50,000 points + $100 in credits`, with any extras. */
export function describeReward(tier: Tier, extras: readonly string[] = []): string {
  const parts = [
    ...(tier.points ? [`${formatPoints(tier.points)} points`] : []),
    ...(tier.cash_cents ? [formatCents(tier.cash_cents)] : []),
    ...(tier.credits_cents ? [`${formatCents(tier.credits_cents)} in credits`] : []),
    ...extras,
  ];
  return parts.join(' + ') || 'Nothing';
}

export function describeSpend(tier: Tier): string {
  const window = formatWindow(tier.window_days);
  return tier.spend_cents === 0
    ? `any purchase within ${window}`
    : `${formatCents(tier.spend_cents)} spent within ${window}`;
}
