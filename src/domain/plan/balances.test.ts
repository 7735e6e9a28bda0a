import { expect, it } from 'vitest';
import { centsPerPoint, points } from '../units.ts';
import { movesBefore, worthOf } from './balances.ts';

const none = { travelValue: null, cashValue: null, giftCardValue: null, statusLevelValue: null };
const system = {
  ...{ slug: 'alpha', ...none, untransferableValue: null },
  leavingValue: centsPerPoint(0.5),
};
const worth = worthOf(system, points(90_000), (access) => (access === 'free' ? 1.6 : 0.9));
const free = { pointSystem: 'alpha', needsUnlock: false };
const locked = { pointSystem: 'alpha', needsUnlock: true };
const other = { pointSystem: 'beta', needsUnlock: false };
const move = { system: 'alpha', points: 90_000 };

it('asks to move points before the last card of their system goes, or the last that is not locked', () => {
  const moves = (...cards: Parameters<typeof movesBefore>) => movesBefore(...cards);
  expect(moves([worth], [free, other], [other])).toEqual([
    { ...move, isLocked: false, lossCents: 99_000 },
  ]);
  expect(moves([worth], [free, locked], [locked])).toEqual([
    { ...move, isLocked: true, lossCents: 63_000 },
  ]);
  expect(moves([worth], [free, locked], [free])).toEqual([]);
  expect(moves([worth], [other], [])).toEqual([]);
});

it('never values points below their value on leaving', () => {
  const high = worthOf({ ...system, leavingValue: centsPerPoint(2) }, points(100), () => 1);
  expect(high).toMatchObject({ fullCents: 200, lockedCents: 200, leavingCents: 200 });
});
