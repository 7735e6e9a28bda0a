import {
  addMonths,
  type CalendarDate,
  calendarMonthsBetween,
  daysBetween,
  partsOf,
  startOfMonth,
} from '../calendar.ts';
import type { StatementLine } from './statement.ts';

/** The days that the lines cover, both included. */
export type CoveredPeriod = { readonly from: CalendarDate; readonly to: CalendarDate };

/** A single purchase that is no part of a usual month, such as tuition. */
export type LargePurchase = {
  readonly date: CalendarDate;
  /** Null if unknown. */
  readonly subCategory: string | null;
  readonly amountCents: number;
};

export type StatementSummary = {
  readonly period: CoveredPeriod;
  readonly days: number;
  /** Whole months in the period; 0 for fewer than three, which have no usual month. */
  readonly months: number;
  /** Purchases less refunds in the period, by sub-category slug; never below 0. */
  readonly spentCents: Readonly<Record<string, number>>;
  /**
   * A year without the large purchases, in whole cents: the median month × 12, or the mean month × 12 where half of the
   * months have none. With fewer than three months, spent × 365 ÷ days.
   */
  readonly annualCents: Readonly<Record<string, number>>;
  /** Purchases less refunds whose sub-category is not known, in the period and for a year. */
  readonly unknownCents: number;
  readonly annualUnknownCents: number;
  /** Purchases of at least $500 that exceed two median months of their sub-category; the latest last. */
  readonly large: readonly LargePurchase[];
  /** Number of lines excluded as payments, transfers, fees, cash and income. */
  readonly excludedLines: number;
  /** Number of lines outside of the period, which nothing here counts. */
  readonly outsideLines: number;
  /** Fewer days than a statement covers: a year computed from them says little. */
  readonly isShort: boolean;
};

const DAYS_A_YEAR = 365;
const SHORTEST_STATEMENT = 28;
const FEWEST_MONTHS = 3;
/** A month whose first or last week has no line counts as whole: people do not buy every day. */
const SLACK_DAYS = 7;
const LARGE_CENTS = 50_000;
const LONGEST_GAP_DAYS = 366;

/**
 * From the first line to the last, of any kind; null without lines. Leaves out days after `today` and what lies more than
 * a year before all others: one misread day, such as 1970 or 2099, would spread the spending over decades.
 */
export function coveredPeriod(
  lines: readonly StatementLine[],
  today?: CalendarDate,
): CoveredPeriod | null {
  const days = [...new Set(lines.map(({ date }) => date))].sort();
  const past = days.filter((day) => today === undefined || day <= today);
  const known = past.length > 0 ? past : days;
  const to = known.at(-1);
  if (to === undefined) return null;
  const gap = known.findLastIndex(
    (day, index) => daysBetween(day, known[index + 1] ?? day) > LONGEST_GAP_DAYS,
  );
  return { from: known[gap + 1] ?? to, to };
}

/** First days of the period's whole months and the day after the last; calendar months if the period begins with one. */
function monthsOf({ from, to }: CoveredPeriod): readonly CalendarDate[] {
  const first = partsOf(from).day <= SLACK_DAYS ? startOfMonth(from) : from;
  const starts = [first];
  for (;;) {
    const next = addMonths(first, starts.length);
    if (daysBetween(to, next) > SLACK_DAYS + 1) return starts;
    starts.push(next);
  }
}

function medianOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A year of one sub-category, and the purchases that it leaves out. */
function yearOf(lines: readonly StatementLine[], starts: readonly CalendarDate[]) {
  const [first] = starts;
  const totalsOf = (some: readonly StatementLine[]) => {
    const totals = starts.slice(1).map(() => 0);
    for (const { date, amountCents } of some) {
      // The month of the calendar, or the one before if its day has not come yet.
      let month = first === undefined ? -1 : calendarMonthsBetween(first, date);
      if (date < (starts[month] ?? date)) month -= 1;
      const total = totals[month];
      if (total !== undefined) totals[month] = total + amountCents;
    }
    return totals;
  };
  const least = Math.max(LARGE_CENTS, 2 * medianOf(totalsOf(lines)) + 1);
  const amounts = new Set(lines.map(({ amountCents }) => amountCents));
  const large = new Set(
    lines.filter(({ amountCents }) => amountCents >= least && !amounts.has(-amountCents)),
  );
  const totals = totalsOf(lines.filter((line) => !large.has(line)));
  const isUsual = 2 * totals.filter((total) => total > 0).length > totals.length;
  const month = isUsual ? medianOf(totals) : sum(totals) / totals.length;
  return { annualCents: Math.max(0, Math.round(12 * month)), large: [...large] };
}

/**
 * Spending by sub-category in the period, and for a year. Lines outside the period are left out; `period` defaults to
 * the days the lines cover. Null without lines.
 */
export function summarizeStatement(
  lines: readonly StatementLine[],
  period: CoveredPeriod | null = coveredPeriod(lines),
): StatementSummary | null {
  if (period === null) return null;
  const days = daysBetween(period.from, period.to) + 1;
  if (days < 1) throw new RangeError(`a period from ${period.from} to ${period.to}`);
  const inPeriod = lines.filter(({ date }) => date >= period.from && date <= period.to);
  const counted = inPeriod.filter(({ kind }) => kind.kind !== 'excluded');
  const bySlug = new Map<string | null, StatementLine[]>();
  for (const line of counted) {
    const slug = line.subCategory.kind === 'unknown' ? null : line.subCategory.subCategory;
    const some = bySlug.get(slug);
    if (some) some.push(line);
    else bySlug.set(slug, [line]);
  }
  const starts = monthsOf(period);
  const months = starts.length - 1;
  const summed = [...bySlug]
    .map(([slug, some]) => {
      const spent = Math.max(0, sum(some.map(({ amountCents }) => amountCents)));
      const year =
        months >= FEWEST_MONTHS
          ? yearOf(some, starts)
          : { annualCents: Math.round((spent * DAYS_A_YEAR) / days), large: [] };
      return { slug, spent, ...year };
    })
    .sort((a, b) => (a.slug ?? '').localeCompare(b.slug ?? ''));
  const ofSlugs = (read: (part: (typeof summed)[number]) => number) =>
    Object.fromEntries(
      summed.flatMap((part) =>
        part.slug === null || read(part) === 0 ? [] : [[part.slug, read(part)]],
      ),
    );
  const unknown = summed.find(({ slug }) => slug === null);
  return {
    period,
    days,
    months: months >= FEWEST_MONTHS ? months : 0,
    spentCents: ofSlugs(({ spent }) => spent),
    annualCents: ofSlugs(({ annualCents }) => annualCents),
    unknownCents: unknown?.spent ?? 0,
    annualUnknownCents: unknown?.annualCents ?? 0,
    large: summed
      .flatMap(({ slug, large }) =>
        large.map(({ date, amountCents }) => ({ date, subCategory: slug, amountCents })),
      )
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    excludedLines: inPeriod.length - counted.length,
    outsideLines: lines.length - inPeriod.length,
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
