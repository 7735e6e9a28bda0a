import { describe, expect, it } from 'vitest';
import { parseDateRange } from './list-uncounted.ts';

describe('parseDateRange', () => {
  it('counts the first day and not the end', () => {
    expect(parseDateRange('[2026-07-01,2026-10-01)')).toEqual({
      from: '2026-07-01',
      to: '2026-09-30',
    });
  });

  it('leaves open ends open', () => {
    expect(parseDateRange('(,)')).toEqual({ from: null, to: null });
    expect(parseDateRange('[2026-02-01,)')).toEqual({ from: '2026-02-01', to: null });
  });

  it.each([null, 'empty', '[2026-07-01,2026-10-01]', '2026-07-01'])('refuses %j', (range) => {
    expect(() => parseDateRange(range)).toThrow();
  });
});
