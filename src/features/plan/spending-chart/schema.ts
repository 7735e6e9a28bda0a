import type { HeldCard } from '@/domain/rewards/problem.ts';
import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

/** Number of distinguishable colors. */
export const maxLines = 5;

export type Line = {
  /** Id in the address: `card-` with its number, or the id of a set of cards. */
  readonly id: string;
  readonly name: string;
  readonly wallet: readonly HeldCard[];
};

/** Upper ends of the axis, in dollars a year. */
export const axisEnds = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000] as const;

export const spendingChartSearchSchema = searchSchema({
  /** Ids of the lines, joined by commas; absent for the member's own cards. */
  of: text(400),
  /** Slug of the sub-category whose spending rises; absent for all of it together. */
  on: text(80),
  year: oneOf(['steady', 'first'], 'steady'),
  to: oneOf(axisEnds),
});
export type SpendingChartSearch = SearchOf<typeof spendingChartSearchSchema>;

export type Question = {
  readonly lines: readonly Line[];
  readonly on: string | null;
  readonly year: 'steady' | 'first';
  /** Cents a year at the right end. */
  readonly maxCents: number;
};

export type Curve = { readonly id: string; readonly valueCents: readonly number[] };

export type BreakEven = {
  readonly spendCents: number;
  readonly valueCents: number;
  /** The line that is better from here on. */
  readonly above: string;
  readonly below: string;
};

export type Curves = {
  readonly question: Question;
  /** Spending at each sample, in cents a year. */
  readonly spendCents: readonly number[];
  readonly curves: readonly Curve[];
  readonly breakEvens: readonly BreakEven[];
};
