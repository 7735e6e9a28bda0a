import { date } from '@/lib/fields/date-fields.ts';
import { defineRecord } from '@/lib/fields/define-record.ts';
import { createField, keep, refuse, type Texts } from '@/lib/fields/field.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import * as s from '@/lib/row-shape.ts';

const required = { isRequired: true } as const;

/** Points or percent per dollar, typed as `3`, `5x` or `1.5%`. */
export const ownRate = {
  ...createField(
    'rate',
    'My rate',
    'number',
    { ...required, problem: 'Enter a rate such as 3, from 0 to 1,000.' },
    {
      parse: (typed) => {
        const plain = typed.replace(/[x×%]$/iu, '').trimEnd();
        const isRate = /^\d+(\.\d{0,4})?$|^\.\d{1,4}$/u.test(plain) && Number(plain) <= 1000;
        return isRate ? keep(Number(plain)) : refuse('');
      },
    },
  ),
  shape: s.number(),
};

/** The table as it is exported; procedures of the server read and write it. */
export const ownRateRecord = defineRecord('spending_category_custom_values', 'Own category rates', [
  relation('credit_card_id', 'Card', { table: 'credit_cards', label: 'name' }, required),
  relation('category_id', 'Category', { table: 'categories', label: 'name' }),
  relation('sub_category_id', 'Sub-category', { table: 'sub_categories', label: 'name' }),
  ownRate,
  text('valid_during', 'Days', required),
]);

export const firstDay = date('validFrom', 'First day (optional)');
export const lastDay = date('validTo', 'Last day (optional)');

export const rateForm = {
  fields: [ownRate, firstDay, lastDay],
  check: (texts: Texts): Texts => {
    const [first = '', last = ''] = [texts[firstDay.name], texts[lastDay.name]];
    return first !== '' && last !== '' && last < first
      ? { [lastDay.name]: 'The last day is before the first.' }
      : {};
  },
};
