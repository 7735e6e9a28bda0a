import { isCountedForAll } from '@/domain/rewards/catalog/counted-facts.ts';
import type { CardBenefitRow } from '@/features/catalog/facts/schema.ts';
import { formatWindow } from '@/lib/card-terms.ts';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';
import { describeShare } from '@/components/credit-share.ts';
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

/** For a system whose unit is dollars, points are cents. */
export function describeReferral(points: number, unit: string): string {
  return `The person who refers you gets ${unit === 'dollars' ? formatCents(points) : `${formatPoints(points)} points`}`;
}

/** The low-confidence part of a credit; null if figures count it by default. */
export function doubtOf(benefit: CardBenefitRow): string | null {
  if (isCountedForAll(benefit, benefit.benefit_spending)) return null;
  return isCountedForAll(benefit, []) ? 'what it pays back' : 'this benefit';
}

/** How much of a credit counts, and for whom; null if it has no face value. */
export function describeCount(benefit: CardBenefitRow, kind: string): string | null {
  const share = describeShare(benefit, kind);
  const isForAll = doubtOf(benefit) === null || !benefit.default_usage_percent;
  return share === null || isForAll ? share : `${share}, only where ${HELD_OR_ASKED}`;
}
