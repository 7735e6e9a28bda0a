import { calendarDate } from '../calendar.ts';
import type { HistoryCard } from './card-history.ts';

let nextId = 0;

export function held(
  card: string,
  openedOn: string | null,
  changes: Partial<HistoryCard> = {},
): HistoryCard {
  nextId += 1;
  return {
    id: `${card}-${nextId}`,
    card,
    status: 'held',
    appliedOn: null,
    approvedOn: null,
    openedOn: openedOn === null ? null : calendarDate(openedOn),
    closedOn: null,
    bonus: { kind: 'none' },
    isAuthorizedUser: false,
    ...changes,
  };
}

export const closed = (on: string): Partial<HistoryCard> => ({
  status: 'closed',
  closedOn: calendarDate(on),
});
