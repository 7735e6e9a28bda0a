import type { CalendarDate } from '@/domain/calendar.ts';
import { type Due, listDue } from '@/domain/schedule/due.ts';
import type { CatalogueRows } from '@/features/catalogue/schema.ts';
import type { SharedHand } from '@/features/household/schema.ts';
import { createCardNaming } from '@/features/people/queries.ts';
import { toDueHoldings } from './to-due-holdings.ts';
import { type FeeCard, toFeeCards } from './to-holdings.ts';

type DueOfOthers = { readonly feeCards: readonly FeeCard[]; readonly due: readonly Due[] };
type Facts = { readonly rows: CatalogueRows; readonly refundDays: ReadonlyMap<number, number> };

/** What has a day by the cards that others hold, each card with whose it is behind its name. */
export function listDueOfOthers(
  { cards: memberCards, holders }: SharedHand,
  { rows, refundDays }: Facts,
  today: CalendarDate,
  days: number,
): DueOfOthers {
  const nameCard = createCardNaming(holders);
  const nothing = { trackers: [], benefits: [], balances: [], steps: [] };
  const sources = { rows, memberCards, refundDays, nameCard, ...nothing };
  return {
    feeCards: toFeeCards(memberCards, rows.cards, nameCard),
    due: listDue(toDueHoldings(sources, today), today, days),
  };
}
