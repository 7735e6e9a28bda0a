import { useSuspenseQuery } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalogue } from '@/features/catalogue/queries.ts';
import { feeRefunds } from '@/features/catalogue/tables.ts';
import type { SharedHand } from '@/features/household/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { listDueOfOthers } from './list-due-of-others.ts';
import { DAYS_AHEAD, toRefundDays } from './queries.ts';

const nothing = { feeCards: [], due: [] };

/** What is due in the next year by the cards that others share; nothing while they are not shown. */
export function useDueOfOthers(hand: SharedHand | undefined) {
  const rows = useCatalogue();
  const { data } = useSuspenseQuery(feeRefunds.query());
  if (!hand) return nothing;
  const facts = { rows, refundDays: toRefundDays(data) };
  return listDueOfOthers(hand, facts, calendarDate(getToday()), DAYS_AHEAD);
}
