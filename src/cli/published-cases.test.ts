import { describe, expect, it } from 'vitest';
import { answerCase } from './answer-case.ts';
import { readCase } from './read-case.ts';

type CaseFile = {
  readonly tolerance_cents?: number;
  readonly expected: Readonly<Record<string, unknown>>;
};

const files = import.meta.glob<CaseFile>('/tests/cases/*.json', { eager: true, import: 'default' });

/** Numbers agree within the file's tolerance, everything else exactly. */
function expectToAgree(actual: unknown, expected: unknown, tolerance: number): void {
  if (typeof expected === 'number') {
    expect(actual).toBeTypeOf('number');
    expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(tolerance);
  } else if (typeof expected === 'object' && expected !== null) {
    const found = new Map<string, unknown>(Object.entries(actual ?? {}));
    for (const [key, value] of Object.entries(expected)) {
      expectToAgree(found.get(key), value, tolerance);
    }
  } else {
    expect(actual).toEqual(expected);
  }
}

describe('published cases', () => {
  it.each(Object.entries(files))('%s', (_, file) => {
    const read = readCase(file);
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    expectToAgree(answerCase(read.value), file.expected, file.tolerance_cents ?? 0.5);
  });

  it('are all there', () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(82);
  });
});
