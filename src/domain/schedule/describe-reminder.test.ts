import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { nameDue } from './describe-reminder.ts';

it('says what is left of a credit where amounts are wanted, and never what its name says it is worth', () => {
  const credit = (benefitName: string, tellsAmounts: boolean) =>
    nameDue(
      {
        kind: 'benefit-lapses',
        id: 'gold:1',
        cardName: 'Gold',
        benefitName,
        date: calendarDate('2026-11-30'),
        leftCents: 600,
      },
      tellsAmounts,
    );
  expect(credit('$10 monthly dining credit', false)).toBe(
    'Gold: monthly dining credit lapses after Nov 30',
  );
  expect(credit('$1,200.50 travel credit', false)).toBe('Gold: travel credit lapses after Nov 30');
  expect(credit('$10 monthly dining credit', true)).toBe(
    'Gold: $6 of monthly dining credit lapses after Nov 30',
  );
});
