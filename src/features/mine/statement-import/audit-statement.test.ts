import { describe, expect, it } from 'vitest';
import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { readCard, readPointSystem } from '@/cli/read-card.ts';
import { seededShops } from '@/cli/seeded-shops.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { check } from '@/domain/read.ts';
import { createStatementReview } from './create-statement-review.ts';

function checked<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('the fixture does not fit the format');
  return result.value;
}

const cards = [
  { slug: 'flat', base_rate: 2 },
  { slug: 'fuel', base_rate: 1, rules: [{ sub_category: 'gas-stations', rate: 5 }] },
].map((card) => checked(check(readCard, { point_system: 'cash', annual_fee_cents: 0, ...card })));
const problem = {
  catalog: {
    pointSystems: [checked(check(readPointSystem, { slug: 'cash', cash_value: 1 }))],
    cards,
    subCategories: seededShops.subCategories.map(({ slug }) => ({
      slug,
      category: slug,
      parent: null,
    })),
    paymentCosts: [],
    notAccepted: [],
  },
  date: calendarDate('2026-12-31'),
  year: 'steady',
  held: [],
  preferences: plainPreferences('cash'),
  spending: {},
} as const;
const mine = { id: 'my-flat', card: 'flat', selected: {}, openedOn: null };
const basis = {
  problem,
  held: [mine, { ...mine, id: 'other-flat' }],
  best: [{ id: 'fuel', card: 'fuel', selected: {} }],
};

const text = [
  'Date,Description,Amount,MCC',
  '01/05/2026,SHELL OIL 574426,100.00,5541',
  '01/06/2026,XYZZY PLUGH,50.00,',
  '01/07/2026,SHELL OIL 574426,-20.00,5541',
  '01/08/2026,AUTOPAY PAYMENT THANK YOU,-500.00,',
].join('\n');

function auditOf(cardsOfFiles: Readonly<Record<string, string>>, ...names: readonly string[]) {
  const statements = createStatementReview(seededShops);
  for (const id of names) {
    const { buffer } = new TextEncoder().encode(text);
    statements.add({ id, name: id, bytes: buffer });
  }
  const review = { readings: {}, cards: cardsOfFiles, decisions: {} };
  return statements.audit({ ...basis, review });
}

describe('the audit of statements', () => {
  it('has each purchase and refund, the largest loss first, and adds up', () => {
    const { rows, ...sums } = auditOf({ a: 'my-flat' }, 'a');
    expect(
      rows.map(({ amountCents, subCategory, card, paid, best }) => [
        amountCents,
        subCategory,
        card,
        paid.valueCents,
        best.valueCents,
      ]),
    ).toEqual([
      [10_000, 'gas-stations', 'my-flat', 200, 500],
      [5_000, null, 'my-flat', 100, 50],
      [-2_000, 'gas-stations', 'my-flat', -40, -100],
    ]);
    expect(sums).toEqual({ paidCents: 260, heldCents: 260, bestCents: 450 });
  });

  it('takes back what the purchase of a refund earned, across files', () => {
    const statements = createStatementReview(seededShops);
    // The refund has no merchant code: only its purchase knows the kind of shop.
    const files = ['01/05/2026,XYZZY PLUGH 1,100.00,5541', '02/05/2026,XYZZY PLUGH 2,-60.00,'];
    files.forEach((row, at) => {
      const text = `Date,Description,Amount,MCC\n${row}\n02/07/2026,KROGER,9.00,5411\n02/08/2026,KROGER,9.00,5411`;
      const { buffer } = new TextEncoder().encode(text);
      statements.add({ id: `${at}`, name: `${at}.csv`, bytes: buffer });
    });
    const review = { readings: {}, cards: { 0: 'my-flat', 1: 'my-flat' }, decisions: {} };
    const { rows } = statements.audit({ ...basis, review });
    const plugh = rows.filter(({ description }) => description.startsWith('XYZZY'));
    expect(plugh.map(({ amountCents, best }) => [amountCents, best.valueCents])).toEqual([
      [10_000, 500],
      [-6_000, -300],
    ]);
  });

  it('takes the lines of one card once, and those of two cards twice', () => {
    expect(auditOf({}, 'a', 'b').rows).toHaveLength(3);
    expect(auditOf({ a: 'my-flat', b: 'my-flat' }, 'a', 'b').rows).toHaveLength(3);
    expect(auditOf({ a: 'my-flat', b: 'other-flat' }, 'a', 'b').rows).toHaveLength(6);
  });

  it('knows no card that is held no more', () => {
    expect(auditOf({ a: 'sold' }, 'a').rows.map(({ card }) => card)).toEqual([null, null, null]);
  });
});
