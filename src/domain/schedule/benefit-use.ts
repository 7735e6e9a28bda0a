import { type CalendarDate, addDays, daysBetween, earlierOf } from '../calendar.ts';
import {
  type BenefitPeriod,
  type BenefitSchedule,
  benefitPeriodOn,
  nextResetOn,
} from './benefit-period.ts';

/** A benefit of a held card: `valueCents` may be used `occurrencesPerPeriod` times in each period. */
export type HeldBenefit = BenefitSchedule & {
  readonly valueCents: number;
  readonly occurrencesPerPeriod: number;
  readonly closedOn: CalendarDate | null;
};

export type BenefitUse = { readonly usedOn: CalendarDate; readonly amountCents: number };

export type BenefitStatus =
  | { readonly kind: 'unknown'; readonly missing: 'opened-on' }
  | { readonly kind: 'closed'; readonly closedOn: CalendarDate }
  | {
      readonly kind: 'not-yet';
      readonly usableFrom: CalendarDate;
      readonly daysUntil: number;
      readonly totalCents: number;
    }
  | {
      readonly kind: 'current';
      readonly period: BenefitPeriod;
      readonly totalCents: number;
      readonly usedCents: number;
      readonly leftCents: number;
      /** The last day of the period, or of the card if that is earlier; null: it never lapses. */
      readonly lastDay: CalendarDate | null;
      /** Days from today to `lastDay`; 0 on that day. */
      readonly daysLeft: number | null;
      readonly resetsOn: CalendarDate | null;
    };

/** Amount used within the period; a reversed use is negative. */
function usedWithin(period: BenefitPeriod, uses: readonly BenefitUse[]): number {
  return uses
    .filter(
      ({ usedOn }) =>
        period.startsOn <= usedOn && (period.endsOn === null || usedOn <= period.endsOn),
    )
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function lastDayOf(period: BenefitPeriod, closedOn: CalendarDate | null): CalendarDate | null {
  if (closedOn === null) return period.endsOn;
  const lastOfCard = addDays(closedOn, -1);
  return period.endsOn === null ? lastOfCard : earlierOf(period.endsOn, lastOfCard);
}

/** The first period from `date` on of which some day can be used. */
function nextUsablePeriod(schedule: BenefitSchedule, date: CalendarDate): BenefitPeriod | null {
  let period = benefitPeriodOn(schedule, date);
  while (period?.endsOn != null && period.usableFrom > period.endsOn) {
    const next = nextResetOn(period);
    period = next === null ? null : benefitPeriodOn(schedule, next);
  }
  return period;
}

/** A benefit's running period, amounts used and left, and renewal. Nothing carries over between periods. */
export function benefitStatus(
  benefit: HeldBenefit,
  uses: readonly BenefitUse[],
  today: CalendarDate,
): BenefitStatus {
  const { closedOn, openedOn } = benefit;
  if (closedOn !== null && closedOn <= today) return { kind: 'closed', closedOn };
  const from = openedOn !== null && openedOn > today ? openedOn : today;
  const period = nextUsablePeriod(benefit, from);
  if (period === null) return { kind: 'unknown', missing: 'opened-on' };
  if (closedOn !== null && closedOn <= period.usableFrom) return { kind: 'closed', closedOn };
  const totalCents = benefit.valueCents * benefit.occurrencesPerPeriod;
  if (period.usableFrom > today) {
    const { usableFrom } = period;
    return { kind: 'not-yet', usableFrom, daysUntil: daysBetween(today, usableFrom), totalCents };
  }
  // A purchase is covered up to the benefit's amount.
  const usedCents = Math.min(totalCents, usedWithin(period, uses));
  const lastDay = lastDayOf(period, closedOn);
  return {
    kind: 'current',
    period,
    totalCents,
    usedCents,
    leftCents: totalCents - usedCents,
    lastDay,
    daysLeft: lastDay === null ? null : daysBetween(today, lastDay),
    resetsOn: nextResetOn(period),
  };
}
