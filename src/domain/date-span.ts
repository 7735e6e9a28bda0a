import { type CalendarDate, daysBetween, earlierOf, laterOf } from './calendar.ts';

/** Days from `from` to `to`, both included; null leaves that end open. */
export type DateSpan = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

export const ALWAYS: DateSpan = { from: null, to: null };

export function isDated({ from, to }: DateSpan): boolean {
  return from !== null || to !== null;
}

export function spanIncludes(span: DateSpan, date: CalendarDate): boolean {
  return (span.from === null || span.from <= date) && (span.to === null || date <= span.to);
}

/** Number of days from `first` to `last`, both included, within the span; 0 if `last` is before `first`. */
export function daysOfSpanWithin(span: DateSpan, first: CalendarDate, last: CalendarDate): number {
  const from = span.from === null ? first : laterOf(span.from, first);
  const to = span.to === null ? last : earlierOf(span.to, last);
  return Math.max(0, daysBetween(from, to) + 1);
}
