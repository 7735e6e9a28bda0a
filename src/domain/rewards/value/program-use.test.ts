import { describe, expect, it } from 'vitest';
import { cents, centsPerPoint } from '../../units.ts';
import { valueOfPoint } from './point-value.ts';
import { asUnused, judgeProgramUse, type ProgramFacts } from './program-use.ts';

const nothing: ProgramFacts = {
  answers: {},
  ofCards: new Set(),
  withPoints: new Set(),
  spending: {},
};
const judge = (facts: Partial<ProgramFacts>, usedWith = ['amtrak', 'trains']) =>
  judgeProgramUse('amtrak-guest-rewards', usedWith, { ...nothing, ...facts });

describe('a program of one brand is used by somebody', () => {
  it('who spends there, and by nobody else', () => {
    expect(judge({})).toEqual({ isUsed: false, shownBy: 'nothing' });
    expect(judge({ spending: { airfare: cents(90_000), trains: cents(0) } })?.isUsed).toBe(false);
    expect(judge({ spending: { trains: cents(1) } })).toEqual({
      isUsed: true,
      shownBy: 'spending',
    });
  });

  it('who holds a card or points of it', () => {
    const some = new Set(['amtrak-guest-rewards']);
    expect(judge({ ofCards: some })).toEqual({ isUsed: true, shownBy: 'card' });
    expect(judge({ withPoints: some })).toEqual({ isUsed: true, shownBy: 'points' });
    expect(judge({ ofCards: new Set(['delta-skymiles']) })?.isUsed).toBe(false);
  });

  it('who says so, whatever the rest shows', () => {
    const answers = { 'amtrak-guest-rewards': false };
    const shown = {
      ofCards: new Set(['amtrak-guest-rewards']),
      spending: { amtrak: cents(50_000) },
    };
    expect(judge({ ...shown, answers })).toEqual({ isUsed: false, shownBy: 'answer' });
    expect(judge({ answers: { 'amtrak-guest-rewards': true } })?.isUsed).toBe(true);
    expect(judge({ answers: { 'delta-skymiles': true } })?.isUsed).toBe(false);
  });
});

it('points that transfer are of no single brand', () => {
  expect(judge({}, [])).toBeNull();
  expect(judge({ answers: { 'amtrak-guest-rewards': false } }, [])).toBeNull();
});

it('points of a program not used count as cash, else nothing, unless the member gave them a value', () => {
  const system = {
    slug: 'x',
    travelValue: centsPerPoint(2.5),
    cashValue: centsPerPoint(0.6),
    giftCardValue: centsPerPoint(1),
    statusLevelValue: centsPerPoint(3),
    untransferableValue: centsPerPoint(1),
  };
  const own = { ...system, travelValue: centsPerPoint(1.7) };
  for (const use of ['travel', 'cash', 'gift_card', 'status_level'] as const) {
    expect(valueOfPoint(asUnused(system), undefined, use)).toBe(0.6);
    expect(valueOfPoint(asUnused({ ...system, cashValue: null }), undefined, use)).toBe(0);
  }
  expect(valueOfPoint(asUnused(system), own, 'travel')).toBe(1.7);
});
