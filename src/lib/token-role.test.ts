import { describe, expect, it } from 'vitest';
import { readTokenRole, readTokenSignIn } from './token-role.ts';

function createToken(claims: unknown): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
}

describe('the role of a token', () => {
  it('is its role claim', () => {
    expect(readTokenRole(createToken({ role: 'app_admin', name: 'José' }))).toBe('app_admin');
  });

  it('is not what the person may write into their own metadata', () => {
    const token = createToken({
      role: 'authenticated',
      app_role: 'app_admin',
      user_metadata: { role: 'app_admin', app_role: 'app_admin' },
      app_metadata: { role: 'app_admin' },
    });
    expect(readTokenRole(token)).toBe('authenticated');
  });

  it.each(['', 'abc', 'a.b.c', 'a.!!!.c', createToken(null), createToken({ role: 1 })])(
    'is unknown of %j',
    (token) => {
      expect(readTokenRole(token)).toBeUndefined();
    },
  );
});

describe('when a session began', () => {
  const way = (method: string, timestamp: unknown) => ({ method, timestamp });

  it('is when its member last showed who they are', () => {
    const amr = [way('otp', 700), way('totp', 900), way('password', 800)];
    expect(readTokenSignIn(createToken({ amr }))).toBe(900);
  });

  it.each([{}, { amr: [] }, { amr: 'otp' }, { amr: [null, 1, way('otp', '800')] }])(
    'is unknown of %j',
    (claims) => {
      expect(readTokenSignIn(createToken(claims))).toBeUndefined();
    },
  );
});
