import { describe, expect, it } from 'vitest';
import { describeSessionProblem } from './describe-session-problem.ts';

describe('the answer of a session call', () => {
  it.each([
    ['invalid_credentials', /password is wrong/u, 'password'],
    ['user_already_exists', /already an account/u, 'email'],
    ['otp_expired', /expired or was already used/u, undefined],
    ['over_request_rate_limit', /Too many tries/u, undefined],
    ['over_email_send_rate_limit', /Too many tries/u, undefined],
    ['same_password', /already have/u, 'password'],
    ['reauthentication_needed', /more than a day ago/u, undefined],
  ])('%s has its own sentence and field', (code, sentence, field) => {
    const problem = describeSessionProblem({ code, status: 400 });
    expect(problem.message).toMatch(sentence);
    expect(problem.field).toBe(field);
  });

  it('a 429 without a code is a rate limit too', () => {
    expect(describeSessionProblem({ status: 429 }).message).toMatch(/Too many tries/u);
  });

  it('tells a missing connection', () => {
    const problem = describeSessionProblem({ name: 'AuthRetryableFetchError', status: 0 });
    expect(problem.message).toMatch(/cannot be reached/u);
  });

  it('throws what nobody expects', () => {
    const error = new Error('boom');
    expect(() => describeSessionProblem(error)).toThrow(error);
  });
});
