import { describe, expect, it } from 'vitest';
import { answerPlan } from './answer-plan.ts';
import { readPlan } from './read-plan.ts';

type PlanFile = { readonly expected: { readonly net_cents: number } };

const files = import.meta.glob<PlanFile>('/tests/cases/plans/*.json', {
  eager: true,
  import: 'default',
});

const centsOf = (answer: Readonly<Record<string, unknown>>, key: string) => Number(answer[key]);

type YearFile = {
  readonly name: string;
  readonly source: string;
  readonly tolerance_cents: number;
  readonly year: string;
  readonly hold: readonly string[];
  readonly expected: { readonly net_cents: number };
};

const yearFiles = import.meta.glob<YearFile>('/tests/cases/linked-*.json', {
  eager: true,
  import: 'default',
});

describe('published plan questions', () => {
  it.each(Object.entries(files))('%s', (_, file) => {
    const read = readPlan(file);
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    const answer = answerPlan(read.value);
    const net = centsOf(answer, 'net_cents');
    expect(Math.abs(net - file.expected.net_cents)).toBeLessThanOrEqual(1);
    expect(answer['proven']).toBe(true);
    expect(centsOf(answer, 'bound_cents')).toBeCloseTo(net, 2);
    /* The totals are the sums over the months. */
    const sum =
      centsOf(answer, 'rewards_cents') +
      centsOf(answer, 'credits_cents') +
      centsOf(answer, 'bonus_cents') -
      centsOf(answer, 'fees_cents') -
      centsOf(answer, 'costs_cents') +
      centsOf(answer, 'balances_cents');
    expect(sum).toBeCloseTo(net, 3);
  });

  it.each(Object.entries(yearFiles))('values held cards as in a year: %s', (_, file) => {
    const { name, source, tolerance_cents: tolerance, year, hold, expected, ...facts } = file;
    const read = readPlan({
      ...facts,
      name: `${name} as a plan (${source}, ${year}, ${tolerance})`,
      horizon_months: 12,
      history: hold.map((card) => ({ card, opened_on: '2020-01-10' })),
      application_rules: [],
      plan: { at_most_new: 0 },
    });
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    const answer = answerPlan(read.value);
    expect(centsOf(answer, 'net_cents')).toBeCloseTo(expected.net_cents, 1);
    expect(answer['steps']).toEqual([]);
  });

  it('takes no step without a gain', () => {
    const file = files['/tests/cases/plans/plan-bonuses-one-after-another.json'];
    const read = readPlan(file);
    if (!read.ok) throw new Error(read.refusal.reason);
    const { steps } = answerPlan(read.value);
    expect(steps).toHaveLength(4);
  });

  it('are all there', () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(24);
  });
});
