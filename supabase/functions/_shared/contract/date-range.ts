/** First and last day, both inclusive, `YYYY-MM-DD`; null is open. */
export type DateRange = { from: string | null; to: string | null };

/**
 * True if the database accepts this `YYYY-MM-DD`: 1900 to 2199, so that the day after the last one still has a
 * four-digit year. The columns check the same.
 */
export function isKeptDay(day: string): boolean {
  return day >= '1900-01-01' && day <= '2199-12-31';
}

const DAY_MS = 86_400_000;

/** Formats the range in the database's notation, with both days included. */
export function formatDateRange(range: DateRange): string {
  return `[${range.from ?? ''},${range.to ?? ''}]`;
}

/**
 * Reads a `daterange` as the database writes it: lower bound inclusive, upper bound exclusive, either may be missing.
 * Throws for any other notation.
 */
export function parseDateRange(text: string): DateRange {
  const match = /^[[(](\d{4}-\d{2}-\d{2})?,(\d{4}-\d{2}-\d{2})?\)$/.exec(text);
  if (!match) throw new Error(`Not a range of days: ${text}`);
  const end = match[2];
  return {
    from: match[1] ?? null,
    to:
      end === undefined
        ? null
        : new Date(Date.parse(`${end}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10),
  };
}
