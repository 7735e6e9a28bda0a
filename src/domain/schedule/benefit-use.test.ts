import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { type BenefitUse, type HeldBenefit, benefitStatus } from './benefit-use.ts';
import { describeBenefitStatus } from './describe-schedule.ts';

const today = calendarDate('2026-11-21');
const uberCash: HeldBenefit = {
  period: 'month',
  alignment: 'calendar',
  startMonth: null,
  excludesFirstYear: false,
  openedOn: calendarDate('2025-03-10'),
  closedOn: null,
  valueCents: 1_500,
  occurrencesPerPeriod: 1,
};
const used = (usedOn: string, amountCents: number): BenefitUse => ({
  usedOn: calendarDate(usedOn),
  amountCents,
});

describe('where a benefit stands', () => {
  it('counts this period’s uses only, and what was taken back', () => {
    const uses = [used('2026-10-31', 1_500), used('2026-11-01', 900), used('2026-11-20', -300)];
    const status = benefitStatus(uberCash, uses, today);
    expect(status).toMatchObject({
      kind: 'current',
      usedCents: 600,
      leftCents: 900,
      daysLeft: 9,
      resetsOn: '2026-12-01',
    });
    expect(describeBenefitStatus(status)).toBe('$9 of $15 left until November 30, 2026.');
  });

  it('says when it is whole again once it is used up', () => {
    const status = benefitStatus(uberCash, [used('2026-11-02', 1_600)], today);
    expect(status).toMatchObject({ leftCents: 0 });
    expect(describeBenefitStatus(status)).toBe('All $15 used; whole again on December 1, 2026.');
  });

  it('multiplies by the occurrences of a period', () => {
    const edit: HeldBenefit = {
      ...uberCash,
      period: 'year',
      valueCents: 25_000,
      occurrencesPerPeriod: 2,
    };
    expect(benefitStatus(edit, [used('2026-02-02', 25_000)], today)).toMatchObject({
      totalCents: 50_000,
      leftCents: 25_000,
      daysLeft: 40,
    });
  });

  it('waits for December where it is a December credit', () => {
    const december: HeldBenefit = {
      ...uberCash,
      period: 'year',
      startMonth: 12,
      valueCents: 2_000,
    };
    const status = benefitStatus(december, [], today);
    expect(status).toEqual({
      kind: 'not-yet',
      usableFrom: '2026-12-01',
      daysUntil: 10,
      totalCents: 2_000,
    });
    expect(describeBenefitStatus(status)).toBe(
      '$20 can be used from December 1, 2026, in 10 days.',
    );
    expect(benefitStatus(december, [], calendarDate('2026-12-31'))).toMatchObject({ daysLeft: 0 });
  });

  it('waits for the first anniversary where the first year is excluded', () => {
    const night: HeldBenefit = {
      ...uberCash,
      period: 'year',
      alignment: 'anniversary',
      excludesFirstYear: true,
      openedOn: calendarDate('2026-03-10'),
    };
    expect(benefitStatus(night, [], today)).toMatchObject({
      kind: 'not-yet',
      usableFrom: '2027-03-10',
    });
  });

  it('waits for a card that is opened later', () => {
    const later: HeldBenefit = { ...uberCash, openedOn: calendarDate('2027-02-14') };
    expect(benefitStatus(later, [], today)).toMatchObject({
      kind: 'not-yet',
      usableFrom: '2027-02-14',
    });
  });

  it('ends with the card', () => {
    const closing: HeldBenefit = { ...uberCash, closedOn: calendarDate('2026-11-25') };
    expect(benefitStatus(closing, [], today)).toMatchObject({ lastDay: '2026-11-24', daysLeft: 3 });
    expect(benefitStatus(closing, [], calendarDate('2026-11-25'))).toMatchObject({
      kind: 'closed',
    });
  });

  it('asks for the opening day that it hangs on', () => {
    const status = benefitStatus(
      { ...uberCash, alignment: 'anniversary', openedOn: null },
      [],
      today,
    );
    expect(status).toEqual({ kind: 'unknown', missing: 'opened-on' });
    expect(describeBenefitStatus(status)).toContain('Enter the day you opened the card');
  });
});
