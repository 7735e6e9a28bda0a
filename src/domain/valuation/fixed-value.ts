import type { BonusTier, Card, CreditPeriod } from '../catalogue/card.ts';
import type { BonusLine, CreditLine, FeeLine, LedgerLine } from '../ledger/ledger-line.ts';
import { cents, type Cents, type CentsPerPoint, percent } from '../units.ts';
import type { Context } from './context.ts';
import type { HeldCard, ValuedYear } from './problem.ts';
import type { SeatedCard } from './seated-card.ts';

const DAYS_A_YEAR = 365;

/** Times a year; a four-year credit counts a quarter each year, a single one in the first year only. */
export function timesAYear(period: CreditPeriod, year: ValuedYear): number {
  switch (period) {
    case 'month':
      return 12;
    case 'quarter':
      return 4;
    case 'half_year':
      return 2;
    case 'year':
      return 1;
    case 'four_years':
      return 1 / 4;
    case 'once':
      return year === 'first' ? 1 : 0;
  }
}

/** Whether the whole spending, spread evenly over 365 days, reaches a bonus tier within its window. */
export function reachesBonus(tier: BonusTier, yearlySpendCents: number): boolean {
  const spent = (yearlySpendCents * tier.windowDays) / DAYS_A_YEAR;
  return spent >= tier.spendCents - 1e-6;
}

type Named = { readonly id: string; readonly card: string };

function creditLines(card: Card, named: Named, year: ValuedYear): readonly CreditLine[] {
  return card.credits
    .filter((credit) => !(credit.excludesFirstYear && year === 'first'))
    .map((credit) => {
      const times = timesAYear(credit.period, year);
      return {
        kind: 'credit',
        ...named,
        credit: credit.slug,
        faceCents: credit.valueCents,
        period: credit.period,
        timesAYear: times,
        usagePercent: percent(credit.usagePercent),
        valueCents: cents((credit.valueCents * times * credit.usagePercent) / 100),
      };
    });
}

/** The tiers of the sign-up bonus that the spending reaches; none in a steady year. */
function bonusLines(
  card: Card,
  named: Named,
  year: ValuedYear,
  yearlySpendCents: number,
  centsPerPoint: CentsPerPoint,
): readonly BonusLine[] {
  if (year === 'steady' || card.bonus === null) return [];
  return card.bonus.tiers
    .filter((tier) => reachesBonus(tier, yearlySpendCents))
    .map((tier) => ({
      kind: 'bonus',
      ...named,
      spendCents: tier.spendCents,
      windowDays: tier.windowDays,
      pointSystem: card.pointSystem,
      points: tier.points,
      centsPerPoint,
      cashCents: tier.cashCents,
      valueCents: cents(tier.points * centsPerPoint + tier.cashCents),
    }));
}

/** The fee of a held card in the valued year: the member's own, else the product's. */
export function feeCentsOf(card: Card, held: HeldCard, year: ValuedYear): Cents {
  return held.annualFeeCents ?? (year === 'first' ? card.firstYearFeeCents : card.annualFeeCents);
}

function feeLine(card: Card, held: HeldCard, named: Named, year: ValuedYear): FeeLine {
  const isFirstYear = year === 'first';
  const fee = feeCentsOf(card, held, year);
  return { kind: 'fee', ...named, isFirstYear, valueCents: cents(0 - fee) };
}

/** What a card is worth whatever is spent on it: credits, the bonus, and the fee as a negative line. */
export function fixedLines(
  context: Context,
  { card, held, centsPerPoint }: SeatedCard,
): readonly LedgerLine[] {
  const { year } = context.problem;
  const named = { id: held.id, card: card.slug };
  return [
    ...creditLines(card, named, year),
    ...bonusLines(card, named, year, context.totalSpendCents, centsPerPoint),
    feeLine(card, held, named, year),
  ];
}

/** The sum of `fixedLines`. */
export function fixedCents(context: Context, seated: SeatedCard): number {
  return fixedLines(context, seated).reduce((sum, line) => sum + line.valueCents, 0);
}
