/** Calendar dates are `YYYY-MM-DD`; the clock's own zone decides what today is. */
export function getToday(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function toUtc(date: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/u.exec(date);
  if (!match) return undefined;
  return new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
}

/** Formats `2026-03-04` as `Mar 4, 2026`; returns anything that is not a date unchanged. */
export function formatDate(date: string): string {
  const utc = toUtc(date);
  return utc ? dateFormat.format(utc) : date;
}

function shiftDays(date: string, days: number): string {
  const utc = toUtc(date);
  if (!utc) return date;
  utc.setUTCDate(utc.getUTCDate() + days);
  return utc.toISOString().slice(0, 10);
}

/** Both ends belong to the range; an absent end is open. */
export type CalendarRange = { from: string | undefined; to: string | undefined };

/** Reads a Postgres `daterange` such as `[2026-01-01,2026-04-01)`. */
export function parseDateRange(range: string | null): CalendarRange {
  const match = /^([[(])([^,]*),([^\])]*)([\])])$/u.exec(range ?? '');
  if (!match) return { from: undefined, to: undefined };
  const [, open, lower, upper, close] = match;
  const from = lower ? (open === '(' ? shiftDays(lower, 1) : lower) : undefined;
  const to = upper ? (close === ')' ? shiftDays(upper, -1) : upper) : undefined;
  return { from, to };
}

export function isWithin(range: CalendarRange, date: string): boolean {
  return (
    (range.from === undefined || range.from <= date) && (range.to === undefined || date <= range.to)
  );
}

/** `since Jan 1, 2026`, `until Mar 31, 2026`, `Jan 1, 2026 – Mar 31, 2026`, or nothing. */
export function formatDateRange({ from, to }: CalendarRange): string | undefined {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `since ${formatDate(from)}`;
  if (to) return `until ${formatDate(to)}`;
  return undefined;
}
