import {
  addMonths,
  type CalendarDate,
  endOfMonth,
  laterOf,
  startOfMonth,
} from '@/domain/calendar.ts';
import { changeAccount, type HistoryCard } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { describePlan, type Plan } from '@/domain/plan/describe-plan.ts';
import { planAhead } from '@/domain/plan/plan-ahead.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { listEvents } from '@/features/plan/what-next/list-steps.ts';
import { whatNextSearchSchema } from '@/features/plan/what-next/schema.ts';
import { toPlanQuestion } from '@/features/plan/what-next/to-plan-question.ts';
import { plainPreferences } from '../engine/plain-preferences.ts';
import { randomMember } from './random-member.ts';
import { seeded } from './seeded-catalog.ts';

type Searched = {
  /** Number of plans examined, and of openings in them. */
  readonly plans: number;
  readonly openings: number;
  /** Number of product changes before an opening. */
  readonly changes: number;
  /** Number of cards without a fee that are closed to make room. */
  readonly rooms: number;
  /** Steps of a plan that break the rules, in sentences that name the seed. */
  readonly breaches: readonly string[];
};

const { rows, catalog, book } = seeded;

/** Returns the card as opened in the plan; null for a bonus that the plan does not count. */
const openedCard = (card: string, openedOn: CalendarDate, paidOn: CalendarDate | null) =>
  ({
    id: `planned ${card}`,
    card,
    status: 'held',
    appliedOn: openedOn,
    approvedOn: openedOn,
    openedOn,
    closedOn: null,
    bonus: paidOn === null ? { kind: 'none' } : { kind: 'posted', on: paidOn },
    isAuthorizedUser: false,
  }) as const satisfies HistoryCard;

/** True for the account under its own name in the plan, or that of the product that it became. */
const isAccount = ({ id, card, status, isProductChange }: HistoryCard, name: string) =>
  status !== 'never_opened' &&
  (id === name || id === `planned ${name}` || (isProductChange === true && card === name));

/**
 * Plans for a random member for a number of search steps, and judges every plan found on the way by the application
 * rules alone: on the days the screen shows, with the member's true days rather than the entered ones, and with each
 * bonus of the plan posted on its first or last possible day.
 */
export function searchForBreaches(seed: number, steps: number, isWhole = false): Searched {
  const { date, truth, entered, mayPropose, spending, search } = randomMember(seed, isWhole);
  const history = toHistory(entered, rows.cards);
  const feeTerms = new Map<string, never>();
  const question = toPlanQuestion({
    inputs: { rows, catalog, preferences: plainPreferences('travel'), spending, date },
    memberCards: entered,
    book,
    history,
    trackers: [],
    monthsUntil: (card) => (mayPropose(card) ? 0 : null),
    changes: seeded.productChanges,
    mayBecome: mayPropose,
    feeTerms,
    search: whatNextSearchSchema.parse(search),
  });
  const whole = toHistory(truth, rows.cards);
  const breaches: string[] = [];
  let plans = 0;
  let openings = 0;
  let changes = 0;
  let rooms = 0;
  const judge = (plan: Plan): void => {
    plans += 1;
    const opened = listEvents(
      { question, book, history, undated: [], feeTerms, trackers: [] },
      plan,
    ).filter((event) => event.kind === 'open');
    openings += opened.length;
    for (const isLate of [false, true]) {
      let running: readonly HistoryCard[] = whole;
      const waiting = plan.steps.flatMap((step) => (step.action === 'change' ? [step] : []));
      const closing = plan.steps.flatMap((step) => (step.action === 'close' ? [step] : []));
      if (isLate) rooms += closing.filter(({ room }) => room !== undefined).length;
      for (const { card, month, from, bonuses } of opened) {
        // A change happens on the first day of its month, so that it counts as soon as possible.
        for (const change of waiting.splice(
          0,
          waiting.filter((each) => each.month <= month).length,
        )) {
          const on = laterOf(date, addMonths(startOfMonth(date), change.month));
          const ids = [change.card, `planned ${change.card}`];
          running = running.flatMap((each) =>
            ids.includes(each.id) ? changeAccount(each, change.to, on) : [each],
          );
          changes += 1;
        }
        const first = laterOf(date, addMonths(startOfMonth(date), month));
        // A card is closed on the first or the last possible day of its month, but before a card that needs the room.
        for (const closed of closing) {
          if (closed.month > month) continue;
          const start = laterOf(date, addMonths(startOfMonth(date), closed.month));
          const last = closed.month < month ? endOfMonth(start) : from;
          running = running.map((each) =>
            isAccount(each, closed.card)
              ? { ...each, status: 'closed', closedOn: isLate ? last : start }
              : each,
          );
        }
        const { application, bonus } = judgeEligibility(book, running, card, from);
        const refused = application.kind === 'no' || (bonuses.length > 0 && bonus.kind === 'no');
        if (refused || from < first || from > endOfMonth(first)) {
          const because = [application, bonus].flatMap((part) =>
            part.kind === 'no' ? part.because.map(({ rule }) => rule.slug) : [],
          );
          breaches.push(`seed ${seed}: ${card} in month ${month} on ${from}: ${because.join()}`);
        }
        const paidIn = Math.max(month, ...bonuses.map((each) => each.month));
        const day = isLate
          ? endOfMonth(addMonths(startOfMonth(date), paidIn + 1))
          : laterOf(from, addMonths(startOfMonth(date), paidIn));
        running = [...running, openedCard(card, from, bonuses.length === 0 ? null : day)];
      }
    }
  };
  const { fees: _, ...byMonth } = question.limits;
  // Rules are the same for fees by the month, with which more plans change products.
  for (const limits of [question.limits, byMonth]) {
    const found = planAhead({ ...question, limits });
    let best: unknown = null;
    let step = found.next();
    for (let at = 0; ; at += 1) {
      const value = step.value.best;
      if (value !== null && value !== best) judge(describePlan(value));
      best = value;
      if (step.done === true || at >= steps) break;
      step = found.next();
    }
  }
  return { plans, openings, changes, rooms, breaches };
}
