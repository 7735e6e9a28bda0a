import { describe, expect, it } from 'vitest';
import { completeCallback, parseCallback } from './read-callback.ts';

describe('the address of the callback', () => {
  it.each([
    ['?code=abc', '', { kind: 'code', code: 'abc', flow: null }],
    ['?code=abc&flow=recovery', '', { kind: 'code', code: 'abc', flow: 'recovery' }],
    ['', '#token_hash=h&type=nonsense', { kind: 'nothing' }],
    ['', '#error=access_denied&error_code=otp_expired', { kind: 'error', code: 'otp_expired' }],
    [
      '?message=Confirmation+link+accepted.',
      '#message=Confirmation+link+accepted.&sb=',
      { kind: 'message' },
    ],
    ['?error=access_denied', '', { kind: 'error', code: 'access_denied' }],
    ['', '', { kind: 'nothing' }],
  ])('%s%s', (search, hash, request) => {
    expect(parseCallback(search, hash)).toEqual(request);
  });

  it('tells nothing that strangers wrote into it', async () => {
    const outcome = await completeCallback({ kind: 'error', code: 'Call 555-0100 to unlock' });
    expect(JSON.stringify(outcome)).not.toContain('555');
    expect(outcome).toMatchObject({
      kind: 'refused',
      problem: { message: 'The provider refused the sign-in.' },
    });
  });

  it.each([
    ['recovery', 'recovery'],
    ['signup', 'signup'],
    ['email_change', 'email_change'],
    ['magiclink', null],
  ])('asks for a password after a link of %s: %j', (type, flow) => {
    const request = { kind: 'mail-token', hash: 'h', type, flow };
    expect(parseCallback('', `#token_hash=h&type=${type}`)).toEqual(request);
  });

  it.each(['recovery', 'signup', 'email_change'])('asks for none by itself (%s)', (flow) => {
    expect(parseCallback(`?flow=${flow}`, `#flow=${flow}`)).toEqual({ kind: 'nothing' });
    expect(parseCallback(`?flow=${flow}&type=${flow}`, '')).toEqual({ kind: 'nothing' });
  });
});
