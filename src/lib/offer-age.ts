import { type CalendarDate, daysBetween, parseCalendarDate } from '@/domain/calendar.ts';
import { formatCount } from '@/lib/format.ts';

/** An offer not confirmed for longer than this is marked where it counts. */
const AGING_DAYS = 90;
/** Offers confirmed longer ago than this are not counted unless the member asks for it. */
const OLD_DAYS = 365;

/** Days since an offer was last confirmed; null if unknown. */
export function offerAgeDays(
  { verified_on }: { readonly verified_on: string | null },
  date: CalendarDate,
): number | null {
  const day = parseCalendarDate(verified_on);
  return day === null ? null : Math.max(0, daysBetween(day, date));
}

export function isAging(ageDays: number | null): boolean {
  return ageDays === null || ageDays > AGING_DAYS;
}

export function isOld(ageDays: number | null): boolean {
  return ageDays !== null && ageDays > OLD_DAYS;
}

export function describeOfferAge(ageDays: number | null): string {
  if (ageDays === null) return 'confirmed on an unknown day';
  return ageDays === 0 ? 'confirmed today' : `confirmed ${formatCount(ageDays, 'day')} ago`;
}
