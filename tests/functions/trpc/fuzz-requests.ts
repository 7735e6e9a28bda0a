import { createCall } from './fake-supabase.ts';
import { appRouter } from '../../../supabase/functions/trpc/router.ts';

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

/** Requests of every procedure with every shape an input can have, and some that none can have. */
export function createFuzzer(seed: number): () => Request {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const createValue = (depth = 0): unknown => {
    const roll = random();
    if (depth > 4 || roll < 0.5) return pick(scalars);
    const length = Math.floor(random() * 4);
    const items = Array.from({ length }, () => createValue(depth + 1));
    return roll < 0.7 ? items : Object.fromEntries(items.map((item) => [pick(keys), item]));
  };
  const createNotes = (): unknown => {
    if (random() < 0.7) return undefined;
    const values = random() < 0.5 ? [pick(kinds)] : { [pick(keys)]: [pick(kinds)] };
    return {
      values,
      v: pick([1, 0, 2]),
      referentialEqualities: { [pick(keys)]: [pick(keys)] },
    };
  };
  const names = Object.keys(appRouter._def.procedures).filter(
    (name) => !/getCurrentUser|CategoryCustomValue$/.test(name),
  );
  return () => {
    const call = createCall(pick(names));
    const body = JSON.stringify({ json: createValue(), meta: createNotes() });
    return new Request(call.url, { method: 'POST', headers: call.headers, body });
  };
}
