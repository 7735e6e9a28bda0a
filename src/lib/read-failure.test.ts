import { expect, it } from 'vitest';
import { readFailure } from './read-failure.ts';

it.each([
  ['an error', new Error('It stopped.'), 500, 'Internal Server Error', 'It stopped.'],
  ['one that is refused', { status: 403, message: 'No.' }, 403, 'Internal Server Error', 'No.'],
  ['one of tRPC', { data: { httpStatus: 404 }, message: '' }, 404, 'Page Not Found', ''],
  ['an answer without words', { code: 7 }, 500, 'Internal Server Error', ''],
  ['a text', 'It stopped.', 500, 'Internal Server Error', 'It stopped.'],
  ['nothing', undefined, 500, 'Internal Server Error', 'undefined'],
])('%s has its status, the words for it and its message', (_name, error, code, words, message) => {
  expect(readFailure(error)).toEqual({ statusCode: code, statusMessage: words, message });
});
