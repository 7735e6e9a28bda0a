import assert from 'node:assert/strict';
import { TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { transformer } from './transformer.ts';

function isBadRequest(error: unknown): boolean {
  return error instanceof TRPCError && error.code === 'BAD_REQUEST';
}

function assertRefused(envelope: unknown): void {
  assert.throws(() => transformer.deserialize(envelope), isBadRequest);
}

Deno.test('dates, sets, maps and undefined arrive as they were sent', () => {
  const value = {
    on: new Date('2026-11-21T00:00:00Z'),
    slugs: new Set(['gas', 'dining']),
    amounts: new Map([['gas', 100]]),
    absent: undefined,
    list: [new Date(0), undefined, { deep: new Set([new Date(1)]) }],
  };
  const sent: unknown = JSON.parse(JSON.stringify(superjson.serialize(value)));
  assert.deepEqual(transformer.deserialize(sent), value);
});

Deno.test('one object sent in two places arrives in both', () => {
  const slugs = ['gas'];
  const sent: unknown = JSON.parse(JSON.stringify(superjson.serialize({ a: slugs, b: slugs })));
  assert.deepEqual(transformer.deserialize(sent), { a: ['gas'], b: ['gas'] });
});

Deno.test('a body of 68 bytes cannot allocate two gigabytes', () => {
  assertRefused({ json: 2_147_483_647, meta: { values: [['typed-array', 'Int8Array']] } });
  assertRefused({ json: { a: 2e9 }, meta: { values: { a: [['typed-array', 'Float64Array']] } } });
});

for (const kind of ['bigint', 'regexp', 'Error', 'URL', 'number', 'nonsense', '__proto__']) {
  Deno.test(`the kind ${kind} is refused`, () => {
    assertRefused({ json: '1', meta: { values: [kind] } });
    assertRefused({ json: { a: { b: '1' } }, meta: { values: { 'a.b': [kind] } } });
    assertRefused({ json: { a: ['1'] }, meta: { values: { a: ['set', { 0: [kind] }] } } });
  });
}

for (const kind of ['class', 'symbol', 'custom']) {
  Deno.test(`the kind ${kind} is refused`, () => {
    assertRefused({ json: {}, meta: { values: [[kind, 'User']] } });
  });
}

for (const path of ['__proto__.polluted', 'constructor.prototype.polluted', 'a.__proto__']) {
  Deno.test(`the path ${path} is refused`, () => {
    assertRefused({ json: { a: {} }, meta: { values: { [path]: ['Date'] } } });
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
}

Deno.test('reserved keys are refused wherever they are', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    assertRefused(JSON.parse(`{"json":{"a":[{"${key}":{"polluted":true}}]}}`));
  }
});

Deno.test('shared references cannot make a small body huge', () => {
  const equalities: Record<string, string[]> = {};
  for (let level = 0; level < 40; level += 1) {
    equalities[`${level}`] = [`${level + 1}.0`, `${level + 1}.1`];
  }
  const json = Array.from({ length: 41 }, () => [0, 0]);
  const result = transformer.deserialize({
    json,
    meta: { referentialEqualities: equalities, v: 1 },
  });
  assert.equal(JSON.stringify(result), JSON.stringify(json));
});

Deno.test('many steps into a large set are refused', () => {
  const json = Array.from({ length: 20_000 }, (_, index) => index);
  const notes: Record<string, unknown> = { a: ['set'] };
  for (let index = 0; index < 1500; index += 1) notes[`a.${19_999 - index}`] = ['Date'];
  assertRefused({ json: { a: json }, meta: { values: notes, v: 1 } });
});

Deno.test('notes that do not fit the values are refused', () => {
  assertRefused({ json: 5, meta: { values: ['set'] } });
  assertRefused({ json: 5, meta: { values: 7 } });
  assertRefused({ json: 5, meta: { values: [] } });
  assertRefused({ json: 5, meta: [] });
  assertRefused([1]);
  assertRefused('text');
});
