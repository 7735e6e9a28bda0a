import { describe, expect, it } from 'vitest';
import { completeCallback, findPasswordFlow, parseCallback } from './read-callback.ts';

describe('the address of the callback', () => {
  it.each([
    ['?code=abc', '', { kind: 'code', code: 'abc' }],
    ['', '#token_hash=h&type=recovery', { kind: 'mail-token', hash: 'h', type: 'recovery' }],
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

  it('asks for a password after a reset and after the first confirmation only', () => {
    const done = { kind: 'done' } as const;
    expect(findPasswordFlow('?flow=recovery&code=1', '', done)).toBe('recovery');
    expect(findPasswordFlow('', '#token_hash=h&type=recovery', done)).toBe('recovery');
    expect(findPasswordFlow('', '#token_hash=h&type=magiclink', { kind: 'confirmed' })).toBe(
      'signup',
    );
    expect(findPasswordFlow('?flow=signup', '', done)).toBe('signup');
    expect(findPasswordFlow('', '#token_hash=h&type=magiclink', done)).toBeNull();
    expect(findPasswordFlow('?code=1', '', done)).toBeNull();
  });
});
