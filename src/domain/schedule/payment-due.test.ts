import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import {
  daysUntilDue,
  listPaymentDues,
  needsPaymentReminder,
  nextPaymentDue,
  nextStatementClosing,
} from './payment-due.ts';

const days = (statementDay: number | null, dueDay: number | null) => ({ statementDay, dueDay });

describe('the next closing and the next due day', () => {
  it.each([
    [14, '2026-11-28', '2026-12-14'],
    [28, '2026-11-28', '2026-11-28'],
    [27, '2026-12-28', '2027-01-27'],
    [31, '2026-11-28', '2026-11-30'],
    [31, '2026-12-01', '2026-12-31'],
    [31, '2027-02-01', '2027-02-28'],
    [30, '2028-02-01', '2028-02-29'],
    [30, '2028-02-29', '2028-02-29'],
    [31, '2027-01-31', '2027-01-31'],
  ])('day %i from %s is %s', (day, today, expected) => {
    expect(nextStatementClosing(days(day, null), calendarDate(today))).toBe(expected);
    expect(nextPaymentDue(days(null, day), calendarDate(today))).toBe(expected);
  });

  it('is unknown without its day', () => {
    expect(nextStatementClosing(days(null, 14), calendarDate('2026-11-28'))).toBeNull();
    expect(nextPaymentDue(days(14, null), calendarDate('2026-11-28'))).toBeNull();
  });

  it('lists each month once, with both ends and without a drift after February', () => {
    expect(
      listPaymentDues(days(null, 31), calendarDate('2027-01-31'), calendarDate('2027-04-30')),
    ).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(
      listPaymentDues(days(null, 14), calendarDate('2026-11-15'), calendarDate('2026-12-13')),
    ).toEqual([]);
  });
});

describe('the days until a purchase is due', () => {
  it.each([
    // Closes on December 20, due on January 15.
    ['2026-11-29', 20, 15, 47],
    // On the closing day it is still on that statement: November 20 to December 15.
    ['2026-11-20', 20, 15, 25],
    // A day later it is on the next: December 20, January 15.
    ['2026-11-21', 20, 15, 55],
    // Closes on November 3 and is due in the same month, 25 days later.
    ['2026-11-01', 3, 28, 27],
    // November 25 would be 5 days after the closing: December 25.
    ['2026-11-20', 20, 25, 35],
    // Day 31 closes on February 28, or 29, and is due on March 25.
    ['2027-02-01', 31, 25, 52],
    ['2028-02-01', 31, 25, 53],
    // Closes on December 28, due on the last day of January.
    ['2026-12-28', 28, 31, 34],
    // Closes on January 9, due on January 31, 22 days later.
    ['2027-01-09', 9, 31, 22],
    // Closes on January 31, due on February 28 at day 30.
    ['2027-01-31', 31, 30, 28],
  ])('%s, closing %i, due %i: %i', (boughtOn, statementDay, dueDay, expected) => {
    expect(daysUntilDue(days(statementDay, dueDay), calendarDate(boughtOn))).toBe(expected);
  });

  it('is unknown without both days', () => {
    expect(daysUntilDue(days(null, 15), calendarDate('2026-11-29'))).toBeNull();
    expect(daysUntilDue(days(20, null), calendarDate('2026-11-29'))).toBeNull();
  });
});

it('reminds unless the whole statement is paid', () => {
  expect(needsPaymentReminder(null)).toBe(true);
  expect(needsPaymentReminder('none')).toBe(true);
  expect(needsPaymentReminder('minimum')).toBe(true);
  expect(needsPaymentReminder('statement')).toBe(false);
});
