import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarMonthsBetween,
  dateOf,
  laterOf,
  partsOf,
} from '../calendar.ts';

export const BENEFIT_PERIODS = [
  'month',
  'quarter',
  'half_year',
  'year',
  'four_years',
  'once',
] as const;
export type BenefitPeriodName = (typeof BENEFIT_PERIODS)[number];

export const ALIGNMENTS = ['calendar', 'anniversary'] as const;
type Alignment = (typeof ALIGNMENTS)[number];

const MONTHS_OF: Readonly<Record<Exclude<BenefitPeriodName, 'once'>, number>> = {
  month: 1,
  quarter: 3,
  half_year: 6,
  year: 12,
  four_years: 48,
};

/**
 * Recurrence of a held card's benefit. `startMonth` (1 to 12) is the month from which a yearly calendar benefit may
 * be used: 12 for a December credit. `excludesFirstYear` benefits begin on the first anniversary.
 */
export type BenefitSchedule = {
  readonly period: BenefitPeriodName;
  readonly alignment: Alignment;
  readonly startMonth: number | null;
  readonly excludesFirstYear: boolean;
  readonly openedOn: CalendarDate | null;
};

/**
 * One period: `startsOn` to `endsOn`, both included; `endsOn` is null for a one-time benefit. `usableFrom` is later
 * than `startsOn` if the card or the benefit begins within the period, and may be later than `endsOn` if none of the
 * period can be used.
 */
export type BenefitPeriod = {
  readonly startsOn: CalendarDate;
  readonly usableFrom: CalendarDate;
  readonly endsOn: CalendarDate | null;
};

/** Calendar periods of four years without an opening day begin in years divisible by four. */
const CALENDAR_ORIGIN = dateOf(1600, 1, 1);

/**
 * Day from which periods are counted, or null if the opening day is needed and unknown. Four-year credits follow the
 * account even if a source calls them calendar ones.
 */
function originOf({ alignment, period, openedOn }: BenefitSchedule): CalendarDate | null {
  if (alignment === 'anniversary' || period === 'once') return openedOn;
  if (period === 'four_years' && openedOn !== null) return dateOf(partsOf(openedOn).year, 1, 1);
  return CALENDAR_ORIGIN;
}

function usableFrom(schedule: BenefitSchedule, startsOn: CalendarDate): CalendarDate {
  const { openedOn, excludesFirstYear, startMonth, period, alignment } = schedule;
  let from = startsOn;
  if (openedOn !== null) {
    from = laterOf(from, excludesFirstYear ? addMonths(openedOn, 12) : openedOn);
  }
  if (startMonth !== null && period === 'year' && alignment === 'calendar') {
    from = laterOf(from, dateOf(partsOf(startsOn).year, startMonth, 1));
  }
  return from;
}

/**
 * Finds the period of `date`; null if the opening day is needed and unknown, or `date` is before it. Periods tile
 * time: the next one starts the day after this one ends.
 */
export function benefitPeriodOn(
  schedule: BenefitSchedule,
  date: CalendarDate,
): BenefitPeriod | null {
  const origin = originOf(schedule);
  if (origin === null || date < origin) return null;
  if (schedule.period === 'once') {
    return { startsOn: origin, usableFrom: usableFrom(schedule, origin), endsOn: null };
  }
  const length = MONTHS_OF[schedule.period];
  let index = Math.floor(calendarMonthsBetween(origin, date) / length);
  if (addMonths(origin, index * length) > date) index -= 1;
  const startsOn = addMonths(origin, index * length);
  const endsOn = addDays(addMonths(origin, (index + 1) * length), -1);
  return { startsOn, usableFrom: usableFrom(schedule, startsOn), endsOn };
}

/** First day of the next period, on which the benefit is full again; null if there is none. */
export function nextResetOn(period: BenefitPeriod): CalendarDate | null {
  return period.endsOn === null ? null : addDays(period.endsOn, 1);
}
