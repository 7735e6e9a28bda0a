import { describe, expect, it } from 'vitest';
import type { PlanLimit, PlanLimits } from '@/domain/plan/plan-limits.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import { randomPlan } from '../../../../../tests/engine/random-plan.ts';
import {
  describeCheck,
  describeStay,
  describeWinner,
  nameValue,
  type RobustnessFacts,
} from './describe-limits.ts';

const opened = (card: number, month: number) => ({
  ...{ card, way: 0, opened: month, from: month, until: 24, isNew: true, then: null },
});

/** Alpha points are worth 1.6 cents, and $500 a month is spent on gas. */
const facts: RobustnessFacts = {
  question: {
    ...randomPlan(4),
    date: calendarDate('2026-11-21'),
    preferences: { ...randomPlan(4).preferences, redemption: 'travel' },
    spending: { gas: cents(600_000) },
  },
  tenures: [opened(0, 1)],
  parameters: [
    { kind: 'point_value', system: 'alpha' },
    { kind: 'spending', subCategory: 'gas' },
  ],
  names: {
    card: (slug) => `Card ${slug}`,
    pointSystem: () => 'Alpha Points',
    subCategory: () => 'Gas stations',
  },
};

const limit = (parameter: number, side: 'low' | 'high', factor: number | null): PlanLimit => ({
  parameter,
  side,
  factor: factor ?? (side === 'low' ? 0.5 : 2),
  beyond:
    factor === null
      ? null
      : { factor: factor * 0.999, tenures: [opened(1, 3)], aheadCents: cents(900) },
});

const known: PlanLimits = {
  toleranceCents: 900,
  limits: [
    limit(0, 'low', 0.7512),
    limit(1, 'low', 0.6811),
    limit(0, 'high', null),
    limit(1, 'high', 1.5555),
  ],
  together: null,
  better: null,
  record: { searches: 12, proven: 12, openShare: 0 },
  parts: 6,
  done: 6,
};

describe('the words for how long a plan stays the best', () => {
  it('name each limit by itself, rounded toward what was checked', () => {
    expect(describeStay(facts, known)).toBe(
      'It stays the best plan while Alpha Points are worth at least 1.21 cents and you spend between $341 and $777 a month on Gas stations, each changed on its own.',
    );
  });

  it('name together what was checked together', () => {
    const together = { low: [0.76, 0.7], high: [2, 1.5] };
    expect(describeStay(facts, { ...known, together })).toBe(
      'It stays the best plan while Alpha Points are worth at least 1.22 cents and you spend between $350 and $750 a month on Gas stations.',
    );
  });

  it('say where nothing changes it, and nothing of a plan that is not the best', () => {
    const limits = [limit(0, 'low', null), limit(0, 'high', null)];
    expect(describeStay(facts, { ...known, limits })).toBe('Nothing that was tried changes it.');
    expect(describeStay(facts, { ...known, limits, done: 3 })).toBe(
      'Nothing that was tried so far changes it.',
    );
    const better = { tenures: [], aheadCents: 5_000 };
    expect(describeStay(facts, { ...known, better })).toBeNull();
    expect(describeStay(facts, { ...known, limits: [] })).toBeNull();
  });

  it('claim a proof only where there is one', () => {
    expect(describeCheck(known)).toMatch(/^Planned again 12 times, .* Proven each time\./);
    const some = { searches: 12, proven: 4, openShare: 0.01234 };
    expect(describeCheck({ ...known, record: some })).toContain(
      'Proven 4 times; at the others no better plan was found: at most 1.3% better is possible there.',
    );
    const none = { searches: 12, proven: 0, openShare: Infinity };
    expect(describeCheck({ ...known, record: none })).toContain(
      'No better plan was found, which is no proof: how much better is possible there is not known.',
    );
    expect(describeCheck({ ...known, record: { ...none, searches: 0 } })).toBeNull();
    expect(describeCheck(known)).toContain('Better by less than $9 counts as no better.');
  });

  it('name what another plan does', () => {
    const { cards } = facts.question.catalog;
    const name = (index: number) => `Card ${cards[index]?.slug}`;
    expect(describeWinner(facts, [opened(1, 3)])).toBe(`open ${name(1)}, not ${name(0)}`);
    expect(describeWinner(facts, [opened(0, 1), opened(1, 3)])).toBe(`open ${name(1)}`);
    expect(describeWinner(facts, [])).toBe(`do not open ${name(0)}`);
    expect(describeWinner(facts, [opened(0, 3)])).toBe(`open ${name(0)} in Feb 2027`);
    expect(describeWinner(facts, [{ ...opened(0, 1), until: 13 }])).toBe(
      'close cards at other times',
    );
  });

  it('give the value of now as it is', () => {
    const [points, spending] = facts.parameters;
    expect(points && nameValue(facts, points, 1, 'now')).toBe('1.6 cents');
    expect(spending && nameValue(facts, spending, 1, 'now')).toBe('$500 a month');
  });
});
