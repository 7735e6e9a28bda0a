import { expect, it } from 'vitest';
import { textsOf, validate } from '@/lib/fields/check-fields.ts';
import { addSpendingCategoryCustomValueSchema } from '@contract/custom-values.ts';
import { ownRate, rateForm } from './schema.ts';

const readRate = (text: string) => {
  const reading = ownRate.read(text);
  return reading.kind === 'value' ? reading.value : null;
};

it('reads a rate as people write it', () => {
  expect(['3', '5x', '1.5%', ' 2 × ', '0', '.5'].map(readRate)).toEqual([3, 5, 1.5, 2, 0, 0.5]);
  // Work that grows with the square of the spaces would fail by the time limit.
  expect(readRate(`3${' '.repeat(1_000_000)}y`)).toEqual(readRate('y'));
  const most = { creditCardId: 1, categoryId: 1, rate: readRate('1000') };
  expect(addSpendingCategoryCustomValueSchema.safeParse(most).success).toBe(true);
  const wrong = ['', 'x', '-1', '1e3', '1000.5', '1.23456'];
  expect(wrong.map(readRate)).toEqual(wrong.map(() => null));
});

it('reads what it shows, and refuses days in the wrong order', () => {
  const rate = { rate: 1.5, validFrom: '2026-03-01', validTo: null };
  const texts = textsOf(rateForm, rate);
  expect(validate(rateForm, texts)).toEqual({ kind: 'valid', values: rate });
  expect(validate(rateForm, { ...texts, validTo: '2026-02-28' })).toEqual({
    kind: 'invalid',
    errors: { validTo: 'The last day is before the first.' },
  });
});
