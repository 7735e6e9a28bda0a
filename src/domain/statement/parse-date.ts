import { type CalendarDate, parseCalendarDate } from '../calendar.ts';
import { memoizeText } from '../merchant/memoize-text.ts';

/** Decides if `03/04/2026` is March 4 or April 3. */
export type DateOrder = 'month-first' | 'day-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const PACKED = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6}(?:\.\d+)?)?(?:\[.*)?$/;
/** Banks put words before a day: `PENDING - 07/13/2026`, `Wed, Oct 14, 2026`. */
const BEFORE =
  /^(?:[A-Za-z]+[^A-Za-z\d]+(?=\d{1,4}[-/.]\d)|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,\s]+)/i;
const DAY_NAMED = /^(\d{1,2})[-\s.]+([A-Za-z]{3})[a-z]*[-\s.,]+(\d{4}|\d{2})(?!\d)/;
const MONTH_NAMED = /^([A-Za-z]{3})[a-z]*\.?[-\s]+(\d{1,2})[-\s,]+(\d{4}|\d{2})(?!\d)/;

/** A row of the year 202 or 20260 is a mistake, and would be thousands of months away from the others. */
const isOfOurTimes = (date: CalendarDate) => date >= '1900' && date < '2200';

/** The text of a date; two-digit years are in this century (2000 to 2099). */
function dateFrom(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): CalendarDate | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = parseCalendarDate(
    `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return date !== null && isOfOurTimes(date) ? date : null;
}

function monthNumber(name: string | undefined): number | undefined {
  const index = MONTHS.indexOf((name ?? '').toLowerCase());
  return index === -1 ? undefined : index + 1;
}

/** A date of 1900 to 2199 as banks write it, with or without a time after it; null where it is none. */
export function parseStatementDate(written: string, order: DateOrder): CalendarDate | null {
  const text = written.replace(BEFORE, '');
  const iso = YEAR_FIRST.exec(text) ?? PACKED.exec(text);
  if (iso) return dateFrom(iso[1], iso[2], iso[3]);
  const numeric = YEAR_LAST.exec(text);
  if (numeric) {
    const [, first, second, year] = numeric;
    return order === 'month-first' ? dateFrom(year, first, second) : dateFrom(year, second, first);
  }
  const dayNamed = DAY_NAMED.exec(text);
  if (dayNamed) return dateFrom(dayNamed[3], monthNumber(dayNamed[2]), dayNamed[1]);
  const monthNamed = MONTH_NAMED.exec(text);
  if (monthNamed) return dateFrom(monthNamed[3], monthNumber(monthNamed[1]), monthNamed[2]);
  return null;
}

/** Day first where some date can only be that and none can only be the other; else month first, as in the US. */
export function guessDateOrder(texts: readonly string[]): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  const partsOf = memoizeText((text) => YEAR_LAST.exec(text.replace(BEFORE, '')), Infinity);
  for (const text of texts) {
    const numeric = partsOf(text);
    if (!numeric) continue;
    if (Number(numeric[1]) > 12) dayFirst += 1;
    if (Number(numeric[2]) > 12) monthFirst += 1;
  }
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}
