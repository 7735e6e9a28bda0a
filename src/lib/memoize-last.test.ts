import { expect, it, vi } from 'vitest';
import { memoizeNamed } from './memoize-last.ts';

it('computes again only when a named argument is another value', () => {
  const compute = vi.fn((args: { a: number; b?: string }) => JSON.stringify(args));
  const remember = memoizeNamed(compute);
  expect(remember({ a: 1, b: 'x' })).toBe(remember({ b: 'x', a: 1 }));
  expect(compute).toHaveBeenCalledOnce();
  expect(remember({ a: 1 })).toBe('{"a":1}');
  expect(remember({ a: 2 })).toBe('{"a":2}');
  expect(compute).toHaveBeenCalledTimes(3);
});
