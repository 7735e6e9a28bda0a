import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dateOfDayNumber } from './calendar.ts';
import { ALWAYS, daysOfSpanWithin, spanIncludes } from './date-span.ts';
import { formatLongDate } from './format.ts';

const day = (offset: number) => dateOfDayNumber(20_000 + offset);
const end = fc.option(fc.integer({ min: -60, max: 120 }).map(day), { nil: null });

describe('a span of days', () => {
  it('includes both of its ends', () => {
    const span = { from: day(1), to: day(3) };
    expect([0, 1, 3, 4].map((offset) => spanIncludes(span, day(offset)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(spanIncludes(ALWAYS, day(0))).toBe(true);
  });

  it('counts the days it shares with another as one counts them by hand', () => {
    fc.assert(
      fc.property(end, end, fc.nat(40), (from, to, length) => {
        let counted = 0;
        for (let i = 0; i <= length; i += 1) {
          if (spanIncludes({ from, to }, addDays(day(0), i))) counted += 1;
        }
        expect(daysOfSpanWithin({ from, to }, day(0), day(length))).toBe(counted);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('writes a date for people', () => {
  expect(formatLongDate(calendarDate('2026-11-01'))).toBe('November 1, 2026');
});
