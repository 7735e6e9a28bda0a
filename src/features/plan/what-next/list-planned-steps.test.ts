import { expect, it } from 'vitest';
import { addMonths } from '@/domain/calendar.ts';
import { points } from '@/domain/units.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { inputs, planFor } from '../../../../tests/support/plan-fixture.ts';
import { isSamePlan, listPlannedSteps, listStepsToDo } from './list-planned-steps.ts';
import { listEvents, type PlanEvent } from './list-steps.ts';

const [first, second] = catalogFixture.cards;
if (!first || !second) throw new Error('the fixture has no cards');
const cardOf = (key: string) => ({
  card: key === second.slug ? second : first,
  isHeld: key !== first.slug && key !== second.slug,
});

it('keeps a card that is closed by its account, on the day on which its fee is not charged yet', () => {
  const { held, plan, facts } = planFor(
    { annual_fee_cents: 500_000, opened_on: '2026-02-01' },
    { new: 0 },
  );
  const events = listEvents(facts, plan);
  expect(listPlannedSteps(events, inputs.date, cardOf, 'alex')).toMatchObject([
    {
      person_id: 'alex',
      action: 'close',
      credit_card_id: first.id,
      member_card_id: held.id,
      becomes_credit_card_id: null,
      planned_on: '2027-01-31',
    },
  ]);
});

const fee = { feeCents: 100, dueIn: 2, dueOn: null, refundDays: null };
const close = (month: number, card: string): PlanEvent => ({ kind: 'close', month, card, ...fee });
const system = catalogFixture.pointSystems[0]?.slug ?? '';
const count = points(90_000);
const move: PlanEvent = {
  kind: 'move',
  month: 4,
  card: 'account',
  move: { system, points: count, isLocked: false, lossCents: 0 },
  points: {
    ...{ owner: null, system, name: 'Alpha', points: count, leaving: null, leavingTo: null },
    worth: { system, points: count, fullCents: 0, lockedCents: 0, leavingCents: 0 },
  },
};
const change: PlanEvent = {
  ...fee,
  kind: 'change',
  month: 1,
  card: 'account',
  to: second.slug,
  toFeeCents: 0,
};
const list = (events: readonly PlanEvent[], date = inputs.date) =>
  listPlannedSteps(events, date, cardOf, null);

it('keeps what a change makes of an account, and no fee nor bonus', () => {
  const paid: PlanEvent = { ...fee, kind: 'fee', month: 0, card: 'account', isFirst: false };
  expect(list([paid, change, close(5, second.slug)])).toMatchObject([
    { action: 'change', member_card_id: 'account', becomes_credit_card_id: second.id },
    { action: 'close', member_card_id: null, credit_card_id: second.id },
  ]);
});

it('keeps points to move before their card is closed, until there are none', () => {
  expect(list([move, close(5, 'account')])).toMatchObject([
    { action: 'move', credit_card_id: first.id, member_card_id: 'account' },
    { action: 'close', credit_card_id: first.id, member_card_id: 'account' },
  ]);
  const kept = list([move, close(5, 'account')]);
  const account = { id: 'account', owner: null, product: first.id, isHeld: true, closedOn: null };
  const actionsLeft = (now: readonly PlanEvent[]) =>
    listStepsToDo(kept, list(now), [account]).map(({ action }) => action);
  expect(actionsLeft([move, close(5, 'account')])).toEqual(['move', 'close']);
  expect(actionsLeft([close(5, 'account')])).toEqual(['close']);
});

it('distinguishes plans by their steps and months, not by when they were kept', () => {
  const kept = list([change, close(5, 'account')]);
  expect(isSamePlan(kept, list([close(5, 'account'), change]))).toBe(true);
  expect(isSamePlan(kept, list([change]))).toBe(false);
  expect(isSamePlan(kept, list([change, close(6, 'account')]))).toBe(false);
  expect(isSamePlan(kept, list([change, close(5, 'other')]))).toBe(false);
  const later = addMonths(inputs.date, 1);
  const next = list([{ ...change, month: 0 }, close(4, 'account')], later);
  expect(isSamePlan(kept, next)).toBe(true);
});
