import { expect, inject, test } from 'vitest';
import { createActor } from './attempt.ts';

const access = inject('access');
const admin = createActor(access, 'admin');

const count = async () => {
  const { count: rows } = await admin.from('tips').select('*', { count: 'exact', head: true });
  return rows;
};

/** `npm run test:soak -- abuse` uses the 10,000 that one import may hold. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 2_000);
const BAD_ROW = Math.floor(ROWS * 0.7);

const manyTips = (position: (index: number) => unknown) =>
  Array.from({ length: ROWS }, (_, index) => ({
    line: index + 2,
    slug: `bulk-tip-${index}`,
    title: 'Tip',
    body: 'Text',
    position: position(index),
  }));

const apply = (items: readonly object[]) =>
  admin.rpc('apply_reference_rows', {
    target: 'tips',
    columns: ['slug', 'title', 'body', 'position'],
    items,
  });

test(
  'one bad row of many keeps all from being written, and its line is named',
  { timeout: 180_000 },
  async () => {
    const before = await count();
    const answer: { data: unknown } = await apply(
      manyTips((index) => (index === BAD_ROW ? 'nowhere' : 1)),
    ).throwOnError();
    const { data } = answer;
    expect(data).toMatchObject({
      kind: 'refused',
      is_complete: true,
      errors: [{ line: BAD_ROW + 2 }],
    });
    expect(await count()).toBe(before);
  },
);

test('many good rows are one change, and go again as one', { timeout: 180_000 }, async () => {
  const before = (await count()) ?? 0;
  const answer: { data: unknown } = await apply(manyTips(() => 1)).throwOnError();
  const { data } = answer;
  expect(data).toEqual({ kind: 'applied', added: ROWS, changed: 0, removed: 0 });
  expect(await count()).toBe(before + ROWS);
  const { data: changes } = await admin
    .from('reference_changes')
    .select('changed_at')
    .eq('table_name', 'tips')
    .order('id', { ascending: false })
    .limit(1000)
    .throwOnError();
  expect(new Set(changes.map((row) => JSON.stringify(row))).size).toBe(1);
  await admin.from('tips').delete().like('slug', 'bulk-tip-%').throwOnError();
  expect(await count()).toBe(before);
});

test('the second of two admins editing one record gets a conflict, and nothing is overwritten', async () => {
  const row = access.rows['tips'] ?? {};
  const save = (title: string) =>
    admin
      .from('tips')
      .update({ title })
      .eq('id', row['id'])
      .eq('revision', row['revision'])
      .select('title, revision');
  const first = await save('The first').throwOnError();
  expect(first.data).toMatchObject([{ title: 'The first' }]);
  const second = await save('The second').throwOnError();
  expect(second.data).toEqual([]);
  const many = await apply([{ line: 1, ...row, title: 'The third' }]).throwOnError();
  expect(many.data).toMatchObject({ kind: 'refused', errors: [{ line: 1, code: 'PF409' }] });
  const { data } = await admin.from('tips').select('title').eq('id', row['id']).throwOnError();
  expect(data).toEqual([{ title: 'The first' }]);
});
