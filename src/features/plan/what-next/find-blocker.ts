import { addDays, addMonths, type CalendarDate, startOfMonth } from '@/domain/calendar.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { CREDIT_RULE } from '@/domain/rewards/catalog/proposal.ts';
import type { PlanFacts } from './judge-openings.ts';
import type { PlanEvent } from './list-steps.ts';

/** A rule in the way of opening a card earlier, and the day on which it lets go; null: never by waiting. */
export type Blocker = {
  /** Null for the credit history that the card asks for. */
  readonly title: string | null;
  readonly clearsOn: CalendarDate | null;
};

/** Finds a hard rule that forbids a card on the last day of the month before its opening. */
export function findBlocker(
  { question, book }: PlanFacts,
  { month, card, before }: Extract<PlanEvent, { kind: 'open' }>,
): Blocker | null {
  if (month === 0) return null;
  const isCredit = question.rules.some(
    (rule) => rule.slug === CREDIT_RULE && rule.months === month && rule.cards.includes(card),
  );
  if (isCredit) return { title: null, clearsOn: addMonths(startOfMonth(question.date), month) };
  const dayBefore = addDays(addMonths(startOfMonth(question.date), month), -1);
  const { application, bonus } = judgeEligibility(book, before, card, dayBefore);
  for (const answer of [application, bonus]) {
    const [finding] = answer.kind === 'no' ? answer.because : [];
    if (finding) return { title: finding.rule.title, clearsOn: finding.clearsOn };
  }
  return null;
}
