import { describe, expect, test } from 'vitest';
import type { LiveChange } from './live-message.ts';
import { createPagePatch } from './patch-page.ts';

const { apply, tables } = createPagePatch({
  read: {
    table: 'credit_cards',
    select: '*,issuer:companies!credit_cards_company_id_fkey(id,name)',
  },
  decidedBy: { credit_cards: ['name', 'is_business'], companies: ['name'] },
  matches: (row) => (row['is_business'] === undefined ? undefined : row['is_business'] === false),
  order: [{ column: 'name' }, { column: 'id' }],
  valueOf: (row, column) => row[column],
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
/** The second page of seven cards, two at a time, with one more on each side. */
const page = {
  rows: [card(3, 'C'), card(4, 'D')],
  total: 7,
  revision: 70,
  cut: { skipped: 2, most: 2 },
  before: [card(2, 'B')],
  after: [card(5, 'E')],
};

function change(record: object | null, id: number, rest: Partial<LiveChange> = {}): LiveChange {
  const row = record === null ? null : Object.fromEntries(Object.entries(record));
  return { table: 'credit_cards', operation: 'UPDATE', id, record: row, ...rest };
}
const rename = (id: number, name: string, was: string) =>
  change(card(id, name, 2), id, { changed: ['name'], was: { name: was } });
const names = (data: unknown) => {
  expect(data).not.toHaveProperty('mayDiffer', true);
  return expect(data);
};
const shows = (...list: string[]) => ({ rows: list.map((name) => ({ name })) });

describe('a page of a list', () => {
  test('has the new values of its rows where these decide nothing', () => {
    const fee = { ...card(3, 'C', 2), annual_fee_cents: 100 };
    const patched = apply(page, change(fee, 3, { changed: ['annual_fee_cents'] }), 71);
    names(patched).toMatchObject({ rows: [{ annual_fee_cents: 100, issuer }, page.rows[1]] });
    const elsewhere = change(card(1, 'A', 2), 1, { changed: ['annual_fee_cents'] });
    expect(apply(page, elsewhere, 71)).toBe(page);
  });

  test('puts a row where it belongs now, on it, before it or after it', () => {
    names(apply(page, rename(3, 'Dd', 'C'), 71)).toMatchObject(shows('D', 'Dd'));
    names(apply(page, rename(3, 'Z', 'C'), 71)).toMatchObject(shows('D', 'E'));
    names(apply(page, rename(4, 'A', 'D'), 71)).toMatchObject({ ...shows('B', 'C'), total: 7 });
  });

  test('takes in a row that was elsewhere, and moves up when one before it goes', () => {
    names(apply(page, rename(7, 'Cc', 'G'), 71)).toMatchObject({ ...shows('C', 'Cc'), total: 7 });
    names(apply(page, rename(1, 'Cc', 'A'), 71)).toMatchObject({ ...shows('Cc', 'D'), total: 7 });
    names(apply(page, rename(1, 'Z', 'A'), 71)).toMatchObject({ ...shows('D', 'E'), total: 7 });
    names(apply(page, rename(6, 'Ff', 'F'), 71)).toMatchObject({ ...shows('C', 'D'), total: 7 });
  });

  test('takes in a new row, and what comes to match; lets go what no longer does', () => {
    const added = change(card(8, 'Cc'), 8, { operation: 'INSERT' });
    names(apply(page, added, 71)).toMatchObject({ ...shows('C', 'Cc'), total: 8 });
    const first = change(card(8, 'Aa'), 8, { operation: 'INSERT' });
    names(apply(page, first, 71)).toMatchObject({ ...shows('B', 'C'), total: 8 });
    const business = { ...card(3, 'C', 2), is_business: true };
    const left = change(business, 3, { changed: ['is_business'], was: { is_business: false } });
    names(apply(page, left, 71)).toMatchObject({ ...shows('D', 'E'), total: 6 });
    const came = change(card(8, 'Cc', 2), 8, {
      changed: ['is_business'],
      was: { is_business: true },
    });
    names(apply(page, came, 71)).toMatchObject({ ...shows('C', 'Cc'), total: 8 });
    const other = change({ ...card(8, 'Cc'), is_business: true }, 8, { operation: 'INSERT' });
    names(apply(page, other, 71)).toMatchObject({ ...shows('C', 'D'), total: 7 });
  });

  test('loses a removed row, of it or before it', () => {
    const remove = (id: number, name: string) =>
      change(null, id, { operation: 'DELETE', was: { name, is_business: false } });
    names(apply(page, remove(3, 'C'), 71)).toMatchObject({ ...shows('D', 'E'), total: 6 });
    names(apply(page, remove(1, 'A'), 71)).toMatchObject({ ...shows('D', 'E'), total: 6 });
    names(apply(page, remove(7, 'G'), 71)).toMatchObject({ ...shows('C', 'D'), total: 6 });
  });

  test('says that it may differ only where it is not told what was, or what comes up', () => {
    const untold = change(card(1, 'Z', 2), 1, { changed: ['name'] });
    expect(apply(page, untold, 71)).toMatchObject({ ...shows('C', 'D'), mayDiffer: true });
    const removed = change(null, 1, { operation: 'DELETE' });
    expect(apply(page, removed, 71)).toMatchObject({ ...shows('C', 'D'), mayDiffer: true });
    const once = apply(page, rename(3, 'Z', 'C'), 71);
    const twice = apply(once, rename(4, 'Z', 'D'), 72);
    expect(twice).toMatchObject({ ...shows('Z', 'E'), mayDiffer: true });
    const bulk = change({ id: 6, name: 'Cc', revision: 2 }, 6, {
      changed: ['name'],
      isPartial: true,
    });
    expect(apply(page, bulk, 71)).toMatchObject({ ...shows('C', 'D'), mayDiffer: true });
  });

  test('does not guess how the database sorts letters', () => {
    const lower = change(card(8, 'cc'), 8, { operation: 'INSERT' });
    expect(apply(page, lower, 71)).toMatchObject({ ...shows('C', 'D'), mayDiffer: true });
    const rows = [card(3, 'C'), card(4, 'd')];
    const mixed = { ...page, rows, after: [card(5, 'E')] };
    names(apply(mixed, lower, 71)).toMatchObject(shows('C', 'cc'));
  });

  test('that holds the whole list needs not be told what was', () => {
    const whole = { rows: page.rows, total: 2, revision: 70, cut: { skipped: 0, most: 50 } };
    const untold = change(card(1, 'Cc', 2), 1, { changed: ['is_business'] });
    names(apply(whole, untold, 71)).toMatchObject({ ...shows('C', 'Cc', 'D'), total: 3 });
    expect(apply(whole, change(null, 1, { operation: 'DELETE' }), 71)).toBe(whole);
    const removed = change(null, 3, { operation: 'DELETE' });
    names(apply(whole, removed, 71)).toMatchObject({ ...shows('D'), total: 1 });
  });

  test('follows the rows that its rows refer to', () => {
    expect(tables).toContain('companies');
    const told = change({ id: 9, name: 'New Bank' }, 9, { table: 'companies', changed: ['name'] });
    expect(apply(page, told, 71)).toMatchObject({
      rows: [{ issuer: { name: 'New Bank' } }, { issuer: { name: 'New Bank' } }],
      mayDiffer: true,
    });
  });

  test('that is newer than what is told is as it is', () => {
    expect(apply(page, rename(1, 'Z', 'A'), 70)).toBe(page);
    expect(apply(page, change(card(3, 'C', 1), 3, { changed: ['name'] }), 69)).toBe(page);
    const removed = apply(page, change(null, 3, { operation: 'DELETE' }), 69);
    expect(apply(removed, change(card(3, 'C', 1), 3, { operation: 'INSERT' }), 70)).toBe(page);
  });

  test('cannot be patched with a row that refers to one nobody shows', () => {
    const moved = { ...card(3, 'C', 2), company_id: 12 };
    expect(apply(page, change(moved, 3, { changed: ['company_id'] }), 71)).toBeUndefined();
  });
});

describe('an endless list', () => {
  const part = (rows: object[]) => ({ rows, total: 7 });
  const list = {
    pages: [part([card(1, 'A'), card(2, 'B')]), part([card(3, 'C'), card(4, 'D')])],
    pageParams: [0, 2],
  };

  test('has its rows in their order over its pages', () => {
    names(apply(list, rename(4, 'Aa', 'D'), 71)).toMatchObject({
      pages: [shows('A', 'Aa'), shows('B', 'C')],
    });
    names(apply(list, rename(1, 'Z', 'A'), 71)).toMatchObject({
      pages: [{ ...shows('B'), total: 7 }, shows('C', 'D')],
    });
    const added = change(card(8, 'Bb'), 8, { operation: 'INSERT' });
    const grown = apply(list, added, 71);
    expect(grown).toMatchObject({
      pages: [{ ...shows('A', 'B', 'Bb'), total: 8 }, shows('C', 'D')],
    });
    expect(apply(grown, added, 71)).toBe(grown);
    expect(apply(list, change(card(1, 'A', 2), 1, { changed: [] }), 71)).toMatchObject({
      pages: [{ rows: [{ revision: 2 }, {}] }, {}],
    });
  });

  test('does not count twice what it may have counted', () => {
    const removed = change(null, 3, {
      operation: 'DELETE',
      was: { name: 'C', is_business: false },
    });
    const once = apply(list, removed, 71);
    expect(once).toMatchObject({ pages: [{ total: 6 }, { total: 6 }] });
    expect(apply(once, removed, 71)).toBe(once);
    const far = change(card(8, 'X'), 8, { operation: 'INSERT' });
    expect(apply(list, far, 71)).toMatchObject({ pages: [{ total: 7, mayDiffer: true }, {}] });
  });
});
