import { calendarDate } from '@/domain/calendar.ts';
import { type Upcoming, listUpcoming } from '@/domain/schedule/upcoming.ts';
import { useSpentTrackers } from '@/features/bonus-tracker/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { useMyBenefits } from '@/features/my-benefits/queries.ts';
import { useCardNaming } from '@/features/people/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { type FeeCard, toDatedBonuses, toFeeCards } from './to-holdings.ts';

const daysAhead = 365;

/** Everything that falls due or lapses in the next year, and the cards with their fees. */
export function useUpcoming(): { feeCards: readonly FeeCard[]; upcoming: readonly Upcoming[] } {
  const { entries, inputs } = useHeldWallet();
  const trackers = useSpentTrackers();
  const benefits = useMyBenefits();
  const nameCard = useCardNaming();
  const feeCards = toFeeCards(
    entries.map(({ memberCard }) => memberCard),
    inputs.rows.cards,
    nameCard,
  );
  const upcoming = listUpcoming(
    {
      fees: feeCards.map(({ memberCard, name, schedule }) => ({
        id: memberCard.id,
        cardName: name,
        schedule,
      })),
      bonuses: toDatedBonuses(trackers, feeCards),
      benefits: [],
    },
    calendarDate(getToday()),
    daysAhead,
  );
  // Benefits are judged already, with what is used of them; only what lapses with money left is told.
  const lapsing = benefits.flatMap(({ key, cardName, row, measure, status, isHidden }) =>
    status.kind === 'current' &&
    status.lastDay !== null &&
    status.daysLeft !== null &&
    status.daysLeft <= daysAhead &&
    status.leftCents > 0 &&
    measure === 'money' &&
    !isHidden
      ? [
          {
            kind: 'benefit-lapses' as const,
            id: key,
            cardName,
            benefitName: row.name,
            date: status.lastDay,
            leftCents: status.leftCents,
          },
        ]
      : [],
  );
  return {
    feeCards,
    upcoming: [...upcoming, ...lapsing].sort((a, b) => a.date.localeCompare(b.date)),
  };
}
