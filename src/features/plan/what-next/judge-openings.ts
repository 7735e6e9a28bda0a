import {
  addMonths,
  type CalendarDate,
  endOfMonth,
  laterOf,
  startOfMonth,
} from '@/domain/calendar.ts';
import { changeAccount, type HistoryCard } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { withLatestDays } from '@/domain/eligibility/latest-days.ts';
import type { RuleBook } from '@/domain/eligibility/rule-book.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import type { PointsOnHand } from '@/features/mine/point-systems/public.ts';
import type { FeeTerms } from './to-fee-terms.ts';

/** A plan's question, with its rules and cards. */
export type PlanFacts = {
  readonly question: PlanQuestion;
  readonly book: RuleBook;
  readonly history: readonly HistoryCard[];
  /** Held cards with an unknown fee date. */
  readonly undated: readonly string[];
  readonly feeTerms: ReadonlyMap<string, FeeTerms>;
  /** The bonuses of held cards, with all that is spent for them. */
  readonly trackers: readonly BonusTrackerRow[];
  /** The person's points; none if absent. */
  readonly pointsOnHand?: readonly PointsOnHand[];
};

export type JudgedOpening = {
  /** The first day of its month, from today on, on which the rules allow the card, and the bonus that the plan counts. */
  readonly from: CalendarDate;
  /** Titles of soft rules that speak against it on that day. */
  readonly warnings: readonly string[];
  /** The member's cards and those of the plan that are opened before it, by which it was judged. */
  readonly before: readonly HistoryCard[];
};

/**
 * The openings of a plan by card, each with those before it in the history, on the days on which they are allowed. A
 * bonus posts by the end of the month after the one in which its minimum spend is met.
 */
export function judgeOpenings(
  { question: { date }, book, history }: PlanFacts,
  plan: Plan,
): ReadonlyMap<string, JudgedOpening> {
  const monthOf = (month: number) => addMonths(startOfMonth(date), month);
  let before = history.map((card) => withLatestDays(card, date));
  const judged = new Map<string, JudgedOpening>();
  const closedIn = new Map<string, number>();
  /** A card is closed early in its month where something is opened then, else on any day: the last counts longest. */
  const closeBy = (month: number) => {
    before = before.map((each) => {
      const closed = closedIn.get(each.id);
      if (closed === undefined) return each;
      const first = laterOf(date, monthOf(closed));
      const closedOn = closed < month ? endOfMonth(first) : first;
      return { ...each, status: 'closed', closedOn };
    });
  };
  for (const step of plan.steps) {
    const { card, month } = step;
    if (step.action === 'change') {
      const on = laterOf(date, monthOf(month));
      before = before.flatMap((each) =>
        each.id === card ? changeAccount(each, step.to, on) : [each],
      );
    }
    if (step.action === 'close') {
      const closing = before.find(
        ({ id, card: product, isProductChange, status }) =>
          status === 'held' && (id === card || (isProductChange && product === card)),
      );
      if (closing) closedIn.set(closing.id, month);
    }
    if (step.action !== 'open') continue;
    closeBy(month);
    const earned = plan.bonuses.filter((bonus) => bonus.card === card);
    const first = laterOf(date, monthOf(month));
    const { application, applyWithBonusOn } = judgeEligibility(book, before, card, first);
    const alone = application.kind === 'no' ? application.from : first;
    // A plan that keeps `toOpeningRules` has such a day in each of its months.
    const from = (earned.length > 0 ? applyWithBonusOn : alone) ?? first;
    const { warnings } = judgeEligibility(book, before, card, from);
    judged.set(card, {
      from,
      warnings: warnings.map(({ rule }) => rule.title),
      before: [...before],
    });
    const postedIn = Math.max(...earned.map((bonus) => bonus.month)) + 1;
    before.push({
      id: card,
      card,
      status: 'held',
      appliedOn: from,
      approvedOn: from,
      openedOn: from,
      closedOn: null,
      bonus:
        earned.length > 0
          ? { kind: 'posted', on: endOfMonth(monthOf(postedIn)) }
          : { kind: 'none' },
      isAuthorizedUser: false,
    });
  }
  return judged;
}
