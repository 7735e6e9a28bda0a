import { formatCapAmount } from './card-terms.ts';
import { formatRate, type RateUnit } from './format.ts';

const periods: Readonly<Record<string, string>> = {
  billing_cycle: 'a billing cycle',
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'a half year',
  calendar_year: 'a calendar year',
  anniversary_year: 'a card year',
  lifetime: 'in all',
};

type CappedCard = {
  readonly spending_caps: readonly {
    readonly id: number;
    readonly slug: string;
    readonly amount_cents: number;
    readonly amount_points: number | null;
    readonly period: string;
    readonly fallback_rate: number;
  }[];
  readonly category_points: readonly {
    readonly spending_cap_id: number | null;
    readonly is_additive: boolean;
  }[];
};

/** Describes the caps with these slugs: "up to $6,000 a calendar year, then 1%". */
export function describeCaps(
  slugs: readonly string[],
  card: CappedCard,
  unit: RateUnit,
): readonly string[] {
  return card.spending_caps
    .filter(({ slug }) => slugs.includes(slug))
    .map((cap) => {
      const rules = card.category_points.filter((rule) => rule.spending_cap_id === cap.id);
      const isExtra = rules.some((rule) => rule.is_additive);
      const then = isExtra ? 'the usual rate' : formatRate(cap.fallback_rate, unit);
      return `up to ${formatCapAmount(cap, unit)} ${periods[cap.period] ?? ''}, then ${then}`;
    });
}
