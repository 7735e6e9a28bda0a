import { expect, test } from 'vitest';
import { answerAsPostgrest } from './answer-as-postgrest.ts';

const fail = (code: string) => Object.assign(new Error('no'), { severity: 'ERROR', code });

test.each([
  ['23514', 400],
  ['23P01', 400],
  ['P0001', 400],
  ['P0002', 500],
  ['57014', 500],
  ['40001', 500],
  ['54000', 500],
  ['28000', 403],
  ['08006', 503],
  ['0A000', 400],
])('%s is answered with %i and keeps its code', (code, status) => {
  const answered = answerAsPostgrest(fail(code));
  expect(answered).toMatchObject({
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
  expect(answered).toHaveProperty('message', expect.stringContaining(`"code":"${code}"`));
});

test.each(['42501', '23505', '22P02', 'PT429', 'PGRST'])('%s is left as it is', (code) => {
  const error = fail(code);
  expect(answerAsPostgrest(error)).toBe(error);
});

test('so is what is no error of the database', () => {
  const error = new TypeError('no');
  expect(answerAsPostgrest(error)).toBe(error);
});
