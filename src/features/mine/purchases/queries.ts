import { onlineManager, type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { parseCalendarDate } from '@/domain/calendar.ts';
import type { CapUsed, MonthSpent } from '@/domain/purchase/best-card-now.ts';
import { capsUsed } from '@/domain/purchase/caps-used.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { spentWithin } from '@/domain/schedule/bonus-deadline.ts';
import { cents } from '@/domain/units.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { purchase, type PurchaseRow } from './schema.ts';

/** The member's logged purchases, newest first: as many as an account holds, for limits count a year. */
export const purchasesTable = defineMemberTable({
  ...purchase,
  order: [
    { column: 'made_on', isDescending: true },
    { column: 'created_at', isDescending: true },
  ],
  limit: 10_000,
});
export const purchasesQuery = purchasesTable.query;

/** Loads the log for screens whose figures depend on it. Offline, they use the stored copy. */
export async function ensurePurchases(client: QueryClient): Promise<void> {
  const asked = client.ensureQueryData(purchasesQuery());
  if (onlineManager.isOnline()) await asked;
}

/** The log; undefined while it is not on this device. */
export function usePurchases(): readonly PurchaseRow[] | undefined {
  return useQuery(purchasesQuery()).data;
}

/** Spending on the held cards that rates of today depend on. */
export type Spent = {
  readonly capsUsed: readonly CapUsed[];
  readonly monthSpent: readonly MonthSpent[];
};

const readSpent = memoizeLast(
  (
    inputs: ValuationInputs,
    held: readonly HeldCard[],
    memberCards: readonly MemberCard[],
    purchases: readonly PurchaseRow[] | undefined,
  ): Spent => {
    const slugs = new Map(
      inputs.rows.categories.flatMap(({ sub_categories: parts }) =>
        parts.map(({ id, slug }) => [id, slug]),
      ),
    );
    const opened = new Map(memberCards.map(({ id, opened_on: day }) => [id, day]));
    const made = (purchases ?? []).flatMap((row) => {
      const subCategory = slugs.get(row.sub_category_id ?? 0);
      const madeOn = parseCalendarDate(row.made_on);
      if (subCategory === undefined || madeOn === null) return [];
      return [
        { card: row.member_card_id, subCategory, amountCents: cents(row.amount_cents), madeOn },
      ];
    });
    const wallet = held.map((card) => ({
      ...card,
      openedOn: parseCalendarDate(opened.get(card.id) ?? null),
    }));
    const month = inputs.date.slice(0, 7);
    return {
      capsUsed: capsUsed(inputs.problemOf('steady'), wallet, made),
      monthSpent: made.flatMap(({ card, subCategory, amountCents, madeOn }) =>
        madeOn.startsWith(month) ? [{ card, subCategory, cents: amountCents }] : [],
      ),
    };
  },
);

/** How much of each held card's caps the log has used in the current periods, and what it has of this month. */
export function useSpent(inputs: ValuationInputs, held: readonly HeldCard[]): Spent {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  return readSpent(inputs, held, memberCards, usePurchases());
}

type Window = {
  readonly member_card_id: string;
  readonly starts_on: string | null;
  readonly deadline_on: string | null;
};

/** Cents that the log has on a card within the window of a bonus, both days included. */
export function sumLogged(
  { member_card_id, starts_on, deadline_on }: Window,
  purchases: readonly PurchaseRow[],
): number {
  const ofCard = purchases.filter((row) => row.member_card_id === member_card_id);
  return spentWithin(
    { startsOn: starts_on, lastDay: deadline_on },
    ofCard.map((row) => ({ madeOn: row.made_on, amountCents: row.amount_cents })),
  );
}
