import { describe, expect, test } from 'vitest';
import type { LiveChange } from './live-message.ts';
import { createPagePatch } from './patch-page.ts';

const { apply, tables } = createPagePatch({
  read: {
    table: 'credit_cards',
    select: '*,issuer:companies!credit_cards_company_id_fkey(id,name)',
    where: [['is_business', 'eq', false]],
  },
  decidedBy: { credit_cards: ['name', 'is_business'], companies: ['name'] },
});

const issuer = { id: 9, name: 'Bank' };
const card = (id: number, name: string, revision = 1) => ({
  id,
  name,
  revision,
  company_id: 9,
  is_business: false,
  issuer,
});
/** The second page of five cards. */
const page = { rows: [card(3, 'C'), card(4, 'D')], total: 5, revision: 70 };

function change(record: object | null, id: number, rest: Partial<LiveChange> = {}): LiveChange {
  const row = record === null ? null : Object.fromEntries(Object.entries(record));
  return { table: 'credit_cards', operation: 'UPDATE', id, record: row, ...rest };
}

describe('a page of a list', () => {
  test('has the new values of its rows, and says nothing where these decide nothing', () => {
    const fee = { ...card(3, 'C', 2), annual_fee_cents: 100 };
    const patched = apply(
      page,
      change(fee, 3, { changed: ['annual_fee_cents', 'updated_at'] }),
      71,
    );
    expect(patched).toMatchObject({ rows: [{ annual_fee_cents: 100, issuer }, page.rows[1]] });
    expect(patched).toMatchObject({ total: 5, mayDiffer: false });
  });

  test('keeps its order and is marked when a column that decides it changed', () => {
    const renamed = apply(page, change(card(3, 'Z', 2), 3, { changed: ['name'] }), 71);
    expect(renamed).toMatchObject({ rows: [{ name: 'Z' }, { name: 'D' }], mayDiffer: true });
    const untold = apply(page, change(card(4, 'D', 2), 4), 71);
    expect(untold).toMatchObject({ mayDiffer: true });
  });

  test('does not care for a row of another page unless it may have moved', () => {
    const elsewhere = card(1, 'A', 2);
    expect(apply(page, change(elsewhere, 1, { changed: ['annual_fee_cents'] }), 71)).toBe(page);
    expect(apply(page, change(elsewhere, 1, { changed: ['name'] }), 71)).toMatchObject({
      rows: page.rows,
      mayDiffer: true,
    });
    const business = { ...card(8, 'H', 2), is_business: true };
    expect(apply(page, change(business, 8, { changed: ['name'] }), 71)).toBe(page);
    expect(apply(page, change(business, 8, { changed: ['is_business'] }), 71)).toMatchObject({
      mayDiffer: true,
    });
    expect(apply(page, change(business, 8, { operation: 'INSERT' }), 71)).toBe(page);
    expect(apply(page, change(card(7, 'G'), 7, { operation: 'INSERT' }), 71)).toMatchObject({
      rows: page.rows,
      mayDiffer: true,
    });
  });

  test('loses a removed row; without other pages the rest is as the database has it', () => {
    const removed = change(null, 3, { operation: 'DELETE' });
    expect(apply(page, removed, 71)).toMatchObject({
      rows: [{ id: 4 }],
      total: 4,
      mayDiffer: true,
    });
    const whole = { ...page, total: 2 };
    expect(apply(whole, removed, 71)).toMatchObject({
      rows: [{ id: 4 }],
      total: 1,
      mayDiffer: false,
    });
    expect(apply(whole, change(null, 1, { operation: 'DELETE' }), 71)).toBe(whole);
  });

  test('follows the rows that its rows refer to', () => {
    expect(tables).toContain('companies');
    const told = change({ id: 9, name: 'New Bank' }, 9, { table: 'companies', changed: ['name'] });
    expect(apply(page, told, 71)).toMatchObject({
      rows: [{ issuer: { name: 'New Bank' } }, { issuer: { name: 'New Bank' } }],
      mayDiffer: true,
    });
  });

  test('that is newer than what is told is not marked by it', () => {
    expect(apply(page, change(card(1, 'A', 2), 1, { changed: ['name'] }), 70)).toBe(page);
    expect(apply(page, change(card(3, 'C', 1), 3, { changed: ['name'] }), 69)).toBe(page);
  });

  test('cannot be patched with a row that refers to one nobody shows', () => {
    const moved = { ...card(3, 'C', 2), company_id: 12 };
    expect(apply(page, change(moved, 3, { changed: ['company_id'] }), 71)).toBeUndefined();
  });

  test('is one of several in an endless list', () => {
    const pages = { pages: [page, { ...page, rows: [card(5, 'E')] }], pageParams: [0, 2] };
    const patched = apply(pages, change(card(5, 'Ee', 2), 5, { changed: [] }), 71);
    expect(patched).toMatchObject({
      pages: [page, { rows: [{ name: 'Ee' }] }],
      pageParams: [0, 2],
    });
    expect(apply(pages, change(card(1, 'A', 2), 1, { changed: [] }), 71)).toBe(pages);
  });
});
