import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { expect, test } from 'vitest';
import { ERROR_CODES } from './errors.ts';

test('the table is the product’s error catalog', () => {
  const numbers = Object.entries(ERROR_CODES).map(([name, { code }]) => `${name} ${code}`);
  expect(numbers).toEqual([
    'PARSE_ERROR -32700',
    'BAD_REQUEST -32600',
    'INTERNAL_SERVER_ERROR -32603',
    'UNAUTHORIZED -32001',
    'FORBIDDEN -32003',
    'NOT_FOUND -32004',
    'METHOD_NOT_SUPPORTED -32005',
    'TIMEOUT -32008',
    'CONFLICT -32009',
    'PRECONDITION_FAILED -32012',
    'PAYLOAD_TOO_LARGE -32013',
    'UNPROCESSABLE_CONTENT -32022',
    'TOO_MANY_REQUESTS -32029',
    'CLIENT_CLOSED_REQUEST -32099',
  ]);
});

test('the library answers with the same numbers', () => {
  for (const [name, { code }] of Object.entries(ERROR_CODES)) {
    expect(Reflect.get(TRPC_ERROR_CODES_BY_KEY, name), name).toBe(code);
  }
});
