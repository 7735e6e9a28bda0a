import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate, dateOfDayNumber } from '../calendar.ts';
import {
  ALIGNMENTS,
  BENEFIT_PERIODS,
  type BenefitSchedule,
  benefitPeriodOn,
  nextResetOn,
} from './benefit-period.ts';

const schedule = (changes: Partial<BenefitSchedule>): BenefitSchedule => ({
  period: 'month',
  alignment: 'calendar',
  startMonth: null,
  excludesFirstYear: false,
  openedOn: calendarDate('2024-01-31'),
  ...changes,
});
const periodOn = (changes: Partial<BenefitSchedule>, date: string) =>
  benefitPeriodOn(schedule(changes), calendarDate(date));

describe('the period of a benefit', () => {
  it.each([
    ['month', 'calendar', '2026-11-21', '2026-11-01', '2026-11-30'],
    ['quarter', 'calendar', '2026-11-21', '2026-10-01', '2026-12-31'],
    ['half_year', 'calendar', '2026-06-30', '2026-01-01', '2026-06-30'],
    ['half_year', 'calendar', '2026-07-01', '2026-07-01', '2026-12-31'],
    ['year', 'calendar', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['year', 'anniversary', '2026-01-30', '2025-01-31', '2026-01-30'],
    ['year', 'anniversary', '2026-01-31', '2026-01-31', '2027-01-30'],
    ['month', 'anniversary', '2026-02-28', '2026-02-28', '2026-03-30'],
    ['month', 'anniversary', '2026-02-27', '2026-01-31', '2026-02-27'],
    ['quarter', 'anniversary', '2026-05-01', '2026-04-30', '2026-07-30'],
    ['four_years', 'anniversary', '2028-01-30', '2024-01-31', '2028-01-30'],
    ['four_years', 'calendar', '2028-01-01', '2028-01-01', '2031-12-31'],
  ] as const)('%s, %s, on %s runs from %s to %s', (period, alignment, date, startsOn, endsOn) => {
    expect(periodOn({ period, alignment }, date)).toMatchObject({ startsOn, endsOn });
  });

  it('turns on February 28 in ordinary years for a card opened on a leap day', () => {
    const leap = {
      period: 'year',
      alignment: 'anniversary',
      openedOn: calendarDate('2024-02-29'),
    } as const;
    expect(periodOn(leap, '2025-02-28')).toMatchObject({
      startsOn: '2025-02-28',
      endsOn: '2026-02-27',
    });
    expect(periodOn(leap, '2028-02-28')).toMatchObject({
      startsOn: '2027-02-28',
      endsOn: '2028-02-28',
    });
    expect(periodOn(leap, '2028-02-29')).toMatchObject({ startsOn: '2028-02-29' });
  });

  it('begins late where the card does', () => {
    expect(
      periodOn({ period: 'quarter', openedOn: calendarDate('2026-11-10') }, '2026-11-21'),
    ).toMatchObject({
      startsOn: '2026-10-01',
      usableFrom: '2026-11-10',
    });
  });

  it('begins in December where the benefit is a December one', () => {
    expect(periodOn({ period: 'year', startMonth: 12 }, '2026-11-21')).toEqual({
      startsOn: '2026-01-01',
      usableFrom: '2026-12-01',
      endsOn: '2026-12-31',
    });
  });

  it('is not usable in a first year that is excluded', () => {
    const late = { period: 'year', alignment: 'anniversary', excludesFirstYear: true } as const;
    expect(periodOn(late, '2024-06-01')).toMatchObject({
      usableFrom: '2025-01-31',
      endsOn: '2025-01-30',
    });
    expect(periodOn(late, '2025-01-31')).toMatchObject({
      usableFrom: '2025-01-31',
      endsOn: '2026-01-30',
    });
  });

  it('never ends where it is given once', () => {
    const once = periodOn({ period: 'once' }, '2026-11-21');
    expect(once).toMatchObject({ startsOn: '2024-01-31', endsOn: null });
    expect(once && nextResetOn(once)).toBeNull();
  });

  it('is unknown without the opening day that it hangs on', () => {
    expect(periodOn({ alignment: 'anniversary', openedOn: null }, '2026-11-21')).toBeNull();
    expect(periodOn({ alignment: 'calendar', openedOn: null }, '2026-11-21')).not.toBeNull();
    expect(periodOn({ alignment: 'anniversary' }, '2024-01-30')).toBeNull();
  });

  it('tiles time: no gap, no overlap, and every day lies in its own period', () => {
    const day = fc.integer({ min: 7_000, max: 25_000 }).map(dateOfDayNumber);
    const repeating = BENEFIT_PERIODS.filter((period) => period !== 'once');
    fc.assert(
      fc.property(
        day,
        fc.nat(5_000),
        fc.constantFrom(...repeating),
        fc.constantFrom(...ALIGNMENTS),
        (openedOn, after, period, alignment) => {
          const benefit = schedule({ period, alignment, openedOn });
          const date = addDays(openedOn, after);
          const found = benefitPeriodOn(benefit, date);
          if (found?.endsOn == null) return expect.unreachable();
          expect(found.startsOn <= date && date <= found.endsOn).toBe(true);
          expect(benefitPeriodOn(benefit, found.endsOn)).toEqual(found);
          const reset = nextResetOn(found);
          if (reset === null) return expect.unreachable();
          const next = benefitPeriodOn(benefit, reset);
          expect(next?.startsOn).toBe(reset);
          expect(addDays(reset, -1)).toBe(found.endsOn);
          const months = { month: 1, quarter: 3, half_year: 6, year: 12, four_years: 48 }[period];
          const exact = addMonths(found.startsOn, months);
          expect(reset >= exact && reset <= addDays(exact, 3)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
