import { describe, expect, it } from 'vitest';
import { modelOf } from '../../tests/engine/highs-model.ts';
import type { ModelQuestion } from '../../tests/engine/model-question.ts';
import { solveModel } from '../../tests/engine/solve-model.ts';
import { readCase } from './read-case.ts';
import type { RewardQuestion } from './reward-case.ts';

type CaseFile = {
  readonly tolerance_cents?: number;
  readonly expected: { readonly net_cents?: number };
};

const files = import.meta.glob<CaseFile>('/tests/cases/*.json', { eager: true, import: 'default' });
const valued = Object.entries(files).flatMap(([name, file]) => {
  const { net_cents: netCents } = file.expected;
  return netCents === undefined ? [] : [{ name, file, netCents }];
});

function modelQuestion(question: RewardQuestion): ModelQuestion {
  return question.kind === 'hold'
    ? { kind: 'hold', cards: question.wallet.map(({ card }) => card) }
    : question;
}

/** The reference solver must reproduce the published answers too. */
describe('published cases as integer programs', { timeout: 240_000 }, () => {
  it.each(valued)('$name', ({ file, netCents }) => {
    const read = readCase(file);
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    const { problem, question } = read.value;
    const { status, value } = solveModel(modelOf(problem, modelQuestion(question)));
    expect(status).toBe('Optimal');
    expect(Math.abs(value - netCents)).toBeLessThanOrEqual(file.tolerance_cents ?? 0.5);
  });

  it('are nearly all there', () => {
    expect(valued.length).toBeGreaterThanOrEqual(59);
  });
});
