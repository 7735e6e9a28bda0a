import { addMonths, type CalendarDate, earlierOf } from '../calendar.ts';
import { type HistoryCard, applicationDate, openingDate } from './card-history.ts';

/** Months after opening within which any bonus has posted, even on a closed card: no offer allows over a year. */
const LONGEST_BONUS_MONTHS = 13;

/** The card with the last days that are possible today for those that are missing, so that it counts as long as it may. */
export function withLatestDays(card: HistoryCard, today: CalendarDate): HistoryCard {
  if (card.status === 'never_opened') {
    return { ...card, appliedOn: applicationDate(card) ?? today };
  }
  const closedOn = card.closedOn ?? (card.status === 'closed' ? today : null);
  const last = closedOn === null ? today : earlierOf(closedOn, today);
  const opened = openingDate(card) ?? last;
  const on = addMonths(opened, LONGEST_BONUS_MONTHS);
  return {
    ...card,
    openedOn: card.openedOn ?? opened,
    closedOn,
    bonus: card.bonus.kind === 'unknown' ? { kind: 'posted', on } : card.bonus,
  };
}
