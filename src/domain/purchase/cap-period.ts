import type { CalendarDate } from '../calendar.ts';
import type { CapPeriod } from '../rewards/catalog/card.ts';
import { type BenefitPeriodName, benefitPeriodOn } from '../schedule/benefit-period.ts';

const NAMES: Readonly<Record<Exclude<CapPeriod, 'lifetime'>, BenefitPeriodName>> = {
  billing_cycle: 'month',
  month: 'month',
  quarter: 'quarter',
  half_year: 'half_year',
  calendar_year: 'year',
  anniversary_year: 'year',
};

/** Days, both included, that count together for a cap; null for an open first or last day. */
export type CapWindow = {
  readonly startsOn: CalendarDate | null;
  readonly endsOn: CalendarDate | null;
};

/**
 * Finds the period of a cap for a day. A billing cycle counts as the calendar month, as in the rest of the engine; a
 * card year without an opening day as the calendar year. Days before the card was opened never count.
 */
export function capWindowOn(
  period: CapPeriod,
  openedOn: CalendarDate | null,
  date: CalendarDate,
): CapWindow {
  if (period === 'lifetime') return { startsOn: openedOn, endsOn: null };
  const isAligned = period === 'anniversary_year' && openedOn !== null && openedOn <= date;
  const found = benefitPeriodOn(
    {
      period: NAMES[period],
      alignment: isAligned ? 'anniversary' : 'calendar',
      startMonth: null,
      excludesFirstYear: false,
      openedOn,
    },
    date,
  );
  return { startsOn: found?.usableFrom ?? openedOn, endsOn: found?.endsOn ?? null };
}

export function isWithin({ startsOn, endsOn }: CapWindow, day: CalendarDate): boolean {
  return (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn);
}
