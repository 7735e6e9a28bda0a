import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate, dateOfDayNumber, partsOf } from '../calendar.ts';
import { type FeeSchedule, listAnnualFees, nextAnnualFee } from './annual-fee.ts';
import { describeNextAnnualFee } from './describe-schedule.ts';

const schedule = (openedOn: string, changes: Partial<FeeSchedule> = {}): FeeSchedule => ({
  openedOn: calendarDate(openedOn),
  closedOn: null,
  annualFeeCents: 9_500,
  firstYearFeeCents: 9_500,
  feeMonth: null,
  feeDay: null,
  ...changes,
});

function nextDue(fees: FeeSchedule, today: string): string | null {
  const next = nextAnnualFee(fees, calendarDate(today));
  return next.kind === 'due' ? next.dueOn : null;
}

describe('the next annual fee', () => {
  it('falls on the anniversary of opening', () => {
    expect(nextDue(schedule('2023-05-17'), '2026-11-21')).toBe('2027-05-17');
    expect(nextDue(schedule('2023-05-17'), '2026-05-17')).toBe('2026-05-17');
    expect(nextDue(schedule('2023-05-17'), '2026-05-18')).toBe('2027-05-17');
  });

  it('falls on February 28 in ordinary years for a card opened on a leap day', () => {
    expect(nextDue(schedule('2024-02-29'), '2025-01-01')).toBe('2025-02-28');
    expect(nextDue(schedule('2024-02-29'), '2027-03-01')).toBe('2028-02-29');
  });

  it('skips a first year that is waived', () => {
    const waived = schedule('2026-11-21', { firstYearFeeCents: 0 });
    expect(nextAnnualFee(waived, calendarDate('2026-11-21'))).toEqual({
      kind: 'due',
      dueOn: '2027-11-21',
      cardYear: 2,
      amountCents: 9_500,
      isWaived: false,
      daysLeft: 365,
    });
  });

  it('charges the first year of a card that opens later', () => {
    const reduced = schedule('2027-01-10', { firstYearFeeCents: 4_900 });
    expect(nextAnnualFee(reduced, calendarDate('2026-11-21'))).toMatchObject({
      dueOn: '2027-01-10',
      cardYear: 1,
      amountCents: 4_900,
    });
  });

  it.each([
    ['the month after the anniversary', '2024-03-20', 4, null, '2025-01-01', '2025-04-20'],
    ['the month before the anniversary', '2024-03-20', 2, 5, '2025-01-01', '2025-02-05'],
    ['not a month after opening', '2024-03-20', 4, 1, '2024-03-25', '2025-04-01'],
    ['across the turn of the year', '2023-12-20', 1, 5, '2024-02-01', '2025-01-05'],
    ['on the last day of a short month', '2024-01-31', 2, 31, '2025-01-01', '2025-02-28'],
    ['half a year away counts as before', '2024-03-20', 9, 21, '2024-04-01', '2024-09-21'],
  ])('follows the member’s own day: %s', (_, openedOn, feeMonth, feeDay, today, expected) => {
    expect(nextDue(schedule(openedOn, { feeMonth, feeDay }), today)).toBe(expected);
  });

  it('ends with the card', () => {
    const closing = schedule('2024-06-01', { closedOn: calendarDate('2026-06-01') });
    expect(nextDue(closing, '2025-05-01')).toBe('2025-06-01');
    expect(nextAnnualFee(closing, calendarDate('2025-07-01'))).toEqual({
      kind: 'none',
      reason: 'closed',
    });
  });

  it('does not exist for a card without a fee', () => {
    const free = schedule('2024-06-01', { annualFeeCents: 0, firstYearFeeCents: 0 });
    expect(nextAnnualFee(free, calendarDate('2026-01-01'))).toEqual({
      kind: 'none',
      reason: 'no-annual-fee',
    });
    expect(listAnnualFees(free, calendarDate('2024-01-01'), calendarDate('2030-01-01'))).toEqual(
      [],
    );
  });
});

describe('a card whose opening day is not known', () => {
  const today = calendarDate('2026-11-21');
  const unknown = schedule('2020-01-01', { openedOn: null });

  it('still has a fee in the month that the member gives', () => {
    expect(nextDue({ ...unknown, feeMonth: 3 }, '2026-11-21')).toBe('2027-03-01');
    expect(nextDue({ ...unknown, feeMonth: 11, feeDay: 21 }, '2026-11-21')).toBe('2026-11-21');
  });

  it('is asked about otherwise, unless it costs nothing', () => {
    expect(nextAnnualFee(unknown, today)).toEqual({ kind: 'unknown', missing: 'opened-on' });
    const free = { ...unknown, annualFeeCents: 0 };
    expect(nextAnnualFee(free, today)).toEqual({ kind: 'none', reason: 'no-annual-fee' });
  });
});

describe('describing the next fee', () => {
  it.each([
    [schedule('2024-12-01'), '$95 for year 3 is due in 10 days, on December 1, 2026.'],
    [schedule('2025-11-22'), '$95 for year 2 is due tomorrow, on November 22, 2026.'],
    [
      schedule('2024-12-01', { closedOn: calendarDate('2026-11-30') }),
      'No further annual fee: the card is closed before the next one.',
    ],
    [
      schedule('2024-12-01', { annualFeeCents: 0, firstYearFeeCents: 0 }),
      'This card has no annual fee.',
    ],
    [
      schedule('2024-12-01', { openedOn: null, feeMonth: 11, feeDay: 21 }),
      '$95 is due today, on November 21, 2026.',
    ],
    [
      schedule('2024-12-01', { openedOn: null }),
      'Enter the day you opened the card, or the month of its fee, to see the next one.',
    ],
  ])('says it in a sentence', (fees, sentence) => {
    expect(describeNextAnnualFee(nextAnnualFee(fees, calendarDate('2026-11-21')))).toBe(sentence);
  });
});

describe('listing fees', () => {
  it('shows the waived year with nothing to pay', () => {
    const fees = listAnnualFees(
      schedule('2026-02-28', { firstYearFeeCents: 0 }),
      calendarDate('2026-01-01'),
      calendarDate('2028-12-31'),
    );
    expect(fees.map(({ dueOn, amountCents, isWaived }) => [dueOn, amountCents, isWaived])).toEqual([
      ['2026-02-28', 0, true],
      ['2027-02-28', 9_500, false],
      ['2028-02-28', 9_500, false],
    ]);
  });

  it('is never before today, one a year, on the anniversary, and nothing is missed', () => {
    const day = fc.integer({ min: 7_000, max: 25_000 }).map(dateOfDayNumber);
    const override = fc.option(
      fc.record({
        feeMonth: fc.integer({ min: 1, max: 12 }),
        feeDay: fc.integer({ min: 1, max: 31 }),
      }),
      { nil: null },
    );
    fc.assert(
      fc.property(day, day, override, (openedOn, today, own) => {
        const fees = schedule(openedOn, own ?? {});
        const next = nextAnnualFee(fees, today);
        expect(next).toMatchObject({ kind: 'due' });
        if (next.kind !== 'due') return;
        expect(next.dueOn >= today && next.dueOn >= openedOn).toBe(true);
        expect(addDays(today, next.daysLeft)).toBe(next.dueOn);
        if (own === null)
          expect(next.dueOn).toBe(addMonths(openedOn, 12 * ((next.cardYear ?? 0) - 1)));
        else if (next.cardYear !== 1) expect(partsOf(next.dueOn).month).toBe(own.feeMonth);
        const between = today > openedOn ? today : openedOn;
        expect(listAnnualFees(fees, between, addDays(next.dueOn, -1))).toEqual([]);
        const decade = listAnnualFees(fees, openedOn, addMonths(openedOn, 120));
        expect(decade.map((fee) => fee.cardYear)).toEqual(decade.map((_, index) => index + 1));
        expect(decade.length).toBeGreaterThanOrEqual(10);
        expect(decade.length).toBeLessThanOrEqual(11);
      }),
      { numRuns: 1_500 },
    );
  });
});
