import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import type { PlannedBonus } from '@/domain/plan/describe-plan.ts';
import { bonusWindowOf, computeBonusDeadline } from '@/domain/schedule/bonus-deadline.ts';
import type { PlanFacts } from './judge-openings.ts';

export type BonusTerms = {
  /** Last day on which a purchase counts; null if there is none, or it is unknown. */
  readonly dueOn: CalendarDate | null;
  readonly points: number;
  readonly cashCents: number;
};

/** A bonus's reward and deadline: planned, as if approved on the opening day; held, as the member tracks it. */
export function findBonusTerms(
  { question, trackers }: PlanFacts,
  { card, spendCents, valueCents }: PlannedBonus,
  openedOn: CalendarDate | null,
): BonusTerms {
  if (openedOn === null) {
    const underWay = question.history
      .flatMap((past) => (past.card === card ? past.bonusesUnderWay : []))
      .find((each) => each.spendCents === spendCents);
    const tracker = trackers.find(
      (row) =>
        row.member_card_id === card &&
        row.posted_on === null &&
        Math.max(0, row.required_spend_cents - row.spent_cents) === spendCents,
    );
    const { points, cashCents } = underWay ?? { points: 0, cashCents: valueCents };
    return { dueOn: parseCalendarDate(tracker?.deadline_on), points, cashCents };
  }
  const offer = question.catalog.cards.find(({ slug }) => slug === card)?.bonus;
  const tier = offer?.tiers.find((each) => each.spendCents === spendCents);
  if (!tier) return { dueOn: null, points: 0, cashCents: valueCents };
  const { windowDays, points, cashCents } = tier;
  const window = bonusWindowOf(windowDays, false);
  const dueOn = windowDays === 0 ? null : computeBonusDeadline(openedOn, window).lastDay;
  return { dueOn, points, cashCents };
}
