import type { CalendarDate } from '@/domain/calendar.ts';
import { type Due, listDue } from '@/domain/schedule/due.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import type { Owner, Person } from '@/features/mine/people/schema.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import type { PlannedStep } from '@/features/plan/planned-steps/schema.ts';
import type { PointBalanceRow } from '@/features/mine/valuation/schema.ts';
import { toDueHoldings } from './to-due-holdings.ts';
import { type FeeCard, toFeeCards } from './to-holdings.ts';

type DueOfOthers = { readonly feeCards: readonly FeeCard[]; readonly due: readonly Due[] };
type Facts = {
  readonly rows: CatalogRows;
  readonly refundDays: ReadonlyMap<number, number>;
  /** Steps of shared plans; a member's own steps have that member as their person. */
  readonly steps: readonly PlannedStep[];
  /** Balances that others share, for their steps alone. */
  readonly balances: readonly PointBalanceRow[];
  readonly privateOwners: ReadonlySet<Owner>;
  /** All people who may own a card or a step. */
  readonly owners: readonly Pick<Person, 'id' | 'name'>[];
};

/** Due dates from others' cards and kept plans, each with its owner after its name. */
export function listDueOfOthers(
  { cards: memberCards }: Pick<SharedHand, 'cards'>,
  { owners, ...facts }: Facts,
  today: CalendarDate,
  days: number,
): DueOfOthers {
  const nameCard = createCardNaming(owners);
  const sources = { ...facts, memberCards, nameCard, trackers: [], benefits: [] };
  return {
    feeCards: toFeeCards(memberCards, facts.rows.cards, nameCard),
    due: listDue({ ...toDueHoldings(sources, today), balances: [] }, today, days),
  };
}
