import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveChange } from './live-message.ts';
import { createPagePatch } from './patch-page.ts';

type Tip = {
  readonly id: number;
  readonly name: string | null;
  readonly isShown: boolean;
  readonly revision: number;
};
type Order = { readonly isDescending: boolean; readonly nullsFirst: boolean };
type Cut = { readonly skipped: number; readonly most: number; readonly spare: number };

const name = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'));
const isShown = fc.constantFrom(true, true, false);
const edit = fc.record({
  verb: fc.constantFrom('INSERT', 'UPDATE', 'UPDATE', 'UPDATE', 'DELETE'),
  at: fc.nat(30),
  name,
  isShown,
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;
const order = fc.record({ isDescending: fc.boolean(), nullsFirst: fc.boolean() });
const firstTips = fc
  .array(fc.record({ name, isShown }), { maxLength: 40 })
  .map((tips) => tips.map((tip, index): Tip => ({ ...tip, id: index + 1, revision: 1 })));
const edits = fc.array(edit, { minLength: 1, maxLength: 25 });

/** The database: the tips after an edit, and what is told of it. */
function change(tips: readonly Tip[], { verb, at, name: wanted, isShown: shown }: Edit) {
  const table = 'tips';
  const id = Math.max(0, ...tips.map((tip) => tip.id)) + 1;
  const values = { name: wanted, isShown: shown };
  const old = tips[at % Math.max(1, tips.length)];
  if (verb === 'INSERT' || !old) {
    const record: Tip = { id, ...values, revision: 1 };
    return { tips: [...tips, record], told: { table, operation: 'INSERT', id, record } as const };
  }
  const before = { name: old.name, isShown: old.isShown };
  if (verb === 'DELETE') {
    const told = { table, operation: 'DELETE', id: old.id, record: null, was: before } as const;
    return { tips: tips.filter((tip) => tip !== old), told };
  }
  const changed = (['name', 'isShown'] as const).filter((key) => before[key] !== values[key]);
  const was = Object.fromEntries(changed.map((key) => [key, before[key]]));
  const record: Tip = { ...old, ...values, revision: old.revision + 1 };
  const told: LiveChange = { table, operation: 'UPDATE', id: old.id, record, changed, was };
  return { tips: tips.map((tip) => (tip === old ? record : tip)), told };
}

function listAll(tips: readonly Tip[], { isDescending, nullsFirst }: Order): Tip[] {
  const nullPlace = nullsFirst ? -1 : 1;
  return tips
    .filter((tip) => tip.isShown)
    .toSorted((a, b) => {
      if (a.name === b.name) return a.id - b.id;
      if (a.name === null) return nullPlace;
      if (b.name === null) return -nullPlace;
      return a.name < b.name === isDescending ? 1 : -1;
    });
}

function readPage(all: readonly Tip[], { skipped, most, spare }: Cut) {
  const first = Math.max(0, skipped - spare);
  const known = all.slice(first, skipped + most + spare);
  const start = skipped - first;
  return {
    rows: known.slice(start, start + most),
    total: all.length,
    cut: { skipped, most },
    before: known.slice(0, start),
    after: known.slice(start + most),
    mayDiffer: false,
  };
}

function createPatch(by: Order) {
  return createPagePatch({
    read: { table: 'tips', select: 'id,name,isShown,revision' },
    decidedBy: { tips: ['name', 'isShown'] },
    matches: (row) => (typeof row['isShown'] === 'boolean' ? row['isShown'] : undefined),
    order: [{ column: 'name', ...by }, { column: 'id' }],
    valueOf: (row, column) => row[column],
  });
}

test('a page has the rows that reading anew gives, or says that it may not', () => {
  const cut = fc.record({
    skipped: fc.nat(8),
    most: fc.integer({ min: 1, max: 6 }),
    spare: fc.nat(4),
  });
  let exact = 0;
  fc.assert(
    fc.property(firstTips, edits, order, cut, (first, all, by, at) => {
      const { apply } = createPatch(by);
      let tips = first;
      let page = readPage(listAll(tips, by), at);
      for (const each of all) {
        const { tips: next, told } = change(tips, each);
        tips = next;
        const fresh = readPage(listAll(tips, by), at);
        const patched = apply(page, told, undefined);
        const known = patched === page ? page : Object.assign({ ...page }, patched);
        if (patched === undefined || known.mayDiffer) {
          page = fresh;
          continue;
        }
        exact += 1;
        expect({ rows: known.rows, total: known.total }).toEqual({
          rows: fresh.rows,
          total: fresh.total,
        });
        page = known;
      }
    }),
    { numRuns: 300 },
  );
  expect(exact).toBeGreaterThan(1_000);
});

test('an endless list has the rows that reading anew gives, or says that it may not', () => {
  let exact = 0;
  const size = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(firstTips, edits, order, size, (first, all, by, most) => {
      const { apply } = createPatch(by);
      const read = (list: readonly Tip[]) => ({
        pages: [0, most]
          .map((skipped) => readPage(list, { skipped, most, spare: 0 }))
          .map(({ rows, total, mayDiffer }) => ({ rows, total, mayDiffer })),
      });
      let tips = first;
      let data = read(listAll(tips, by));
      for (const each of all) {
        const { tips: next, told } = change(tips, each);
        tips = next;
        const list = listAll(tips, by);
        const patched = apply(data, told, undefined);
        data = patched === undefined ? read(list) : Object.assign({ ...data }, patched);
        if (data.pages.some((page) => page.mayDiffer)) data = read(list);
        else exact += 1;
        const shown = data.pages.flatMap(({ rows }) => rows);
        expect(shown).toEqual(list.slice(0, shown.length));
        expect(data.pages.map(({ total }) => total)).toEqual([list.length, list.length]);
      }
    }),
    { numRuns: 300 },
  );
  expect(exact).toBeGreaterThan(1_000);
});
