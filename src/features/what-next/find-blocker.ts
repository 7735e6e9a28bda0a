import { addDays, type CalendarDate, addMonths, startOfMonth } from '@/domain/calendar.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import type { PlanFacts } from './judge-openings.ts';
import type { PlanEvent } from './list-steps.ts';

type Opening = Extract<PlanEvent, { kind: 'open' }>;

/** A rule in the way of opening a card earlier, and the day on which it lets go; null: never by waiting. */
export type Blocker = { readonly title: string; readonly clearsOn: CalendarDate | null };

function toOpened({ card, from }: Opening): HistoryCard {
  return {
    id: card,
    card,
    status: 'held',
    appliedOn: from,
    approvedOn: from,
    openedOn: from,
    closedOn: null,
    bonus: { kind: 'posted', on: from },
    isAuthorizedUser: false,
  };
}

/** The hard rule that stands against a card on the last day of the month before it is opened, if one does. */
export function findBlocker(
  { question, book, history }: PlanFacts,
  events: readonly PlanEvent[],
  opening: Opening,
): Blocker | null {
  if (opening.month === 0) return null;
  const dayBefore = addDays(addMonths(startOfMonth(question.date), opening.month), -1);
  const before = events.flatMap((event) =>
    event.kind === 'open' && event.month < opening.month ? [toOpened(event)] : [],
  );
  const { application, bonus } = judgeEligibility(
    book,
    [...history, ...before],
    opening.card,
    dayBefore,
  );
  for (const answer of [application, bonus]) {
    const [finding] = answer.kind === 'no' ? answer.because : [];
    if (finding) return { title: finding.rule.title, clearsOn: finding.clearsOn };
  }
  return null;
}
