import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';
import { HttpError } from './http-error.ts';

describe('describeError', () => {
  it('knows when the server cannot be reached', () => {
    expect(describeError(new TypeError('Failed to fetch'))).toContain('connection');
  });

  it('speaks of a conflict in plain words', () => {
    expect(describeError({ data: { httpStatus: 409 }, message: 'CONFLICT' })).toContain(
      'another tab',
    );
  });

  it('names the limit of a table', () => {
    const error = { code: '23514', message: 'at most 200 rows of member_cards per member' };
    expect(describeError(error)).toBe('No more than 200 can be kept. Remove one first.');
    const full = { code: '23514', message: 'at most 20 MB of whiteboards per member' };
    expect(describeError(full)).toBe('No more than 20 MB can be kept. Remove one first.');
  });

  it('says how long the server asks to wait', () => {
    const busy = (seconds: string) =>
      describeError(
        new HttpError(new Response(null, { status: 429, headers: { 'retry-after': seconds } })),
      );
    expect(busy('1')).toBe('The server is busy. Try again in a second.');
    expect(busy('45')).toBe('The server is busy. Try again in 45 seconds.');
    expect(busy('600')).toBe('The server is busy. Try again in 10 minutes.');
  });

  it('reports an unreadable answer', () => {
    const error = new Error('Unexpected token <', { cause: new SyntaxError('Unexpected token <') });
    expect(describeError(error)).toContain('could not be read');
  });

  it('shows no server text for unknown errors', () => {
    expect(describeError(new Error('relation "x" does not exist'))).toBe(
      'Something went wrong. Try again.',
    );
    expect(describeError({ status: 503, message: 'upstream' })).toContain('in a moment');
  });
});
