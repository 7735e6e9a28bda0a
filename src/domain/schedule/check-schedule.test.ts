import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { checkDatedHoldings } from './check-schedule.ts';
import { describeUpcoming } from './describe-schedule.ts';
import { listUpcoming } from './upcoming.ts';

const schedule = {
  openedOn: '2024-02-29',
  closedOn: null,
  annualFeeCents: 9_500,
  firstYearFeeCents: 0,
  feeMonth: null,
  feeDay: null,
};
const tracking = { requiredCents: 400_000, spentCents: 0, deadline: '2027-01-01', postedOn: null };
const benefit = {
  period: 'month',
  alignment: 'calendar',
  startMonth: null,
  excludesFirstYear: false,
  openedOn: '2024-02-29',
  closedOn: null,
  valueCents: 1_000,
  occurrencesPerPeriod: 1,
};
const named = { id: '1', cardName: 'Gold' };
const held = {
  ...named,
  benefitName: 'dining',
  benefit,
  uses: [{ usedOn: '2026-11-01', amountCents: 5 }],
};
const holdings = {
  fees: [{ ...named, schedule }],
  bonuses: [{ ...named, tracking }],
  benefits: [held],
};
const fees = (changes: object) => ({
  ...holdings,
  fees: [{ ...named, schedule: { ...schedule, ...changes } }],
});

describe('what deadlines come from', () => {
  it('passes as it is when it fits', () => {
    expect(checkDatedHoldings(holdings)).toEqual({ ok: true, value: holdings });
  });

  it.each([
    ['fees[0].schedule.openedOn', fees({ openedOn: '2025-02-29' })],
    ['fees[0].schedule.openedOn', fees({ openedOn: '9999-12-31' })],
    ['fees[0].schedule.closedOn', fees({ closedOn: '2024-02-28' })],
    ['fees[0].schedule.annualFeeCents', fees({ annualFeeCents: -1 })],
    ['fees[0].schedule.annualFeeCents', fees({ annualFeeCents: NaN })],
    ['fees[0].schedule.feeMonth', fees({ feeMonth: 13 })],
    ['fees[0].schedule.feeDay', fees({ feeDay: 5 })],
    [
      'bonuses[0].tracking.deadline',
      { ...holdings, bonuses: [{ ...named, tracking: { ...tracking, deadline: null } }] },
    ],
    [
      'benefits[0].benefit.period',
      { ...holdings, benefits: [{ ...held, benefit: { ...benefit, period: 'week' } }] },
    ],
    [
      'benefits[0].uses[0].usedOn',
      { ...holdings, benefits: [{ ...held, uses: [{ usedOn: '', amountCents: 1 }] }] },
    ],
    ['fees', { ...holdings, fees: null }],
  ])('is refused at %s', (path, value) => {
    expect(checkDatedHoldings(value)).toMatchObject({ ok: false, refusal: { path } });
  });

  it('is refused, or gives sound deadlines, with any field replaced by anything', () => {
    const date = fc.constantFrom(
      '1900-01-31',
      '2024-02-29',
      '2199-12-31',
      '2026-11-21',
      'no day',
      null,
    );
    const value = fc.oneof(
      fc.anything(),
      date,
      fc.integer(),
      fc.constantFrom('year', 'four_years', 'anniversary', true),
    );
    const part = fc.constantFrom(...Object.keys({ ...schedule, ...tracking, ...benefit }));
    fc.assert(
      fc.property(part, value, fc.integer({ min: 0, max: 1_000 }), (key, replacement, days) => {
        const swap = <T extends object>(row: T) =>
          key in row ? { ...row, [key]: replacement } : row;
        const checked = checkDatedHoldings({
          fees: [{ ...named, schedule: swap(schedule) }],
          bonuses: [{ ...named, tracking: swap(tracking) }],
          benefits: [{ ...held, benefit: swap(benefit) }],
        });
        if (!checked.ok) {
          expect(checked.refusal.path).toContain(key);
          return;
        }
        const today = calendarDate('2026-11-21');
        for (const item of listUpcoming(checked.value, today, days)) {
          expect(item.date >= today).toBe(true);
          expect(describeUpcoming(item)).not.toMatch(/NaN|undefined|Infinity/);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
