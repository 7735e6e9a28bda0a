import { describe, expect, it } from 'vitest';
import { textsOf, validate } from '@/lib/fields/check-fields.ts';
import { sumLogged } from './queries.ts';
import { amount, countsAs, paidOn, paidWith, type PurchaseRow } from './schema.ts';

const card = '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01';
const row: PurchaseRow = {
  id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b02',
  member_card_id: card,
  amount_cents: 4_250,
  made_on: '2026-11-20',
  sub_category_id: 21,
  credit_card_benefit_id: 301,
  merchant: 'Costco',
  notes: null,
  import_key: null,
  revision: 1,
  created_at: '2026-11-20T10:00:00Z',
};

describe('the total of the log for a bonus', () => {
  const window = { member_card_id: card, starts_on: '2026-11-01', deadline_on: '2026-11-20' };
  const on = (made_on: string, member_card_id = card) => ({ ...row, made_on, member_card_id });

  it('is what was paid with its card from the first to the last day', () => {
    const purchases = [
      on('2026-10-31'),
      on('2026-11-01'),
      on('2026-11-20'),
      on('2026-11-21'),
      on('2026-11-10', row.id),
    ];
    expect(sumLogged(window, purchases)).toBe(8_500);
    expect(sumLogged({ ...window, starts_on: null, deadline_on: null }, purchases)).toBe(17_000);
  });
});

describe('the form of a purchase', () => {
  const form = { fields: [amount, paidOn, paidWith, countsAs] };

  it('says what it shows again', () => {
    expect(validate(form, textsOf(form, row))).toEqual({
      kind: 'valid',
      values: {
        amount_cents: 4_250,
        made_on: '2026-11-20',
        member_card_id: card,
        sub_category_id: 21,
      },
    });
  });

  it.each([
    ['0', '2026-11-20', ['amount_cents']],
    ['12.345', '2026-11-20', ['amount_cents']],
    ['', '', ['amount_cents', 'made_on']],
    ['1', '1899-12-31', ['made_on']],
  ])('refuses %s on %s', (amount_cents, made_on, fields) => {
    const read = validate(form, { ...textsOf(form, row), amount_cents, made_on });
    expect(read.kind === 'invalid' && Object.keys(read.errors)).toEqual(fields);
  });
});
