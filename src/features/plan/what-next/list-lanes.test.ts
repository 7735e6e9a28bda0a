import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents, points } from '@/domain/units.ts';
import { listLanes } from './list-lanes.ts';
import type { PlanEvent } from './list-steps.ts';

const month = (...cards: string[]) => ({ cards, lines: [] });
const fee = { feeCents: 9500, dueIn: 2, dueOn: null, refundDays: null };

it('makes one bar of each account: opened with its bonus, closed, changed, or kept', () => {
  const months = [
    month('keep', 'close', 'change'),
    month('keep', 'close', 'change', 'new'),
    month('keep', 'free', 'new'),
    month('keep', 'free', 'new'),
  ];
  const bonus = {
    ...{ card: 'new', month: 2, spendCents: cents(300_000), valueCents: cents(75_000) },
    ...{ dueOn: null, points: points(60_000), cashCents: cents(0) },
  };
  const opening = {
    ...{ from: calendarDate('2026-12-01'), warnings: [], before: [] },
    ...{ bonuses: [bonus], window: [], spending: [] },
  };
  const events: readonly PlanEvent[] = [
    { kind: 'open', month: 1, card: 'new', ...opening },
    { kind: 'bonus', month: 2, card: 'new', bonus },
    { kind: 'close', month: 2, card: 'close', ...fee },
    { kind: 'change', month: 2, card: 'change', to: 'free', toFeeCents: 0, ...fee },
  ];
  const plain = { bonus: null, then: null, isNew: false, savedCents: 0, from: 0 };
  expect(listLanes({ months }, events)).toEqual([
    { ...plain, card: 'keep', until: 4, end: null },
    { ...plain, card: 'close', until: 2, end: 'close', savedCents: 9500 },
    {
      ...{ ...plain, card: 'change', until: 2, end: 'change', savedCents: 9500 },
      then: { card: 'free', until: 4 },
    },
    {
      ...{ ...plain, card: 'new', from: 1, until: 4, end: null, isNew: true },
      bonus: { until: 3, valueCents: 75_000 },
    },
  ]);
});
