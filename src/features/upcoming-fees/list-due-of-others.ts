import type { CalendarDate } from '@/domain/calendar.ts';
import { type Due, listDue } from '@/domain/schedule/due.ts';
import type { CatalogRows } from '@/features/catalog/schema.ts';
import type { SharedHand } from '@/features/household/schema.ts';
import type { Person } from '@/features/people/schema.ts';
import { createCardNaming } from '@/features/people/queries.ts';
import type { PlannedStep } from '@/features/planned-steps/schema.ts';
import { toDueHoldings } from './to-due-holdings.ts';
import { type FeeCard, toFeeCards } from './to-holdings.ts';

type DueOfOthers = { readonly feeCards: readonly FeeCard[]; readonly due: readonly Due[] };
type Facts = {
  readonly rows: CatalogRows;
  readonly refundDays: ReadonlyMap<number, number>;
  /** Of the plans that they share, each with its member as its person where it is the member's own. */
  readonly steps: readonly PlannedStep[];
  /** Everybody whose a card or a step may be. */
  readonly owners: readonly Pick<Person, 'id' | 'name'>[];
};

/** What has a day by the cards that others hold and by the plans that they keep, each with whose it is behind its name. */
export function listDueOfOthers(
  { cards: memberCards }: Pick<SharedHand, 'cards'>,
  { rows, refundDays, steps, owners }: Facts,
  today: CalendarDate,
  days: number,
): DueOfOthers {
  const nameCard = createCardNaming(owners);
  const nothing = { trackers: [], benefits: [], balances: [] };
  const sources = { rows, memberCards, refundDays, nameCard, steps, ...nothing };
  return {
    feeCards: toFeeCards(memberCards, rows.cards, nameCard),
    due: listDue(toDueHoldings(sources, today), today, days),
  };
}
