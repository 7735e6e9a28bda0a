import { addDays, calendarDate } from '@/domain/calendar.ts';
import type { DateSpan } from '@/domain/date-span.ts';

/**
 * Reads a Postgres `daterange` in its canonical form, where the first day counts and the last does
 * not: `[2026-07-01,2026-10-01)` is July 1 to September 30. Throws on anything else.
 */
export function parseDateRange(range: unknown): DateSpan {
  const match = typeof range === 'string' ? /^[[(]([\d-]*),([\d-]*)\)$/.exec(range) : null;
  if (!match) throw new TypeError(`not a range of days: ${JSON.stringify(range)}`);
  const [, from, end] = match;
  return {
    from: from ? calendarDate(from) : null,
    to: end ? addDays(calendarDate(end), -1) : null,
  };
}
