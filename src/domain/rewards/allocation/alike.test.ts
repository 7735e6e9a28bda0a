import { describe, expect, it } from 'vitest';
import { alikeParts, alikeRows, planFor, shapeOf } from './alike.ts';
import type { Planning, States } from './plan.ts';
import type { Span } from './span.ts';

const MONTHS = [0, 1, 2, 3, 4, 5];
const group = { groups: [{ caps: 1 }], groupOf: MONTHS.map(() => 0) };

/** Six months of one choice with two options: rows 0 to 5 are the first option's, 6 to 11 the second's, 12 is made once. */
function planningOf(labels: readonly string[]): Planning {
  const monthly = [0, 1].flatMap((option) =>
    MONTHS.map((monthClass) => ({ seat: 0, option, monthClass })),
  );
  return {
    program: {
      timeline: {
        classes: MONTHS.map((month) => [month]),
        slots: [],
        groups: { month: group.groups, quarter: group.groups, half_year: [], year: [] },
        groupOf: { month: MONTHS, quarter: group.groupOf, half_year: [], year: [] },
      },
      supplies: [],
      activities: [],
      caps: [],
      switches: [...monthly, { seat: 1, option: 0, monthClass: null }],
      bonuses: [],
      links: [],
      constantCents: 0,
    },
    openCount: () => 1,
    rows: { supplies: [], activities: [], counted: [] },
    limits: [],
    reach: [],
    labels,
    budget: { left: 1 },
  };
}

const quarter = (first: number): Span => {
  const classes = [first, first + 1, first + 2];
  return { classes, parts: classes.map((each) => ({ classes: [each], parts: [] })) };
};
const halfYear: Span = { classes: MONTHS, parts: [quarter(0), quarter(3)] };
const same = planningOf(MONTHS.map(() => ''));
const spansOf = (planning: Planning, states: States) =>
  alikeParts(shapeOf(planning, halfYear, states)).map((parts) => parts.map(({ span }) => span));

describe('parts of the year that are alike', () => {
  it('are alike whichever of their months an option is decided for', () => {
    const [first, second] = halfYear.parts;
    expect(spansOf(same, new Map())).toEqual([[first, second]]);
    expect(
      spansOf(
        same,
        new Map([
          [0, 'in'],
          [5, 'in'],
        ]),
      ),
    ).toEqual([[first, second]]);
    expect(spansOf(same, new Map([[0, 'in']]))).toHaveLength(2);
    expect(
      spansOf(
        same,
        new Map([
          [0, 'in'],
          [5, 'out'],
        ]),
      ),
    ).toHaveLength(2);
  });

  it('differ if one month has different rules', () => {
    expect(spansOf(planningOf(['', '', '', '', '', 'other']), new Map())).toHaveLength(2);
  });

  it('let an option change months within a quarter, and quarters that are alike', () => {
    const rowsAlike = (states: States, row: number) =>
      [...alikeRows(same, shapeOf(same, halfYear, states), row)].sort((a, b) => a - b);
    expect(rowsAlike(new Map(), 7)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(rowsAlike(new Map(), 12)).toEqual([12]);
    const one: States = new Map([[0, 'in']]);
    expect(rowsAlike(one, 1)).toEqual([1, 2]);
    expect(rowsAlike(one, 4)).toEqual([3, 4, 5]);
    const both: States = new Map([
      [0, 'in'],
      [5, 'in'],
    ]);
    expect(rowsAlike(both, 6)).toEqual([6, 11]);
    expect(rowsAlike(both, 1)).toEqual([1, 2, 3, 4]);
  });

  it('take over the plan of one another, month for month', () => {
    const states: States = new Map([
      [0, 'in'],
      [5, 'in'],
    ]);
    const [from, to] = shapeOf(same, halfYear, states).parts;
    if (!from || !to) throw new Error('a half year has two quarters');
    const plan = {
      span: from.span,
      chosen: new Set([0, 7, 12]),
      valueCents: 3,
      used: new Map([[0, 2]]),
      profitCents: 1,
    };
    const there = planFor(same, plan, from, to);
    expect(there).toMatchObject({ span: to.span, valueCents: 3, profitCents: 1 });
    expect(there.used).toEqual(plan.used);
    expect(there.chosen.has(5)).toBe(true);
    expect(there.chosen.has(12)).toBe(true);
    expect([...there.chosen].filter((row) => row === 9 || row === 10)).toHaveLength(1);
    expect(there.chosen.size).toBe(3);
  });
});
