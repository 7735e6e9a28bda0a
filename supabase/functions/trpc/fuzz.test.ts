import assert from 'node:assert/strict';
import { createCall, createFakeSupabase } from './fake-supabase.ts';
import { createHandler } from './handler.ts';
import { appRouter } from './router.ts';

const REQUESTS = 5000;

/** Mulberry32: the same requests in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(20261121);
const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const keys = [
  'id',
  'name',
  'amounts',
  'revision',
  'issuers',
  'kind',
  'redemptionPreferenceCompleted',
  'pointSystemId',
  'travelValue',
  'value',
  'creditCardId',
  'categoryId',
  'rate',
  'validFrom',
  '__proto__',
  'constructor',
  'toString',
  'gas',
  '',
  'a.b',
  '\u0000',
  '𝒳',
];
const scalars: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'gas',
  'travel',
  '2026-02-30',
  '2026-01-01',
  '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0001',
  "'; drop table members; --",
  '<script>',
  '\u0000',
  '\ud800',
  'a'.repeat(300),
];
const kinds = [
  'undefined',
  'Date',
  'set',
  'map',
  'bigint',
  'Error',
  'regexp',
  'URL',
  'number',
  ['typed-array', 'Int8Array'],
];

function createValue(depth = 0): unknown {
  const roll = random();
  if (depth > 4 || roll < 0.5) return pick(scalars);
  const length = Math.floor(random() * 4);
  const items = Array.from({ length }, () => createValue(depth + 1));
  return roll < 0.7 ? items : Object.fromEntries(items.map((item) => [pick(keys), item]));
}

function createNotes(): unknown {
  if (random() < 0.7) return undefined;
  const values = random() < 0.5 ? [pick(kinds)] : { [pick(keys)]: [pick(kinds)] };
  return {
    values,
    v: pick([1, 0, 2]),
    referentialEqualities: { [pick(keys)]: [pick(keys)] },
  };
}

Deno.test('whatever is sent, nothing fails on our side and nothing is polluted', async () => {
  const { settings } = createFakeSupabase(({ method, path }) => {
    if (path.endsWith('rest/v1/members') || path.startsWith('/auth') || path.includes('count'))
      return undefined;
    if (path.includes('/rpc/')) return { status: 200, body: 1 };
    return { status: 200, body: method === 'POST' ? { revision: 1 } : [] };
  });
  const handle = createHandler(settings);
  const names = Object.keys(appRouter._def.procedures).filter(
    (name) => !/getCurrentUser|CategoryCustomValue$/.test(name),
  );
  const statuses = new Map<number, number>();
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const call = createCall(pick(names));
    const body = JSON.stringify({ json: createValue(), meta: createNotes() });
    const startedAt = performance.now();
    const response = await handle(
      new Request(call.url, { method: 'POST', headers: call.headers, body }),
    );
    times.push(performance.now() - startedAt);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    assert.ok(response.status < 500, `${call.url} ${body}: ${await response.text()}`);
  }
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.ok((statuses.get(200) ?? 0) > 50, 'some inputs are accepted');
  assert.ok((statuses.get(400) ?? 0) > REQUESTS / 2, 'most are refused as inputs');
  const median = times.toSorted((a, b) => a - b)[REQUESTS / 2] ?? 0;
  assert.ok(median < 20, `a request took ${median} ms`);
});
