import { PostgrestClient } from '@supabase/postgrest-js';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import * as s from '@/lib/row-shape.ts';
import { defineMemberTable } from './member-table.ts';

const api = vi.hoisted(() => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  return { fetch };
});
vi.mock('@/lib/supabase.ts', () => ({
  getSupabase: () =>
    Promise.resolve(new PostgrestClient('http://api', { fetch: api.fetch, retry: false })),
}));

const wallet = {
  id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01',
  name: 'Mine',
  revision: 2,
  created_at: '2026-01-01T00:00:00Z',
};
const { id } = wallet;
const wallets = defineMemberTable({
  name: 'wallets',
  schema: s.object({
    id: s.uuid(),
    name: s.string(),
    revision: s.number(),
    created_at: s.string(),
  }),
  order: [{ column: 'position', isDescending: true }, { column: 'created_at' }],
  limit: 5,
});

/** The one request that was sent: its method, its address and its body. */
function sent() {
  expect(api.fetch).toHaveBeenCalledOnce();
  const [address, init] = api.fetch.mock.calls[0] ?? [];
  const { searchParams } = new URL(new Request(address ?? '').url);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return { method: init?.method, params: Object.fromEntries(searchParams), body };
}

function answer(rows: readonly object[]) {
  api.fetch.mockResolvedValue(Response.json(rows));
}

beforeEach(() => {
  api.fetch.mockReset();
});

it('reads the columns of the schema, in the order of the table', async () => {
  answer([{ ...wallet, notes: 'unasked' }]);
  const rows = await new QueryClient().fetchQuery(wallets.query());
  expect(rows).toEqual([wallet]);
  expect(sent().params).toEqual({
    select: 'id,name,revision,created_at',
    order: 'position.desc,created_at.asc',
    limit: '5',
  });
});

it('reads more rows than one answer has page by page, each of them also where one is removed meanwhile', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    ...wallet,
    id: `${String(index).padStart(8, '0')}-7d2a-4a50-8a57-4f8e7f5f0b01`,
    created_at: `2026-01-01T00:00:00.${1_500 - index}Z`,
  }));
  let stored = rows;
  api.fetch.mockImplementation((address) => {
    const { searchParams } = new URL(new Request(address).url);
    expect(searchParams.get('order')).toBe('id.asc');
    const after = searchParams.get('id')?.replace('gt.', '') ?? '';
    const from = Number(searchParams.get('offset') ?? 0);
    const page = stored.filter((row) => row.id > after).slice(from);
    stored = rows.slice(5);
    return Promise.resolve(Response.json(page.slice(0, Number(searchParams.get('limit')))));
  });
  const many = defineMemberTable({
    name: 'wallets',
    schema: s.object({
      id: s.uuid(),
      name: s.string(),
      revision: s.number(),
      created_at: s.string(),
    }),
    order: [{ column: 'created_at', isDescending: true }],
    limit: 5_000,
  });
  const read = await many.list({});
  const inOrder = rows.toSorted((x, y) => (x.created_at < y.created_at ? 1 : -1));
  expect(read).toEqual(inOrder);
  expect(api.fetch).toHaveBeenCalledTimes(2);
});

it('leaves out of a new row what the database sets', async () => {
  answer([]);
  expect(await wallets.insert([wallet])).toEqual([]);
  expect(sent()).toMatchObject({
    method: 'POST',
    params: { on_conflict: 'id' },
    body: [{ id, name: 'Mine' }],
  });
});

it('leaves out new rows by another unique key', async () => {
  answer([]);
  await wallets.insert([wallet], 'member_id,name');
  expect(sent().params).toMatchObject({ on_conflict: 'member_id,name' });
});

it('changes a row at one revision only', async () => {
  answer([]);
  expect(await wallets.update(id, 2, { name: 'Ours' })).toBeNull();
  expect(sent()).toMatchObject({
    method: 'PATCH',
    params: { id: `eq.${id}`, revision: 'eq.2' },
    body: { name: 'Ours' },
  });
});

it.each([
  ['a row that was there', [{ id }], true],
  ['none', [], false],
])('tells that it has removed %s', async (_what, rows, expected) => {
  answer(rows);
  expect(await wallets.remove(id, 2)).toBe(expected);
  expect(sent()).toMatchObject({
    method: 'DELETE',
    params: { id: `eq.${id}`, revision: 'eq.2' },
  });
});
