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

it('reads more rows than one answer has page by page, in an order without ties', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({ ...wallet, revision: index }));
  api.fetch.mockImplementation((address) => {
    const { searchParams } = new URL(new Request(address).url);
    expect(searchParams.get('order')).toBe('created_at.asc,id.asc');
    const from = Number(searchParams.get('offset'));
    return Promise.resolve(
      Response.json(rows.slice(from, from + Number(searchParams.get('limit')))),
    );
  });
  const many = defineMemberTable({
    name: 'wallets',
    schema: s.object({
      id: s.uuid(),
      name: s.string(),
      revision: s.number(),
      created_at: s.string(),
    }),
    order: [{ column: 'created_at' }],
    limit: 5_000,
  });
  expect(await many.list({})).toEqual(rows);
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
