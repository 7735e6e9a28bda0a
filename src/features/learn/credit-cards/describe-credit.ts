import { isCountedForAll } from '@/domain/rewards/catalog/counted-facts.ts';
import type { CardBenefitRow } from '@/features/catalog/facts/schema.ts';
import { describeShare } from '@/lib/credit-share.ts';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';

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
