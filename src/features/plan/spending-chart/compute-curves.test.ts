import { describe, expect, it } from 'vitest';
import { computeCurves } from './compute-curves.ts';
import { describeVerdict, interpolate, listLeaders } from './describe-leaders.ts';
import type { Curves, Question } from './schema.ts';
import type { ValueAt } from './value-at.ts';

const free = { id: 'free', name: 'Two percent, no fee', wallet: [] };
const dear = { id: 'dear', name: 'Five percent, $95', wallet: [] };
const twin = { id: 'twin', name: 'The same as the free one', wallet: [] };

/** Cents of value by cents of spending. */
const values: Readonly<Record<string, (spend: number) => number>> = {
  free: (spend) => spend * 0.02,
  mine: (spend) => spend * 0.02,
  dear: (spend) => spend * 0.05 - 9_500,
  twin: (spend) => spend * 0.02,
};
const valueAt: ValueAt = (line, spend) => values[line.id]?.(spend) ?? 0;

function solve(lines: Question['lines']): Curves {
  const question: Question = { lines, on: null, year: 'steady', maxCents: 1_000_000 };
  const work = computeCurves(question, valueAt);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

describe('computeCurves', () => {
  it('finds where the dearer card overtakes, to the dollar', () => {
    const { breakEvens, spendCents, curves } = solve([free, dear]);
    expect(breakEvens).toHaveLength(1);
    expect(breakEvens[0]).toMatchObject({ above: 'dear', below: 'free' });
    expect(Math.abs((breakEvens[0]?.spendCents ?? 0) - 9_500 / 0.03)).toBeLessThan(100);
    expect(spendCents.at(-1)).toBe(1_000_000);
    expect(curves[1]?.valueCents[0]).toBe(-9_500);
  });

  it('sees no break-even between equal lines', () => {
    expect(solve([free, twin]).breakEvens).toEqual([]);
  });

  it('values bends and steps exactly and straight stretches rarely', () => {
    const bent = { id: 'bent', name: 'Three percent to a cap, a bonus beyond', wallet: [] };
    const exact = (spend: number) =>
      Math.min(spend, 412_345) * 0.03 + (spend > 700_000 ? 20_000 : 0);
    let asked = 0;
    const question: Question = { lines: [bent], on: null, year: 'first', maxCents: 1_000_000 };
    const work = computeCurves(question, (_line, spend) => {
      asked += 1;
      return exact(spend);
    });
    let step = work.next();
    while (step.done !== true) step = work.next();
    const { spendCents, curves } = step.value;
    spendCents.forEach((spend, sample) => {
      expect(curves[0]?.valueCents[sample]).toBeCloseTo(exact(spend), 6);
    });
    expect(asked).toBeLessThan(spendCents.length / 2);
  });

  it('can be paused after each valuation', () => {
    const question: Question = { lines: [free], on: null, year: 'steady', maxCents: 100 };
    const work = computeCurves(question, valueAt);
    expect(work.next().done).toBe(false);
  });
});

describe('listLeaders', () => {
  it('says which line is best from where to where, equal ones together', () => {
    const [low, high, ...more] = listLeaders(solve([free, dear, twin]));
    expect(low).toMatchObject({ fromCents: 0, best: ['free', 'twin'] });
    expect(high).toMatchObject({ toCents: 1_000_000, best: ['dear'] });
    expect(more).toEqual([]);
  });
});

it('interpolates between samples', () => {
  expect(interpolate([0, 100, 200], [0, 10, 40], 150)).toBe(25);
  expect(interpolate([0, 100], [5, 10], 0)).toBe(5);
});

describe('describeVerdict', () => {
  const mine = { ...free, id: 'mine' };
  const verdict = (lines: Question['lines'], spentCents: number) =>
    describeVerdict(solve(lines), spentCents);
  it('says which is ahead at the member’s spending, and from where the other is', () => {
    expect(verdict([free, dear], 100_000)).toBe(
      'At your $1,000 a year, Two percent, no fee keeps the most; from $3,167, Five percent, $95.',
    );
    expect(verdict([free, dear], 900_000)).toBe(
      'At your $9,000 a year, Five percent, $95 keeps the most.',
    );
  });

  it('calls the member’s cards theirs, and says nothing of a single line', () => {
    expect(verdict([mine, dear], 100_000)).toMatch(/^At your \$1,000 a year, your cards keep /);
    expect(verdict([mine], 500_000)).toBeNull();
  });

  it('says where two are alike at any amount', () => {
    expect(verdict([free, twin], 500_000)).toBe(
      'At your $5,000 a year, Two percent, no fee and The same as the free one keep the most, and at every other amount shown.',
    );
  });
});
