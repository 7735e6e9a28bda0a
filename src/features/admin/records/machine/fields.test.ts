import { describe, expect, it } from 'vitest';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag, maybe } from '@/lib/fields/flag-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { dates } from '@/lib/fields/date-range-fields.ts';
import type { Field } from '@/lib/fields/field.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import {
  amounts,
  color,
  link,
  markdown,
  merchantCodes,
  names,
  slug,
} from './create-reference-fields.ts';

function read(field: Field, written: string) {
  const reading = field.read(written);
  return reading.kind === 'value' ? reading.value : new Error(reading.message);
}

const cards = { table: 'credit_cards', label: 'name' } as const;
const mcc = merchantCodes('Codes');
const aliases = names('aliases', 'Other names');

describe('a field reads what people write', () => {
  it.each<[Field, string, unknown]>([
    [text('name', 'Name'), '  Amex Gold ', 'Amex Gold'],
    [text('name', 'Name'), ' ', null],
    [text('summary', 'Summary', { whenEmpty: '' }), '', ''],
    [slug(), 'amex-gold', 'amex-gold'],
    [link('website_url', 'Website'), 'https://example.com/a', 'https://example.com/a'],
    [color('art', 'Color'), '#1a2b3c', '#1a2b3c'],
    [number('points', 'Points'), '60,000', 60_000],
    [number('rate', 'Rate', { digits: 4 }), '1.5', 1.5],
    [number('points', 'Points'), '', null],
    [money('fee', 'Fee'), '$1,250.50', 125_050],
    [money('fee', 'Fee'), '95', 9500],
    [money('assets', 'Assets', { max: 1e15 }), '194,500,000,000.01', 19_450_000_000_001],
    [flag('is_current', 'Current'), 'Yes', true],
    [flag('is_current', 'Current'), '0', false],
    [maybe('waived', 'Waived'), '', null],
    [maybe('waived', 'Waived'), 'false', false],
    [choice('kind', 'Kind', ['bank', 'airline']), 'bank', 'bank'],
    [date('on', 'On'), '2026-02-28', '2026-02-28'],
    [dates('valid', 'Valid'), '', '(,)'],
    [dates('bonus', 'Bonus', { isNullable: true }), '', null],
    [dates('valid', 'Valid'), '2026-01-01..2026-03-31', '[2026-01-01,2026-04-01)'],
    [dates('valid', 'Valid'), '..2026-03-31', '(,2026-04-01)'],
    [dates('valid', 'Valid'), '2026-01-01..', '[2026-01-01,)'],
    [relation('card', 'Card', cards), '12', 12],
    [mcc, '5811, 5812-5814', ['5811', '5812-5814']],
    [aliases, ' Whole Foods \n\nWFM', ['Whole Foods', 'WFM']],
    [amounts('a', 'A'), 'restaurants 3000\ngas: 1.5', { restaurants: 300_000, gas: 150 }],
  ])('%# %o', (field, written, kept) => {
    expect(read(field, written)).toEqual(kept);
  });
});

describe('a field says what is wrong', () => {
  it.each<[Field, string, RegExp]>([
    [text('name', 'Full name', { isRequired: true }), ' ', /Enter the full name/],
    [text('name', 'Name', { max: 3 }), 'Gold', /at most 3/],
    [markdown('body', 'Text', { max: 100_000 }), ':::a\n'.repeat(9), /Line 5: .* blocks/],
    [slug(), 'Amex Gold', /lower-case/],
    [link('website_url', 'Website'), 'javascript:alert(1)', /https/],
    [date('on', 'On'), '9999-12-31', /date/],
    [dates('valid', 'Valid'), '2026-01-01..9999-12-31', /2026-03-31/],
    [color('art', 'Color'), 'red', /hexadecimal/],
    [slug(), 'constructor', /lower-case words/],
    [number('rate', 'Rate', { digits: 2 }), '1.505', /2 digits after the point/],
    [money('fee', 'Fee'), '99999999999999999', /at most/],
    [number('points', 'Points'), '1.5', /whole number/],
    [number('points', 'Points'), '1,00', /whole number/],
    [number('month', 'Month', { min: 1, max: 12 }), '13', /12 or less/],
    [number('month', 'Month', { min: 1 }), '-1', /1 or more/],
    [money('fee', 'Fee'), 'free', /dollars/],
    [money('fee', 'Fee'), '20,000,001', /at most \$20,000,000/],
    [money('cap', 'Cap', { min: 1 }), '0', /more than/],
    [flag('is_current', 'Current'), 'maybe', /true or false/],
    [choice('kind', 'Kind', ['bank']), 'casino', /bank/],
    [date('on', 'On'), '2026-02-30', /2026-03-31/],
    [dates('valid', 'Valid'), '2026-03-31..2026-01-01', /before the first/],
    [dates('valid', 'Valid'), '2026', /\.\./],
    [relation('card', 'Card', cards, { isRequired: true }), '', /Choose the card/],
    [relation('card', 'Card', cards), 'gold', /no such/],
    [mcc, '5811 58', /58: four digits/],
    [amounts('a', 'A'), 'restaurants many', /sub-category and dollars/],
  ])('%# %o', (field, written, message) => {
    expect(read(field, written)).toHaveProperty('message', expect.stringMatching(message));
  });
});

describe('stored values come back as they were written', () => {
  it.each<[Field, unknown, string]>([
    [money('fee', 'Fee'), 125_050, '1250.50'],
    [money('fee', 'Fee'), 9500, '95'],
    [money('fee', 'Fee'), null, ''],
    [number('rate', 'Rate', { digits: 4 }), 1.25, '1.25'],
    [flag('is_current', 'Current'), true, 'true'],
    [maybe('waived', 'Waived'), null, ''],
    [dates('valid', 'Valid'), '[2026-01-01,2026-04-01)', '2026-01-01..2026-03-31'],
    [dates('valid', 'Valid'), '(,)', ''],
    [dates('valid', 'Valid'), '[2026-01-01,)', '2026-01-01..'],
    [mcc, ['5811', '5812'], '5811 5812'],
    [aliases, ['Whole Foods', 'WFM'], 'Whole Foods\nWFM'],
    [amounts('a', 'A'), { gas: 150, airfare: 100 }, 'airfare 1\ngas 1.5'],
  ])('%# %o', (field, kept, written) => {
    expect(field.toText(kept)).toBe(written);
    const again = read(field, written);
    expect(field.toText(again)).toBe(written);
  });
});
