import { expect, test } from 'vitest';
import * as s from './row-shape.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const card = s.object({
  id: s.uuid(),
  name: s.nullable(s.string()),
  status: s.oneOf(['held', 'closed']),
  amounts: s.record(s.number()),
  choices: s.record(s.array(s.string())),
});
const row = {
  id,
  name: null,
  status: 'held',
  amounts: { dining: 1200 },
  choices: { group: ['dining', 'gas'] },
};

test('a row is told by its columns, and what is not asked for is left out', () => {
  expect(card.parse({ ...row, secret: 'x' })).toEqual(row);
});

test('a value that is no row is refused with the place where it differs', () => {
  const refused: readonly (readonly [unknown, string])[] = [
    [null, 'no record at “”'],
    [[], 'no record at “”'],
    ['text', 'no record at “”'],
    [{ ...row, id: 'x' }, 'no UUID at “id”'],
    [{ ...row, id: undefined }, 'no UUID at “id”'],
    [{ ...row, name: undefined }, 'no text at “name”'],
    [{ ...row, name: 7 }, 'no text at “name”'],
    [{ ...row, status: 'open' }, 'no known value (held, closed) at “status”'],
    [{ ...row, amounts: { dining: Number.NaN } }, 'no number at “amounts.dining”'],
    [{ ...row, amounts: { dining: '12' } }, 'no number at “amounts.dining”'],
    [{ ...row, amounts: [1] }, 'no record at “amounts”'],
    [{ ...row, choices: { group: 'dining' } }, 'no list at “choices.group”'],
    [{ ...row, choices: { group: ['dining', 1] } }, 'no text at “choices.group[1]”'],
  ];
  for (const [value, message] of refused) {
    expect(() => card.parse(value), message).toThrow(s.ShapeError);
    expect(() => card.parse(value)).toThrow(message);
  }
  expect(() => s.array(card).parse([row, { ...row, id: 1 }])).toThrow('no UUID at “[1].id”');
});

test('the outcome of a call is told by its kind', () => {
  const outcome = s.outcome({ saved: s.object({ ids: s.array(s.number()) }), stale: s.object({}) });
  expect(outcome.parse({ kind: 'saved', ids: [1], more: true })).toEqual({
    kind: 'saved',
    ids: [1],
  });
  expect(outcome.parse({ kind: 'stale' })).toEqual({ kind: 'stale' });
  for (const wrong of [{ kind: 'saved' }, { kind: 'toString' }, {}, null]) {
    expect(() => outcome.parse(wrong)).toThrow(s.ShapeError);
  }
});

test('JSON that is passed on as it came has no function, symbol or undefined', () => {
  const value = { a: [1, null, { b: 'c', d: [false] }] };
  expect(s.json().parse(value)).toEqual(value);
  for (const wrong of [undefined, { a: undefined }, [() => 1], Symbol('x')]) {
    expect(() => s.json().parse(wrong)).toThrow(s.ShapeError);
  }
});

test('an open row keeps the columns that it does not name', () => {
  const open = s.open({ id: s.number() });
  expect(open.parse({ id: 1, name: 'x' })).toEqual({ id: 1, name: 'x' });
  expect(() => open.parse({ id: '1' })).toThrow('no number at “id”');
  expect(() => open.parse([1])).toThrow('no record at “”');
});

test('where null may stand for it, what is something else is null, and a fault of ours is not', () => {
  const flag = s.orNull(s.object({ isOn: s.boolean() }));
  expect(flag.parse({ isOn: false })).toEqual({ isOn: false });
  expect(flag.parse({ isOn: 0 })).toBeNull();
  expect(flag.parse(undefined)).toBeNull();
  const broken = s.orNull({
    parse: () => 1,
    read: () => {
      throw new TypeError('broken');
    },
  });
  expect(() => broken.parse(1)).toThrow('broken');
});
