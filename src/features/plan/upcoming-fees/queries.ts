import { type QueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDate } from '@/domain/calendar.ts';
import { type Due, type DueHoldings, listDue } from '@/domain/schedule/due.ts';
import { bonusTrackersQuery, useSpentTrackers } from '@/features/mine/bonus-tracker/queries.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { feeRefunds } from '@/features/catalog/facts/tables.ts';
import { memberCardsQuery, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { cardOffersQuery } from '@/features/use/card-offers/tables.ts';
import { ensureMyBenefits, useMyBenefits } from '@/features/use/my-benefits/queries.ts';
import { useCardNaming } from '@/features/mine/people/queries.ts';
import {
  reminderPreferencesQuery,
  useReminderPreferences,
} from '@/features/plan/reminder-preferences/tables.ts';
import { ownRemindersQuery } from '@/features/plan/own-reminders/tables.ts';
import { plannedStepsQuery } from '@/features/plan/planned-steps/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { getToday } from '@/lib/dates.ts';
import { sortActivations } from './sort-activations.ts';
import { toDueHoldings } from './to-due-holdings.ts';
import { type FeeCard, listUndated, toFeeCards } from './to-holdings.ts';

export async function ensureDueHoldings(client: QueryClient): Promise<void> {
  await Promise.all([
    ensureMyBenefits(client),
    client.ensureQueryData(bonusTrackersQuery()),
    client.ensureQueryData(pointBalancesQuery()),
    client.ensureQueryData(plannedStepsQuery()),
    client.ensureQueryData(cardOffersQuery()),
    client.ensureQueryData(reminderPreferencesQuery()),
    client.ensureQueryData(ownRemindersQuery()),
    feeRefunds.ensure(client),
  ]);
}

/** Number of days after a fee in which an issuer refunds it, by issuer id. */
export function toRefundDays(
  rows: readonly { readonly company_id: number; readonly days_after_posting: number }[],
): ReadonlyMap<number, number> {
  return new Map(rows.map((row) => [row.company_id, row.days_after_posting]));
}

/** The data behind the member's due dates, the same as for the calendar feed and the reminders. */
export function useDueHoldings(): DueHoldings {
  const rows = useCatalog();
  const trackers = useSpentTrackers();
  const benefits = useMyBenefits();
  const { row: preferences } = useReminderPreferences();
  const offersFromCents = preferences.offers_from_cents;
  const [memberCards, balances, steps, offers, ownReminders, refunds] = useSuspenseQueries({
    queries: [
      memberCardsQuery(),
      pointBalancesQuery(),
      plannedStepsQuery(),
      cardOffersQuery(),
      ownRemindersQuery(),
      feeRefunds.query(),
    ],
  });
  const nameCard = useCardNaming();
  return useMemo(
    () =>
      toDueHoldings(
        {
          rows,
          trackers,
          benefits,
          nameCard,
          memberCards: memberCards.data,
          balances: balances.data,
          steps: steps.data,
          offers: offers.data,
          offersFromCents,
          ownReminders: ownReminders.data,
          refundDays: toRefundDays(refunds.data),
        },
        getToday(),
      ),
    [
      rows,
      trackers,
      benefits,
      nameCard,
      memberCards.data,
      balances.data,
      steps.data,
      offers.data,
      offersFromCents,
      ownReminders.data,
      refunds.data,
    ],
  );
}

export const DAYS_AHEAD = 365;

/** Everything that is due in the next year, as the calendar feed has it; of categories, those most is spent on first. */
export function useDue(): readonly Due[] {
  const { rows, profile } = useHoldings().inputs;
  const due = listDue(useDueHoldings(), calendarDate(getToday()), DAYS_AHEAD);
  return sortActivations(due, rows.categories, profile?.amounts ?? {});
}

/** The held cards of the member, each with when its fee falls due. */
export function useFeeCards(): readonly FeeCard[] {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  return toFeeCards(memberCards, useCatalog().cards, useCardNaming());
}

/** Names of cards with a fee of unknown due date. */
export function useUndatedFees(): readonly string[] {
  return listUndated(useFeeCards()).map(({ name }) => name);
}
