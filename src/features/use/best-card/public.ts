import type { PurchaseValue } from '@/domain/purchase/best-card-now.ts';
import { formatCapAmount } from '@/lib/card-terms.ts';
import {
  formatCents,
  formatExactCents,
  formatRate,
  formatWholeDollars,
  type RateUnit,
} from '@/lib/format.ts';

/** True if a payee's fee for cards takes more than the card earns. */
export function isBankBetter({
  valueCents,
  costCents,
}: Pick<PurchaseValue, 'valueCents' | 'costCents'>): boolean {
  return valueCents < 0 && costCents > 0;
}

/** Advises against the best card, with the loss in a month of the member's spending, or on the amount if there is none. */
export function describeBankInstead(
  { valueCents }: Pick<PurchaseValue, 'valueCents'>,
  amountCents: number,
  yearCents: number,
): string {
  const lost = (spentCents: number) => (0 - valueCents / amountCents) * spentCents;
  const month = lost(yearCents) / 12;
  const cost =
    yearCents > 0
      ? `${month < 100 ? formatExactCents(month) : formatWholeDollars(month)} a month`
      : `${formatExactCents(lost(amountCents))} on ${formatCents(amountCents)}`;
  return `Pay it from your bank. A card costs you ${cost}.`;
}

const periods: Readonly<Record<string, string>> = {
  billing_cycle: 'a billing cycle',
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'a half year',
  calendar_year: 'a calendar year',
  anniversary_year: 'a card year',
  lifetime: 'in all',
};

type Cap = {
  readonly id: number;
  readonly slug: string;
  readonly amount_cents: number;
  readonly amount_points: number | null;
  readonly period: string;
  readonly fallback_rate: number;
};

type CappedCard = {
  readonly spending_caps: readonly Cap[];
  readonly category_points: readonly {
    readonly spending_cap_id: number | null;
    readonly is_additive: boolean;
  }[];
};

/** Names the rate beyond a cap. A rate on top of others leaves those of the card, or the cap's own if it has none. */
export function nameRateBeyond(
  { id, fallback_rate }: Pick<Cap, 'id' | 'fallback_rate'>,
  { category_points: rules }: Pick<CappedCard, 'category_points'>,
  unit: RateUnit,
): string {
  const isExtra = rules.some((rule) => rule.spending_cap_id === id && rule.is_additive);
  return isExtra && rules.some((rule) => !rule.is_additive)
    ? 'its regular rate'
    : formatRate(fallback_rate, unit);
}

/** Describes the caps with these slugs: "up to $6,000 a calendar year, then 1%". */
export function describeCaps(
  slugs: readonly string[],
  card: CappedCard,
  unit: RateUnit,
): readonly string[] {
  return card.spending_caps
    .filter(({ slug }) => slugs.includes(slug))
    .map(
      (cap) =>
        `up to ${formatCapAmount(cap, unit)} ${periods[cap.period] ?? ''}, then ${nameRateBeyond(cap, card, unit)}`,
    );
}
