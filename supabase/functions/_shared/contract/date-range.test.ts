import { describe, expect, test } from 'vitest';
import { formatDateRange, isKeptDay, parseDateRange } from './date-range.ts';

describe('a range of days', () => {
  test.each([
    ['[2026-01-01,2027-01-01)', '2026-01-01', '2026-12-31'],
    ['[2026-02-28,2026-03-01)', '2026-02-28', '2026-02-28'],
    ['[2024-02-28,2024-03-01)', '2024-02-28', '2024-02-29'],
    ['[2026-01-01,)', '2026-01-01', null],
    ['(,2026-01-01)', null, '2025-12-31'],
    ['(,)', null, null],
  ])('%s has both its days inside', (text, from, to) => {
    expect(parseDateRange(text)).toEqual({ from, to });
  });

  test('is written with both its days inside', () => {
    expect(formatDateRange({ from: '2026-01-01', to: '2026-12-31' })).toBe(
      '[2026-01-01,2026-12-31]',
    );
    expect(formatDateRange({ from: null, to: null })).toBe('[,]');
  });

  test('can always be read back if its days may be kept', () => {
    expect(isKeptDay('1900-01-01')).toBe(true);
    expect(parseDateRange('[1900-01-01,2200-01-01)').to).toBe('2199-12-31');
    expect(isKeptDay('2199-12-31')).toBe(true);
    expect(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].filter(isKeptDay)).toEqual([]);
  });

  test.each(['', 'empty', '[2026-01-01,2026-12-31]', '2026-01-01'])('%j is not one', (text) => {
    expect(() => parseDateRange(text)).toThrow(/range/);
  });
});
