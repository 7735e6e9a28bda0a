import { expect, test } from 'vitest';
import { createPartJoiner } from './join-parts.ts';

const message = { table: 'reviews', revision: 7, changes: [{ record: { body: '長い "記事"' } }] };
const text = JSON.stringify(message);
const send = (part: number, revision = 7) => ({
  topic: 'catalog',
  event: 'part',
  payload: {
    revision,
    part,
    parts: 3,
    text: text.slice((part - 1) * 30, part === 3 ? 999 : part * 30),
  },
});

test('a payload that fits into one message is left as it is', () => {
  const join = createPartJoiner();
  expect(join({ topic: 'catalog', event: 'changes', payload: message })).toBe(message);
});

test('parts are joined once all have arrived, in any order and with repeats', () => {
  const join = createPartJoiner();
  for (const part of [3, 1, 3, 1]) expect(join(send(part))).toBeUndefined();
  expect(join({ ...send(2), topic: 'drafts' })).toBeUndefined();
  expect(join(send(2, 8))).toBeUndefined();
  expect(join(send(2))).toEqual(message);
});

test('parts of incomplete messages are not kept forever', () => {
  const join = createPartJoiner();
  join(send(1, 1));
  join(send(2, 1));
  for (let revision = 2; revision < 20; revision++) join(send(1, revision));
  expect(join(send(3, 1))).toBeUndefined();
  expect(join(send(2, 19))).toBeUndefined();
  expect(join(send(3, 19))).toEqual(message);
});
