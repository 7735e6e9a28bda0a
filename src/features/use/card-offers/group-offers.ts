import { type CalendarDate, calendarDate } from '@/domain/calendar.ts';
import { type CardOffer, type OfferState, stateOf } from '@/domain/card-offers/judge-offer.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { getToday } from '@/lib/dates.ts';
import type { CardOfferRow } from './schema.ts';

export type ListedOffer = { readonly row: CardOfferRow; readonly offer: CardOffer };

export const today = (): CalendarDate => calendarDate(getToday());

/** Offers by their state, those that end first at the top; used and expired ones the latest first. */
export function groupOffers(
  rows: readonly CardOfferRow[],
  day: CalendarDate,
): Readonly<Record<OfferState, readonly ListedOffer[]>> {
  const groups: Record<OfferState, ListedOffer[]> = {
    ready: [],
    'to-add': [],
    used: [],
    expired: [],
  };
  for (const row of rows) {
    const offer = toOffer(row);
    groups[stateOf(offer, day)].push({ row, offer });
  }
  const byEnd = (a: ListedOffer, b: ListedOffer) =>
    (a.row.ends_on ?? '9999').localeCompare(b.row.ends_on ?? '9999') ||
    a.row.shop.localeCompare(b.row.shop);
  groups.ready.sort(byEnd);
  groups['to-add'].sort(byEnd);
  groups.expired.sort((a, b) => byEnd(b, a));
  groups.used.sort((a, b) => (b.row.used_on ?? '').localeCompare(a.row.used_on ?? ''));
  return groups;
}
