import { expect, it } from 'vitest';
import { calendarDate, parseCalendarDate } from '../calendar.ts';
import type { FeeSchedule } from './annual-fee.ts';
import { findOpenRefund, listRefundWindows } from './fee-refund.ts';

const schedule: FeeSchedule = {
  openedOn: parseCalendarDate('2023-11-01'),
  closedOn: null,
  annualFeeCents: 9_500,
  firstYearFeeCents: 0,
  feeMonth: null,
  feeDay: null,
};
const on = (day: string, days: number | null) => findOpenRefund(schedule, days, calendarDate(day));

it('lasts as many days after the fee as the issuer gives', () => {
  expect(on('2026-11-24', 30)).toEqual({
    chargedOn: '2026-11-01',
    amountCents: 9_500,
    until: '2026-12-01',
    daysLeft: 7,
  });
  expect(on('2026-12-01', 30)?.daysLeft).toBe(0);
  expect(on('2026-12-02', 30)).toBeNull();
  expect(on('2026-10-31', 30)).toBeNull();
});

it('does not exist if none is known, if the issuer gives none, or if the fee was waived', () => {
  expect(on('2026-11-24', null)).toBeNull();
  expect(on('2026-11-24', 0)).toBeNull();
  expect(on('2023-11-10', 30)).toBeNull();
});

it('is listed ahead for every fee whose refund ends within the time', () => {
  const windows = listRefundWindows(
    schedule,
    30,
    calendarDate('2025-12-01'),
    calendarDate('2027-12-01'),
  );
  expect(windows.map(({ fee, until }) => [fee.dueOn, until])).toEqual([
    ['2025-11-01', '2025-12-01'],
    ['2026-11-01', '2026-12-01'],
    ['2027-11-01', '2027-12-01'],
  ]);
});
