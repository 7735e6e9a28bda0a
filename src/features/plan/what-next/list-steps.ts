import { type CalendarDate, calendarMonthsBetween } from '@/domain/calendar.ts';
import type { Plan, PlannedBonus, PlanStep, Room } from '@/domain/plan/describe-plan.ts';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { type BonusTerms, findBonusTerms } from './find-bonus-terms.ts';
import { closingFee, dueAround, type PlannedFee } from './find-planned-fee.ts';
import { type JudgedOpening, judgeOpenings, type PlanFacts } from './judge-openings.ts';
import { COUNT_MONTHS } from './list-count-limits.ts';
import { listMoves, type PlannedMove } from './list-moves.ts';
import { sumLines } from './sum-lines.ts';

/** Something that is done, earned or charged in a month of the plan; cards by their slug in the question. */
export type PlanEvent = {
  readonly month: number;
  readonly card: string;
} & (
  | ({
      readonly kind: 'open';
      readonly bonuses: readonly DatedBonus[];
      /** The spending of the months in which its bonus can be earned. */
      readonly window: readonly SpendLine[];
      /** Spending on the card over the plan's months. */
      readonly spending: readonly SpendLine[];
    } & JudgedOpening)
  | { readonly kind: 'bonus'; readonly bonus: DatedBonus }
  /** The last day of a bonus, where the plan earns it in a month before. */
  | { readonly kind: 'due'; readonly bonus: PlannedBonus; readonly dueOn: CalendarDate }
  | ({ readonly kind: 'fee'; readonly isFirst: boolean } & PlannedFee)
  | ({ readonly kind: 'close'; readonly isOldest?: true; readonly room?: ClosingRoom } & PlannedFee)
  | ({ readonly kind: 'move' } & PlannedMove)
  /** The account becomes another product, whose fee is `toFeeCents`. */
  | ({ readonly kind: 'change'; readonly to: string; readonly toFeeCents: number } & PlannedFee)
);

/** The opening for which a card is closed, and the title of the rule that would refuse it or its bonus. */
export type ClosingRoom = Pick<Room, 'card' | 'what'> & { readonly title: string };

export type DatedBonus = PlannedBonus & BonusTerms;

const MONTHS_A_YEAR = 12;
/** A plan counts the window of a bonus in months of so many days. */
const DAYS_A_MONTH = 30;
const order = { move: 0, close: 1, change: 1, open: 2, fee: 3, bonus: 4, due: 5 } as const;

/** Spending on a card from one month up to, but excluding, another, largest first. */
function sumSpending(plan: Plan, card: string, from: number, until: number) {
  const lines = sumLines(plan.months.slice(from, until)).filter((line) => line.card === card);
  return lines.toSorted((a, b) => b.spendCents - a.spendCents);
}

/** True if a card that is closed was open longer than all others held then. */
function isOldest({ history }: PlanFacts, plan: Plan, { month, card }: PlanStep): boolean {
  const gone = plan.steps.filter((step) => step.action === 'close' && step.month < month);
  const open = history.filter(
    ({ id, status }) => status === 'held' && !gone.some((step) => step.card === id),
  );
  const closing = open.find(({ id }) => id === card)?.openedOn ?? null;
  const others = open.filter(({ id }) => id !== card);
  return (
    closing !== null &&
    others.length > 0 &&
    others.every(({ openedOn }) => openedOn !== null && openedOn > closing)
  );
}

function findRoom({ book }: PlanFacts, { room }: PlanStep & { action: 'close' }) {
  const product = room && book.cards.get(room.card);
  const found = product && book.rulesOf(product).find(({ rule }) => rule.slug === room.rule);
  return found && { card: room.card, what: room.what, title: found.rule.title };
}

/** Lists the plan's steps, bonuses and fees month by month. */
export function listEvents(facts: PlanFacts, plan: Plan): readonly PlanEvent[] {
  const { question } = facts;
  const cards = new Map(question.catalog.cards.map((card) => [card.slug, card]));
  const events: PlanEvent[] = [];
  const feeOf = (slug: string) => cards.get(slug)?.annualFeeCents ?? 0;
  const openedIn = new Map<string, number>([
    ...question.history
      .filter(({ card, closedOn }) => closedOn === null && !facts.undated.includes(card))
      .map(({ card, openedOn }) => [card, calendarMonthsBetween(question.date, openedOn)] as const),
    ...plan.steps
      .filter(({ action }) => action === 'open')
      .map(({ card, month }) => [card, month] as const),
  ]);
  const changes = plan.steps.flatMap((step) => (step.action === 'change' ? [step] : []));
  const accounts = new Map(openedIn);
  for (const { card, to } of changes) accounts.set(to, openedIn.get(card) ?? 0);
  const ends = new Map<string, Extract<PlanEvent, { kind: 'close' | 'change' }>>();
  const judged = judgeOpenings(facts, plan);
  const bonuses = plan.bonuses.map((bonus): DatedBonus => {
    const openedOn = judged.get(bonus.card)?.from ?? null;
    return { ...bonus, ...findBonusTerms(facts, bonus, openedOn) };
  });
  for (const step of plan.steps) {
    const { month, card } = step;
    if (step.action !== 'open') {
      const due = closingFee(facts, card, month, accounts.get(card) ?? month);
      const fee = { month, card, feeCents: feeOf(card), ...due };
      if (step.action === 'change') {
        ends.set(card, { kind: 'change', ...fee, to: step.to, toFeeCents: feeOf(step.to) });
        continue;
      }
      const room = findRoom(facts, step);
      const oldest = isOldest(facts, plan, step) && { isOldest: true as const };
      ends.set(card, { kind: 'close', ...fee, ...oldest, ...(room && { room }) });
      continue;
    }
    const earned = bonuses.filter((bonus) => bonus.card === card);
    const opening = judged.get(card);
    const days = Math.max(
      0,
      ...(cards.get(card)?.bonus?.tiers ?? []).map((tier) => tier.windowDays),
    );
    const last = month + Math.floor(days / DAYS_A_MONTH);
    const window = sumSpending(plan, card, month, last);
    const spending = sumSpending(plan, card, 0, plan.months.length);
    if (opening) {
      events.push({ kind: 'open', month, card, bonuses: earned, window, spending, ...opening });
    }
  }
  for (const bonus of bonuses) {
    const { card, month, dueOn } = bonus;
    events.push({ kind: 'bonus', month, card, bonus });
    const dueIn = dueOn === null ? month : calendarMonthsBetween(question.date, dueOn);
    if (dueOn !== null && dueIn > month && dueIn < question.horizonMonths) {
      events.push({ kind: 'due', month: dueIn, card, bonus, dueOn });
    }
  }
  events.push(...ends.values());
  events.push(...listMoves(facts, plan).map((move) => ({ kind: 'move' as const, ...move })));
  for (const [card, from] of openedIn) {
    const end = ends.get(card);
    const until = Math.min(end?.month ?? Infinity, question.horizonMonths);
    for (let month = from; month < until; month += MONTHS_A_YEAR) {
      const isFirst = month === from;
      const due = isFirst ? { dueIn: month, dueOn: null } : dueAround(facts, card, month);
      const feeCents = isFirst ? (cards.get(card)?.firstYearFeeCents ?? 0) : feeOf(card);
      const refundDays = end?.dueIn === due.dueIn ? end.refundDays : null;
      const isPast = due.dueIn < 0 || (due.dueOn !== null && due.dueOn < question.date);
      if (isPast || due.dueIn >= until || feeCents === 0) continue;
      events.push({ kind: 'fee', month: due.dueIn, card, feeCents, isFirst, ...due, refundDays });
    }
  }
  for (const { month: from, card, to } of changes) {
    const until = Math.min(ends.get(to)?.month ?? Infinity, question.horizonMonths);
    const feeCents = feeOf(to);
    // The first fee after a product change replaces the account's own; later ones follow its years.
    for (let month = from; month < until && feeCents > 0; month += 1) {
      const isAnniversary = (month - (openedIn.get(card) ?? 0)) % MONTHS_A_YEAR === 0;
      if (month !== from && !isAnniversary) continue;
      const due = { dueIn: month, dueOn: null, refundDays: null };
      events.push({ kind: 'fee', month, card: to, feeCents, isFirst: false, ...due });
    }
  }
  return events.sort((a, b) => a.month - b.month || order[a.kind] - order[b.kind]);
}

/** For each month of the plan, counts cards on the personal credit report opened in it and the 23 months before. */
export function countNewCards(
  { question, book, history }: PlanFacts,
  plan: Plan,
): readonly number[] {
  const isReported = (card: string) => book.cards.get(card)?.countsToward524 ?? false;
  const opened = [
    ...history
      .filter(({ card }) => isReported(card))
      .flatMap(({ openedOn, approvedOn, appliedOn }) => {
        const day = openedOn ?? approvedOn ?? appliedOn;
        return day === null ? [] : [calendarMonthsBetween(question.date, day)];
      }),
    ...plan.steps
      .filter(({ action, card }) => action === 'open' && isReported(card))
      .map(({ month }) => month),
  ];
  return plan.months.map(
    (_, month) => opened.filter((at) => at <= month && at > month - COUNT_MONTHS).length,
  );
}
