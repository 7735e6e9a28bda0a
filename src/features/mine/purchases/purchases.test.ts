import { describe, expect, it } from 'vitest';
import { printPurchase, readPurchase } from './parse-purchase-form.ts';
import { sumLogged } from './queries.ts';
import type { PurchaseRow } from './schema.ts';

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
  it('says what it shows again', () => {
    expect(readPurchase(row, printPurchase(row))).toEqual({
      kind: 'values',
      values: {
        amount_cents: 4_250,
        made_on: '2026-11-20',
        member_card_id: card,
        sub_category_id: 21,
        credit_card_benefit_id: 301,
      },
    });
  });

  it('lets go of the credit of another card, and of what nobody knows', () => {
    const texts = { ...printPurchase(row), memberCardId: row.id, subCategoryId: '' };
    expect(readPurchase(row, texts)).toMatchObject({
      values: { credit_card_benefit_id: null, sub_category_id: null },
    });
  });

  it.each([
    ['0', '2026-11-20', ['amount']],
    ['12.345', '2026-11-20', ['amount']],
    ['', '', ['amount', 'madeOn']],
    ['1', '1899-12-31', ['madeOn']],
  ])('refuses %s on %s', (amount, madeOn, fields) => {
    const read = readPurchase(row, { ...printPurchase(row), amount, madeOn });
    expect(read.kind === 'errors' && Object.keys(read.errors)).toEqual(fields);
  });
});
