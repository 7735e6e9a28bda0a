import { describe, expect, it } from 'vitest';
import { maybe } from '@/lib/fields/flag-fields.ts';
import type { Resource, Row } from './create-resource.ts';
import { findField } from './create-resource.ts';
import { findGroupField, formatLine } from './format-value.ts';
import { resource as companies } from '../resources/companies.ts';
import { resource as earningRules } from '../resources/category-points.ts';
import { resource as tips } from '../resources/tips.ts';

const fieldsOf = (resource: Resource) =>
  resource.columns.flatMap((name) => findField(resource, name) ?? []);
const source = { verified_on: '2026-09-21', confidence: 'low' };
const rule = (id: number, card: number, name: string): Row => ({
  id,
  revision: 1,
  credit_card_id: card,
  ref_credit_card_id: { id: card, slug: 'card', label: name },
  rate: 3,
  is_additive: false,
  channel: 'any',
  ...source,
});

describe('a row in one line', () => {
  it('names figures, and leaves out what is empty and what is usual', () => {
    const line = formatLine(fieldsOf(earningRules), rule(1, 7, 'Gold'));
    expect(line).toBe('Gold · Rate: 3 · Verified Sep 21, 2026 · Low confidence');
    const special = { ...rule(1, 7, 'Gold'), is_additive: true, channel: 'portal' };
    expect(formatLine(fieldsOf(earningRules), special)).toContain('Additive · Portal ·');
  });

  it('names what is known to be so or not', () => {
    const fields = [maybe('first_year_fee_waived', 'First-year fee waived')];
    const line = (first_year_fee_waived: boolean | null) =>
      formatLine(fields, { id: 1, revision: 1, first_year_fee_waived });
    expect(line(true)).toBe('First-year fee waived');
    expect(line(false)).toBe('First-year fee waived: no');
    expect(line(null)).toBe('');
  });

  it('tells where a company is', () => {
    const row = { id: 1, revision: 1, name: 'Chase', kind: 'bank', city: 'New York', ...source };
    expect(formatLine(fieldsOf(companies).slice(1), row)).toBe(
      'Bank · New York · Verified Sep 21, 2026 · Low confidence',
    );
  });
});

describe('rows that share what they are sorted by', () => {
  const rows = [rule(1, 7, 'Gold'), rule(2, 7, 'Gold'), rule(3, 8, 'Green'), rule(4, 8, 'Green')];

  it('are grouped by it, in either direction', () => {
    expect(findGroupField(fieldsOf(earningRules), 'credit_card_id', rows)?.label).toBe(
      'Credit card',
    );
    expect(findGroupField(fieldsOf(earningRules), '-credit_card_id', rows)).toBeDefined();
  });

  it('are not grouped by a figure, nor into groups of one', () => {
    expect(findGroupField(fieldsOf(earningRules), 'rate', rows)).toBeUndefined();
    expect(findGroupField(fieldsOf(tips), 'position', [])).toBeUndefined();
    expect(
      findGroupField(fieldsOf(earningRules), 'credit_card_id', rows.slice(1, 3)),
    ).toBeUndefined();
  });
});
