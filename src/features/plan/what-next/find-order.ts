import type { CalendarDate } from '@/domain/calendar.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import type { RuleFinding } from '@/domain/eligibility/rule-finding.ts';
import { findBlocker } from './find-blocker.ts';
import type { PlanFacts } from './judge-openings.ts';
import type { PlanEvent } from './list-steps.ts';

type Opening = Extract<PlanEvent, { kind: 'open' }>;

/** The constraint by which one opening comes after another. */
export type OpeningOrder = { readonly prior: string } & (
  | {
      /** The later card, opened first, would make this rule refuse the earlier one, or its bonus. */
      readonly kind: 'slot';
      readonly what: 'card' | 'bonus';
      readonly title: string;
      readonly clearsOn: CalendarDate | null;
    }
  /** This rule refuses the later card on the day of the earlier one. */
  | { readonly kind: 'rule'; readonly title: string }
  /** The spending goes to the bonus of the earlier card until this month. */
  | { readonly kind: 'spending'; readonly spendCents: number; readonly month: number }
  /** The plan opens one card a month. */
  | { readonly kind: 'pace' }
);

type Refusal = { readonly what: 'card' | 'bonus'; readonly finding: RuleFinding };

/** Rules that refuse a card, or the bonus that the plan counts, on a day after these cards. */
function listRefusals(
  { book }: PlanFacts,
  history: readonly HistoryCard[],
  { card, bonuses }: Opening,
  on: CalendarDate,
): Refusal[] {
  const { application, bonus } = judgeEligibility(book, history, card, on);
  const because = (answer: typeof application, what: Refusal['what']) =>
    answer.kind === 'no' ? answer.because.map((finding) => ({ what, finding })) : [];
  return [...because(application, 'card'), ...(bonuses.length > 0 ? because(bonus, 'bonus') : [])];
}

/**
 * Finds why a card is opened after the one opened before it: what a swap of the two would break, by the rules on the
 * plan's own days, or the spending that both bonuses need. Null where none of them decides.
 */
export function findOrder(
  facts: PlanFacts,
  events: readonly PlanEvent[],
  event: Opening,
): OpeningOrder | null {
  const before = events.flatMap((each) =>
    each.kind === 'open' && each.month < event.month ? [each] : [],
  );
  const prior = before.at(-1);
  if (prior === undefined) return null;
  const swapped: HistoryCard = {
    id: event.card,
    card: event.card,
    status: 'held',
    appliedOn: prior.from,
    approvedOn: prior.from,
    openedOn: prior.from,
    closedOn: null,
    bonus: { kind: 'none' },
    isAuthorizedUser: false,
  };
  const anyway = listRefusals(facts, prior.before, prior, event.from);
  const refusal = listRefusals(facts, [...prior.before, swapped], prior, event.from).find(
    ({ what, finding }) =>
      !anyway.some((each) => each.what === what && each.finding.rule.slug === finding.rule.slug),
  );
  if (refusal) {
    const { rule, clearsOn } = refusal.finding;
    return { prior: prior.card, kind: 'slot', what: refusal.what, title: rule.title, clearsOn };
  }
  // Said already, with its day.
  if (findBlocker(facts, event)) return null;
  const [early] = listRefusals(facts, prior.before, event, prior.from);
  if (early) return { prior: prior.card, kind: 'rule', title: early.finding.rule.title };
  const last = prior.bonuses.toSorted((a, b) => b.month - a.month)[0];
  // One that ends later shares the spending instead.
  const isJustMet = last && (last.month === event.month - 1 || last.month === event.month);
  if (isJustMet && event.bonuses.length > 0) {
    const { spendCents, month } = last;
    return { prior: prior.card, kind: 'spending', spendCents, month };
  }
  return prior.month === event.month - 1 && facts.question.limits.atMostPerMonth === 1
    ? { prior: prior.card, kind: 'pace' }
    : null;
}
