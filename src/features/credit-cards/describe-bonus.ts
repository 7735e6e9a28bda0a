import { formatWindow } from '@/lib/card-terms.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import type { Bonus } from './split-bonuses.ts';
import * as texts from './texts.ts';

type Tier = Bonus['signup_bonus_tiers'][number];

/** `60,000 points`, `$200`, `50,000 points + $100 in credits`, and what comes with it. */
export function describeReward(tier: Tier, extras: readonly string[] = []): string {
  const parts = [
    ...(tier.points ? [texts.points(formatPoints(tier.points))] : []),
    ...(tier.cash_cents ? [formatCents(tier.cash_cents)] : []),
    ...(tier.credits_cents ? [texts.inCredits(formatCents(tier.credits_cents))] : []),
    ...extras,
  ];
  return parts.join(' + ') || texts.nothing;
}

export function describeSpend(tier: Tier): string {
  const window = formatWindow(tier.window_days);
  return tier.spend_cents === 0
    ? texts.anyPurchaseWithin(window)
    : texts.spentWithin(formatCents(tier.spend_cents), window);
}
