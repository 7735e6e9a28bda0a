import type { CalendarDate } from '@/domain/calendar.ts';
import { factAgeDays, FACT_LIMIT_DAYS } from '@/domain/fact-age.ts';
import { formatCount } from '@/lib/format.ts';

/** Offers confirmed longer ago than this are not counted unless the member asks for it. */
const OLD_DAYS = 365;

/** Days since an offer was last confirmed; null if unknown. */
export function offerAgeDays(
  { verified_on }: { readonly verified_on: string | null },
  date: CalendarDate,
): number | null {
  return factAgeDays(verified_on, date);
}

/** True for an offer that was not confirmed within its limit; it is marked where it counts. */
export function isAging(ageDays: number | null): boolean {
  return ageDays === null || ageDays > (FACT_LIMIT_DAYS['signup_bonuses'] ?? 0);
}

export function isOld(ageDays: number | null): boolean {
  return ageDays !== null && ageDays > OLD_DAYS;
}

export function describeOfferAge(ageDays: number | null): string {
  if (ageDays === null) return 'confirmed on an unknown day';
  return ageDays === 0 ? 'confirmed today' : `confirmed ${formatCount(ageDays, 'day')} ago`;
}
