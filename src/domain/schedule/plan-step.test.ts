import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { toCalendarEvent } from '../export/calendar-events.ts';
import { describePush } from './describe-reminder.ts';
import { describeDue } from './describe-schedule.ts';
import { type DueHoldings, listDue } from './due.ts';
import { type StepCard, isStepOver } from './plan-step.ts';

type Step = DueHoldings['steps'][number];

const apply: Step = {
  action: 'apply',
  owner: null,
  product: 7,
  account: null,
  becomes: null,
  plannedOn: calendarDate('2026-12-05'),
  keptOn: calendarDate('2026-11-25'),
  cardName: 'Gold',
  becomesName: null,
  points: null,
};
const close: Step = {
  ...apply,
  action: 'close',
  product: 8,
  account: 'blue',
  plannedOn: calendarDate('2027-05-01'),
  cardName: 'Blue',
};
const change: Step = {
  ...close,
  action: 'change',
  account: 'green',
  product: 9,
  becomes: 10,
  cardName: 'Green',
  becomesName: 'White',
};
const move: Step = {
  ...close,
  action: 'move',
  plannedOn: calendarDate('2027-04-17'),
  points: { systemName: 'Alpha', count: 90_000 },
};
const held = (id: string, product: number, owner: string | null = null): StepCard => ({
  id,
  owner,
  product,
  isHeld: true,
  closedOn: null,
});
const closed = (card: StepCard, on: string): StepCard => ({
  ...card,
  isHeld: false,
  closedOn: calendarDate(on),
});
const cards = [held('blue', 8), held('green', 9)];

const holdings = (steps: readonly Step[], stepCards: readonly StepCard[] = cards): DueHoldings => ({
  fees: [],
  bonuses: [],
  benefits: [],
  refundDays: new Map(),
  choices: [],
  activations: [],
  balances: [],
  steps,
  stepCards,
  payments: [],
  offers: [],
  offersFromCents: 500,
  ownReminders: [],
});
const on = (day: string, steps: readonly Step[], stepCards?: readonly StepCard[]) =>
  listDue(holdings(steps, stepCards), calendarDate(day), 365);

it('lists the steps of a plan on their days, in words', () => {
  expect(on('2026-11-25', [close, change, move, apply]).map(describeDue)).toEqual([
    'Open Gold from December 5, 2026: it’s a step of the plan you saved.',
    'Move or spend 90,000 Alpha from April 17, 2027: it’s a step of the plan you saved.',
    'Close Blue from May 1, 2027: it’s a step of the plan you saved.',
    'Change Green to White from May 1, 2027: it’s a step of the plan you saved.',
  ]);
});

it('is an event with an identity that another day, or keeping the plan again, leaves as it is', () => {
  const [event] = on('2026-11-25', [apply]).map((item) => toCalendarEvent(item, 'd'));
  expect(event).toMatchObject({
    uid: 'plan-step-apply-7-own@d',
    date: '2026-12-05',
    title: 'Open Gold',
    remindDaysBefore: [7, 0],
  });
  const again = { ...apply, plannedOn: calendarDate('2027-02-01'), keptOn: apply.plannedOn };
  const uids = on(
    '2026-11-25',
    [again, { ...apply, owner: 'alex' }, move, close, change],
    cards,
  ).map((item) => toCalendarEvent(item, 'd').uid);
  expect(uids.sort()).toEqual([
    'plan-step-apply-7-alex@d',
    'plan-step-apply-7-own@d',
    'plan-step-change-green-10-own@d',
    'plan-step-close-blue-own@d',
    'plan-step-move-blue-own@d',
  ]);
});

it('stays due until its month is over, as plans count in months', () => {
  expect(on('2026-12-31', [apply])).toHaveLength(1);
  expect(on('2027-01-01', [apply])).toEqual([]);
  expect(describePush(on('2026-12-20', [apply, close]), false)).toEqual({
    title: '2 things are due by May 31',
    body: 'Open Gold from Dec 5\nClose Blue from May 1',
  });
  expect(describePush(on('2026-11-25', [move]), false).title).toBe(
    'Move or spend Alpha from Apr 17',
  );
});

describe('a step is over', () => {
  it('once the card that is applied for is held by whose plan it is', () => {
    expect(isStepOver(apply, [held('new', 7)])).toBe(true);
    expect(isStepOver(apply, [held('new', 7, 'alex')])).toBe(false);
    expect(isStepOver(apply, [closed(held('old', 7), '2026-01-01')])).toBe(false);
    expect(isStepOver({ ...apply, owner: 'alex' }, [held('new', 7, 'alex')])).toBe(true);
    expect(on('2026-11-25', [apply], [held('new', 7)])).toEqual([]);
  });

  it('once the account that is to be closed is closed or gone', () => {
    expect(isStepOver(close, cards)).toBe(false);
    expect(isStepOver(close, [closed(held('blue', 8), '2027-04-01'), held('twin', 8)])).toBe(true);
    expect(isStepOver(close, [held('twin', 8)])).toBe(true);
  });

  it('once a card that the plan opened first is closed again, and not for one of before', () => {
    const later = { ...close, account: null };
    expect(isStepOver(later, [])).toBe(false);
    expect(isStepOver(later, [closed(held('old', 8), '2026-11-24')])).toBe(false);
    expect(isStepOver(later, [held('new', 8)])).toBe(false);
    expect(isStepOver(later, [closed(held('new', 8), '2027-04-01')])).toBe(true);
    expect(isStepOver(later, [closed(held('new', 8, 'alex'), '2027-04-01')])).toBe(false);
  });

  it('once the account whose points are to be moved is closed or changed', () => {
    expect(isStepOver(move, cards)).toBe(false);
    expect(isStepOver(move, [closed(held('blue', 8), '2027-04-01')])).toBe(true);
    expect(isStepOver(move, [held('blue', 9)])).toBe(true);
  });

  it('once the account that is to be changed is another product, or closed', () => {
    expect(isStepOver(change, cards)).toBe(false);
    expect(isStepOver(change, [held('green', 10)])).toBe(true);
    expect(isStepOver(change, [held('green', 11)])).toBe(true);
    expect(isStepOver(change, [closed(held('green', 9), '2027-01-01')])).toBe(true);
    const later = { ...change, account: null };
    expect(isStepOver(later, [held('new', 9)])).toBe(false);
    expect(isStepOver(later, [held('new', 10)])).toBe(true);
  });
});
