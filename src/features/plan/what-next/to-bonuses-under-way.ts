import { type CalendarDate, calendarMonthsBetween, parseCalendarDate } from '@/domain/calendar.ts';
import type { BonusUnderWay } from '@/domain/plan/plan-question.ts';
import { cents, points } from '@/domain/units.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';

/** Remaining requirements of a held card's active bonuses; `share` is the part of their value that counts. */
export function toBonusesUnderWay(
  { id, bonus_posted_on }: MemberCard,
  trackers: readonly BonusTrackerRow[],
  date: CalendarDate,
  share: number,
): readonly BonusUnderWay[] {
  if (bonus_posted_on !== null) return [];
  return trackers.flatMap((row): BonusUnderWay[] => {
    if (row.member_card_id !== id || row.posted_on !== null) return [];
    const needed = Math.max(0, row.required_spend_cents - row.spent_cents);
    const deadline = parseCalendarDate(row.deadline_on);
    const isLapsed = deadline !== null && deadline < date;
    if (isLapsed && needed > 0) return [];
    return [
      {
        spendCents: cents(needed),
        // A requirement already met only waits for the issuer, whatever the deadline.
        untilMonth:
          deadline === null || isLapsed ? Infinity : calendarMonthsBetween(date, deadline),
        points: points((row.points ?? 0) * share),
        cashCents: cents((row.cash_cents ?? 0) * share),
      },
    ];
  });
}
