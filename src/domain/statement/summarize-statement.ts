import { type CalendarDate, daysBetween } from '../calendar.ts';
import type { StatementLine } from './statement.ts';

/** The days that the lines cover, both included. */
export type CoveredPeriod = { readonly from: CalendarDate; readonly to: CalendarDate };

export type StatementSummary = {
  readonly period: CoveredPeriod;
  readonly days: number;
  /** Purchases less refunds in the period, by sub-category slug; never below 0. */
  readonly spentCents: Readonly<Record<string, number>>;
  /** The same for a year: spent × 365 ÷ days, in whole cents. */
  readonly annualCents: Readonly<Record<string, number>>;
  /** Purchases less refunds whose sub-category is not known, in the period and for a year. */
  readonly unknownCents: number;
  readonly annualUnknownCents: number;
  /** Number of lines excluded as payments, transfers, fees, cash and income. */
  readonly excludedLines: number;
  /** Fewer days than a statement covers: a year computed from them says little. */
  readonly isShort: boolean;
};

const DAYS_A_YEAR = 365;
const SHORTEST_STATEMENT = 28;

/** From the first line to the last, of any kind; null without lines. */
export function coveredPeriod(lines: readonly StatementLine[]): CoveredPeriod | null {
  const [first] = lines;
  if (first === undefined) return null;
  let [from, to] = [first.date, first.date];
  for (const { date } of lines) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { from, to };
}

/**
 * Spending by sub-category in the period, and extrapolated to a year. Lines outside the period are left out; `period`
 * defaults to the days the lines cover. Null without lines.
 */
export function summarizeStatement(
  lines: readonly StatementLine[],
  period: CoveredPeriod | null = coveredPeriod(lines),
): StatementSummary | null {
  if (period === null) return null;
  const days = daysBetween(period.from, period.to) + 1;
  if (days < 1) throw new RangeError(`a period from ${period.from} to ${period.to}`);
  const net = new Map<string, number>();
  let [unknown, excludedLines] = [0, 0];
  for (const { date, kind, subCategory, amountCents } of lines) {
    if (date < period.from || date > period.to) continue;
    if (kind.kind === 'excluded') excludedLines += 1;
    else if (subCategory.kind === 'unknown') unknown += amountCents;
    else {
      net.set(subCategory.subCategory, (net.get(subCategory.subCategory) ?? 0) + amountCents);
    }
  }
  const yearly = (amount: number) => Math.round((amount * DAYS_A_YEAR) / days);
  const spent = [...net].filter(([, amount]) => amount > 0).sort(([a], [b]) => a.localeCompare(b));
  const unknownCents = Math.max(0, unknown);
  return {
    period,
    days,
    spentCents: Object.fromEntries(spent),
    annualCents: Object.fromEntries(spent.map(([slug, amount]) => [slug, yearly(amount)])),
    unknownCents,
    annualUnknownCents: yearly(unknownCents),
    excludedLines,
    isShort: days < SHORTEST_STATEMENT,
  };
}

/**
 * The lines of several files of one account as if they were one: what two files both hold (they
 * overlap in time) is taken once, while two alike purchases within one file stay two.
 */
export function mergeStatementLines(
  files: readonly (readonly StatementLine[])[],
): readonly StatementLine[] {
  const merged: StatementLine[] = [];
  const taken = new Map<string, number>();
  for (const lines of files) {
    const seen = new Map<string, number>();
    for (const line of lines) {
      // A declined row is none of the posted ones beside it.
      const isCounted = line.kind.kind !== 'excluded' || line.kind.why !== 'skipped';
      const key = `${isCounted} ${line.date} ${line.amountCents} ${line.description}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      if (count > (taken.get(key) ?? 0)) {
        taken.set(key, count);
        merged.push(line);
      }
    }
  }
  return merged;
}
