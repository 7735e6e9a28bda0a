import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import type { PlannedBonus } from '@/domain/plan/describe-plan.ts';
import { bonusWindowOf, computeBonusDeadline } from '@/domain/schedule/bonus-deadline.ts';
import type { PlanFacts } from './judge-openings.ts';

/**
 * The last day on which a purchase counts for a bonus: of a card of the plan as if it were approved on the day on which the
 * plan opens it, of a held one as the member tracks it. Null: there is none, or nobody knows it.
 */
export function findBonusDue(
  { question, trackers }: PlanFacts,
  { card, spendCents }: PlannedBonus,
  openedOn: CalendarDate | null,
): CalendarDate | null {
  if (openedOn === null) {
    const tracker = trackers.find(
      (row) =>
        row.member_card_id === card &&
        row.posted_on === null &&
        Math.max(0, row.required_spend_cents - row.spent_cents) === spendCents,
    );
    return parseCalendarDate(tracker?.deadline_on);
  }
  const offer = question.catalogue.cards.find(({ slug }) => slug === card)?.bonus;
  const tier = offer?.tiers.find((each) => each.spendCents === spendCents);
  if (!tier || tier.windowDays === 0) return null;
  return computeBonusDeadline(openedOn, bonusWindowOf(tier.windowDays, false)).lastDay;
}
