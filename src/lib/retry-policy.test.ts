import { describe, expect, it } from 'vitest';
import { HttpError, parseRetryAfter } from './http-error.ts';
import { computeRetryDelay, shouldRetryRead } from './retry-policy.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new HttpError(new Response(null, { status, headers }));

describe('a failed read', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), true],
    ['too many requests', answer(429), true],
    ['a server error', answer(503), true],
    ['a tRPC server error', Object.assign(new Error('x'), { data: { httpStatus: 500 } }), true],
    ['not found', answer(404), false],
    ['unauthorized by tRPC', Object.assign(new Error('x'), { data: { httpStatus: 401 } }), false],
    ['a mistake of ours', new TypeError('x is not a function'), false],
  ])('of %s', (_name, error, isRetried) => {
    expect(shouldRetryRead(0, error)).toBe(isRetried);
  });

  it('is given up after three more tries', () => {
    expect(shouldRetryRead(2, answer(503))).toBe(true);
    expect(shouldRetryRead(3, answer(503))).toBe(false);
  });
});

describe('the delay', () => {
  it('doubles and is spread', () => {
    const bounds = [0, 1, 2].map((attempt) => [
      computeRetryDelay(attempt, answer(503), () => 0),
      computeRetryDelay(attempt, answer(503), () => 1),
    ]);
    expect(bounds).toEqual([
      [250, 500],
      [500, 1000],
      [1000, 2000],
    ]);
  });

  it('is at least what the server asked for', () => {
    expect(computeRetryDelay(0, answer(429, { 'retry-after': '7' }), () => 0)).toBe(7000);
  });

  it('reads what a tRPC answer asked for', () => {
    const error = Object.assign(new Error('x'), {
      meta: { response: new Response(null, { headers: { 'retry-after': '3' } }) },
    });
    expect(computeRetryDelay(0, error, () => 0)).toBe(3000);
  });
});

describe('Retry-After', () => {
  it('is seconds or a date', () => {
    expect(parseRetryAfter('2')).toBe(2000);
    expect(parseRetryAfter('Sat, 21 Nov 2026 00:00:05 GMT', Date.UTC(2026, 10, 21))).toBe(5000);
    expect(parseRetryAfter('later')).toBeUndefined();
    expect(parseRetryAfter(null)).toBeUndefined();
  });
});
