import { PostgrestError } from '@supabase/postgrest-js';
import { describe, expect, it } from 'vitest';
import { checkAnswer, HttpError, parseRetryAfter } from './http-error.ts';
import { shouldRetryEdit } from './edits/define-edit.ts';
import { computeRetryDelay, shouldRetryRead, shouldRetryWrite } from './retry-policy.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new HttpError(new Response(null, { status, headers }));

const refused = new PostgrestError({ message: 'no', details: '', hint: '', code: '23514' });
const halfRead = new PostgrestError({ message: '[{"id":', details: '', hint: '', code: '' });
const cutShort = new Error('Unexpected token', { cause: new SyntaxError('Unexpected token') });
const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

const pageError: unknown = await checkAnswer(page).catch((error: unknown) => error);

describe('a failed read', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), true],
    ['too many requests', answer(429), true],
    ['a server error', answer(503), true],
    ['a tRPC server error', Object.assign(new Error('x'), { data: { httpStatus: 500 } }), true],
    ['not found', answer(404), false],
    ['unauthorized by tRPC', Object.assign(new Error('x'), { data: { httpStatus: 401 } }), false],
    ['half an answer', halfRead, true],
    ['a page in place of the answer', pageError, true],
    ['a page in place of tRPC’s answer', cutShort, true],
    ['a refusal of the database', refused, false],
    ['a server that needs longer than anybody waits', answer(503, { 'retry-after': '120' }), false],
    ['a mistake of ours', new TypeError('x is not a function'), false],
  ])('is tried again or not by its cause: %s', (_name, error, isRetried) => {
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

describe('an answer of the database', () => {
  it.each([403, 404])('to a read with status %s is an error of that status', async (status) => {
    const answer = () => Response.json({ code: '42501', message: 'no' }, { status });
    await expect(checkAnswer(answer())).rejects.toMatchObject({ status });
    // A refused edit keeps the reason of the database.
    expect((await checkAnswer(answer(), false)).status).toBe(status);
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

describe('a failed write', () => {
  const putOff = answer(429, { 'retry-after': '2' });

  it.each([
    ['the server has put off', putOff, true, true],
    [
      'it has put off for longer than anybody waits',
      answer(429, { 'retry-after': '60' }),
      false,
      false,
    ],
    ['it has put off without saying until when', answer(429), true, true],
    ['ended in a fault of the server', answer(500), false, false],
    ['never arrived', new TypeError('Failed to fetch'), false, false],
    ['was answered, but by half', halfRead, false, true],
    ['the database refuses', refused, false, false],
  ])('may be sent again or not: one that %s', (_name, error, isWriteSent, isEditSent) => {
    expect(shouldRetryWrite(0, error)).toBe(isWriteSent);
    expect(shouldRetryEdit(0, error)).toBe(isEditSent);
  });

  it('is given up after three more tries', () => {
    expect(shouldRetryWrite(3, putOff)).toBe(false);
    expect(shouldRetryEdit(3, halfRead)).toBe(false);
    expect(shouldRetryEdit(3, putOff)).toBe(false);
  });

  it('waits for a member’s rate limit as long and as often as the database says', async () => {
    const body = { code: 'PT429', message: 'too many changes at once', details: '7', hint: '' };
    const headers = { 'retry-after': '7' };
    for (const init of [{ status: 429 }, { status: 429, headers }]) {
      const error: unknown = await checkAnswer(Response.json(body, init), false).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ status: 429, retryAfter: 7000 });
      expect(shouldRetryWrite(0, error)).toBe(true);
      expect(shouldRetryEdit(100, error)).toBe(true);
    }
  });

  it('keeps the reason that the database gives with that status', async () => {
    const refuse = () => Response.json({ code: 'PT429', message: 'at most 5' }, { status: 429 });
    const refusal = refuse();
    expect(await checkAnswer(refusal, false)).toBe(refusal);
    await expect(checkAnswer(refuse())).rejects.toThrow(HttpError);
    const busy = Response.json({ message: 'busy' }, { status: 429 });
    await expect(checkAnswer(busy, false)).rejects.toThrow(HttpError);
  });
});
