import {
  addDays,
  addMonths,
  type CalendarDate,
  dateOf,
  partsOf,
  startOfMonth,
  calendarMonthsBetween,
} from '@/domain/calendar.ts';
import { entryOf } from '@/domain/entry-of.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import type { Preferences } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';

/** Converts a held card under its own id, so that the same product can be held twice, with the member's fee. */
export function toOwnCard(card: Card, { id, annual_fee_cents: own }: MemberCard): Card {
  const fee = own === null ? null : cents(own);
  const nameOf = (choice: string) => `${id} ${choice}`;
  return {
    ...card,
    slug: id,
    annualFeeCents: fee ?? card.annualFeeCents,
    firstYearFeeCents: fee ?? card.firstYearFeeCents,
    bonus: null,
    choices: card.choices.map((choice) => ({ ...choice, slug: nameOf(choice.slug) })),
    rules: card.rules.map((rule) => ({
      ...rule,
      choice: rule.choice === null ? null : nameOf(rule.choice),
    })),
  };
}

/** Adds the member's own values of each held card to the preferences, under that card's id. */
export function toOwnPreferences(
  preferences: Preferences,
  held: readonly { readonly card: Card; readonly memberCard: MemberCard }[],
): Preferences {
  const selected = held.flatMap(({ card, memberCard: { id, choices } }) =>
    card.choices.flatMap(({ slug }) => {
      const chosen = entryOf(choices, slug) ?? entryOf(preferences.selected, slug);
      return chosen ? [[`${id} ${slug}`, chosen] as const] : [];
    }),
  );
  const rates = held.flatMap(({ card, memberCard }) =>
    preferences.ownRates
      .filter((rate) => rate.card === card.slug)
      .map((rate) => ({ ...rate, card: memberCard.id })),
  );
  return {
    ...preferences,
    selected: { ...preferences.selected, ...Object.fromEntries(selected) },
    ownRates: [...preferences.ownRates, ...rates],
  };
}

/** Latest first day of a calendar month (1 to 12) on or before a date. */
function lastOf(month: number, date: CalendarDate): CalendarDate {
  const { year } = partsOf(date);
  const inYear = dateOf(year, month, 1);
  return inYear <= date ? inYear : dateOf(year - 1, month, 1);
}

function yearStart(
  memberCard: MemberCard,
  opened: CalendarDate | null,
  today: CalendarDate,
): CalendarDate | null {
  const { fee_month: month } = memberCard;
  if (month === null) return opened === null || opened > today ? null : opened;
  const day = memberCard.fee_day ?? 1;
  if (opened === null) return addDays(addMonths(lastOf(month, today), -12), day - 1);
  // The fee is charged around the opening: half a year after it at the latest.
  const after = lastOf(month, addMonths(opened, 5));
  const start = calendarMonthsBetween(today, after) > 0 ? addMonths(after, -12) : after;
  return addDays(start, day - 1);
}

/**
 * Month in which the fee year begins: the card's opening month, unless the member names another. Null if neither is
 * known. If the fee was charged earlier this month, more days ago than its refund period, the year began: the plan,
 * which works in months, starts it a month earlier, so that it does not close the card as if the fee were still due.
 */
export function feeYearStart(
  memberCard: MemberCard,
  opened: CalendarDate | null,
  today: CalendarDate,
  refundDays: number,
): CalendarDate | null {
  const start = yearStart(memberCard, opened, today);
  if (start === null) return null;
  const months = calendarMonthsBetween(start, today);
  const chargedOn = addMonths(start, months);
  const isCharged = months > 0 && months % 12 === 0 && chargedOn < today;
  const isPaid = isCharged && addDays(chargedOn, refundDays) < today;
  return startOfMonth(isPaid ? addMonths(start, -1) : start);
}
