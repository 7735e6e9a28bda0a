import type { Credit, CreditPeriod } from '@/domain/rewards/catalog/card.ts';
import { parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';
import { countsCredit, type CountsFact } from '@/domain/rewards/catalog/counted-facts.ts';
import { cents, percent } from '@/domain/units.ts';
import { type CardBenefitRow, type CardRow, creditSlugOf } from './schema.ts';
import type { ToScope } from './to-scope.ts';

const creditPeriods: readonly CreditPeriod[] = [
  'month',
  'quarter',
  'half_year',
  'year',
  'four_years',
  'once',
];

export type OwnBenefitValue = {
  /** A year's worth in cents, or in points where `isPointsValue`. */
  readonly value: number | null;
  readonly isPointsValue: boolean;
};

export type CreditContext = {
  readonly date: CalendarDate;
  readonly toScope: ToScope;
  readonly counts: CountsFact;
  /** The member's own values of a card's benefits, by the id of the row. */
  readonly ownBenefitValues: ReadonlyMap<number, OwnBenefitValue>;
  /** Benefits whose points are given every year, by the id of the benefit. */
  readonly anniversaryPoints: ReadonlySet<number>;
  /** US cents per point of the card's own currency. */
  readonly centsPerPoint: number;
};

/** Value of one occurrence in cents, and its expected use in percent. */
function worthOf(row: CardBenefitRow, context: CreditContext) {
  const points = context.anniversaryPoints.has(row.benefit_id) ? (row.points_value ?? 0) : 0;
  // A credit without a known usage counts as zero until the member values it.
  const usage = row.default_usage_percent ?? 0;
  return { face: row.value_cents ?? points * context.centsPerPoint, usage };
}

/** The member's own value is for a whole year, however often the credit recurs. */
function ownCredit(row: CardBenefitRow, yearCents: number): Credit {
  return {
    slug: creditSlugOf(row),
    spendOn: null,
    valueCents: cents(yearCents),
    period: 'year',
    usagePercent: percent(100),
    excludesFirstYear: row.excludes_first_year,
    endsOn: parseCalendarDate(row.ends_on),
  };
}

function toCredit(row: CardBenefitRow, context: CreditContext): Credit | null {
  if (row.ends_on !== null && row.ends_on < context.date) return null;
  const period = creditPeriods.find((known) => known === row.period);
  if (period === undefined) throw new RangeError(`unknown period of a benefit: ${row.period}`);
  const own = context.ownBenefitValues.get(row.id);
  if (own && own.value !== null) {
    const worth = own.value * (own.isPointsValue ? context.centsPerPoint : 1);
    return worth === 0 ? null : ownCredit(row, worth);
  }
  const { face, usage } = worthOf(row, context);
  // A credit that must be earned by spending counts only if the member values it.
  if (face === 0 || usage === 0 || row.min_spend_cents !== null) return null;
  if (!countsCredit(row, row.benefit_spending, context.counts)) return null;
  const spending = row.benefit_spending.filter(context.counts);
  return {
    slug: creditSlugOf(row),
    spendOn: spending.length === 0 ? null : spending.map(context.toScope),
    valueCents: cents(face * row.occurrences_per_period),
    period,
    usagePercent: percent(usage),
    excludesFirstYear: row.excludes_first_year,
    endsOn: parseCalendarDate(row.ends_on),
  };
}

export function toDomainCredits(card: CardRow, context: CreditContext): Credit[] {
  return card.credit_card_benefits.flatMap((row) => toCredit(row, context) ?? []);
}
