import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays, calendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import type { NotedOffer } from '@/features/mine/statement-import/schema.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { cardOffer } from './schema.ts';

export const cardOffersTable = defineMemberTable({
  ...cardOffer,
  order: [{ column: 'created_at' }],
});
export const cardOffersQuery = cardOffersTable.query;

/** The member's offers for their statements, the same object while none of them changes. */
export function useNotedOffers(): readonly NotedOffer[] {
  const { data: rows } = useSuspenseQuery(cardOffersQuery());
  return useMemo(
    () =>
      rows.map((row) => ({
        offer: toOffer(row),
        // A moment in UTC: an evening in America is the next day there.
        notedOn: addDays(calendarDate(row.created_at.slice(0, 10)), -1),
        usedOn: parseCalendarDate(row.used_on),
      })),
    [rows],
  );
}
