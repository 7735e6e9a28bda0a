import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { calendarDate } from '../../calendar.ts';
import type { Card, EarningRule } from '../catalog/card.ts';
import type { Scope, SubCategory } from '../catalog/sub-category.ts';
import { ALWAYS } from '../../date-span.ts';
import { pointsPerDollar } from '../../units.ts';
import type { OwnRate } from '../problem.ts';
import { stretchesOf } from '../year/stretches.ts';
import { monthsFrom } from '../year/valued-year.ts';
import { coverageOf } from './coverage.ts';
import { earningTableOf } from './earning-table.ts';

const TREE: readonly SubCategory[] = [
  { slug: 'airfare', category: 'travel', parent: null },
  { slug: 'airline-delta', category: 'travel', parent: 'airfare' },
  { slug: 'portal-airfare', category: 'travel', parent: 'airfare' },
  { slug: 'hotels', category: 'travel', parent: null },
];
const SPENT = ['airfare', 'airline-delta', 'portal-airfare', 'hotels', 'other'];
const coverage = coverageOf(SPENT, TREE);
const sub = (slug: string): Scope => ({ kind: 'sub_category', slug });
const travel: Scope = { kind: 'category', slug: 'travel' };

function rule(covers: Scope, rate: number, more: Partial<EarningRule> = {}): EarningRule {
  return {
    covers,
    rate: pointsPerDollar(rate),
    isAdditive: false,
    cap: null,
    choice: null,
    channel: 'any',
    validDuring: ALWAYS,
    ...more,
  };
}

function floorsOf(card: Partial<Card>, ownRates: readonly OwnRate[] = []) {
  const whole = plainCard(card);
  const months = monthsFrom(calendarDate('2026-01-15'));
  const spans = whole.rules.map((each) => each.validDuring);
  const table = earningTableOf(whole, () => null, ownRates, coverage, stretchesOf(months, spans));
  return table.earnings.map((row) => row.map((earning) => earning.floor));
}

describe('the applicable rate', () => {
  it('is the sub-category’s, else its parent’s, else the category’s, else the base rate', () => {
    const rules = [rule(travel, 5), rule(sub('airfare'), 3), rule(sub('airline-delta'), 2)];
    expect(floorsOf({ rules })).toEqual([[3, 2, 3, 5, 1]]);
  });

  it('is the highest of equally specific ones, in any order, even below the base rate', () => {
    expect(floorsOf({ rules: [rule(travel, 3), rule(travel, 4)] })).toEqual([[4, 4, 4, 4, 1]]);
    expect(floorsOf({ rules: [rule(travel, 4), rule(travel, 3)] })).toEqual([[4, 4, 4, 4, 1]]);
    const lower = { baseRate: pointsPerDollar(2), rules: [rule(sub('hotels'), 1)] };
    expect(floorsOf(lower)).toEqual([[2, 2, 2, 1, 2]]);
  });

  it('keeps portal rates to portal spend and direct rates to ordinary spend', () => {
    const rules = [
      rule(sub('airfare'), 5, { channel: 'portal' }),
      rule(sub('airfare'), 3, { channel: 'direct' }),
    ];
    expect(floorsOf({ rules })).toEqual([[3, 3, 5, 1, 1]]);
  });

  it('adds additive rules of any scope', () => {
    const rules = [rule(sub('hotels'), 3), rule(travel, 4, { isAdditive: true })];
    expect(floorsOf({ rules })).toEqual([[5, 5, 5, 7, 1]]);
  });

  it('changes on the days rules start and end', () => {
    const validDuring = { from: calendarDate('2026-02-15'), to: calendarDate('2026-03-31') };
    const rules = [rule(sub('hotels'), 5, { validDuring })];
    expect(floorsOf({ rules })).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 1, 5, 1],
    ]);
    const months = monthsFrom(calendarDate('2026-01-15'));
    const shares = stretchesOf(months, [validDuring]).map(({ month, share }) => [month, share]);
    expect(shares.slice(0, 4)).toEqual([
      [0, 1],
      [1, 0.5],
      [1, 0.5],
      [2, 1],
    ]);
  });

  it('is the member’s own, the most specific if there are several', () => {
    const own = (covers: Scope, rate: number): OwnRate => ({
      card: 'card',
      covers,
      rate: pointsPerDollar(rate),
      validDuring: ALWAYS,
    });
    const rules = [rule(sub('hotels'), 5), rule(travel, 4, { isAdditive: true })];
    const mine = [own(sub('hotels'), 2), own(travel, 6), { ...own(travel, 9), card: 'another' }];
    expect(floorsOf({ rules }, mine)).toEqual([[6, 6, 6, 2, 1]]);
  });
});
