import type { CreditPeriod } from '../catalogue/card.ts';
import { formatCount, formatDollars } from '../format-money.ts';
import type { BonusLine, CreditLine, FeeLine, LedgerLine, SpendLine } from './ledger-line.ts';

/** Names for the slugs in a line; a rate of `dollars` is a percent of cash back. */
export type LineNames = {
  readonly card: (slug: string) => string;
  readonly subCategory: (slug: string) => string;
  readonly cap: (slug: string) => string;
  readonly credit: (slug: string) => string;
  readonly rateUnit: (pointSystem: string) => 'points' | 'dollars';
};

/** `us-supermarkets` → `us supermarkets`, for what nobody has named. */
export const SLUG_NAMES: LineNames = {
  card: spaced,
  subCategory: spaced,
  cap: spaced,
  credit: spaced,
  rateUnit: (pointSystem) => (pointSystem === 'cash' ? 'dollars' : 'points'),
};

function spaced(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** At most three decimals, and no more than are needed. */
function plain(value: number): string {
  return String(Number(value.toFixed(3)));
}

const EACH: Readonly<Record<CreditPeriod, string>> = {
  month: 'each month',
  quarter: 'each quarter',
  half_year: 'each half year',
  year: 'each year',
  four_years: 'every four years',
  once: 'once',
};

/** One line of a ledger as a sentence, with every number that makes up its value. */
export function describeLedgerLine(line: LedgerLine, names: LineNames = SLUG_NAMES): string {
  switch (line.kind) {
    case 'spend':
      return describeSpend(line, names);
    case 'credit':
      return describeCredit(line, names);
    case 'bonus':
      return describeBonus(line, names);
    case 'fee':
      return describeFee(line, names);
  }
}

function describeSpend(line: SpendLine, names: LineNames): string {
  const what = `${formatDollars(line.spendCents)} of ${names.subCategory(line.subCategory)}`;
  const tier =
    line.tierBonusPercent > 0 ? `, ${plain(line.tierBonusPercent)}% tier bonus included` : '';
  const isPercent = names.rateUnit(line.pointSystem) === 'dollars' && line.centsPerPoint === 1;
  const earns = isPercent
    ? `earns ${plain(line.rate)}%${tier}`
    : `earns ${plain(line.rate)} points per dollar${tier}: ${formatCount(line.points)} points at ${plain(line.centsPerPoint)}¢`;
  const cap = line.cap === null ? '' : names.cap(line.cap);
  const where =
    line.capState === 'within'
      ? `, within the cap “${cap}”`
      : line.capState === 'beyond'
        ? `, beyond the cap “${cap}”`
        : '';
  const fee =
    line.foreignFeeCents > 0
      ? `, less ${formatDollars(line.foreignFeeCents)} foreign transaction fee`
      : '';
  return `${what} on ${names.card(line.card)} ${earns}${where}${fee}, which is ${formatDollars(line.valueCents)}.`;
}

function describeCredit(line: CreditLine, names: LineNames): string {
  const face = `${formatDollars(line.faceCents)} ${EACH[line.period]}`;
  const used = line.usagePercent === 100 ? 'used in full' : `${plain(line.usagePercent)}% used`;
  return `${names.card(line.card)} gives ${names.credit(line.credit)}: ${face}, ${used}, which is ${formatDollars(line.valueCents)} a year.`;
}

function describeBonus(line: BonusLine, names: LineNames): string {
  const parts = [
    ...(line.points > 0
      ? [`${formatCount(line.points)} points at ${plain(line.centsPerPoint)}¢`]
      : []),
    ...(line.cashCents > 0 ? [formatDollars(line.cashCents)] : []),
  ];
  const task = `for spending ${formatDollars(line.spendCents)} within ${formatCount(line.windowDays)} days`;
  return `${names.card(line.card)} gives a sign-up bonus of ${parts.join(' and ')} ${task}, which is ${formatDollars(line.valueCents)}.`;
}

function describeFee(line: FeeLine, names: LineNames): string {
  const fee = 0 - line.valueCents;
  const when = line.isFirstYear ? 'in the first year' : 'a year';
  return fee === 0
    ? `${names.card(line.card)} charges no annual fee${line.isFirstYear ? ' in the first year' : ''}.`
    : `${names.card(line.card)} charges ${formatDollars(fee)} ${when}.`;
}
