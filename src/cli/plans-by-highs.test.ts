import { describe, expect, it } from 'vitest';
import { planModelOf } from '../../tests/engine/plan-model.ts';
import { solveModel } from '../../tests/engine/solve-model.ts';
import { readPlan } from './read-plan.ts';

type PlanFile = { readonly expected: { readonly net_cents: number } };

const files = import.meta.glob<PlanFile>('/tests/cases/plans/*.json', {
  eager: true,
  import: 'default',
});

/** The reference solver must reproduce the published plans too. */
describe('published plan questions as integer programs', { timeout: 240_000 }, () => {
  it.each(Object.entries(files).filter(([, file]) => !('people' in file)))('%s', (_, file) => {
    const read = readPlan(file);
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    const { status, value } = solveModel(planModelOf(read.value.question));
    expect(status).toBe('Optimal');
    expect(Math.abs(value - file.expected.net_cents)).toBeLessThanOrEqual(1);
  });
});
