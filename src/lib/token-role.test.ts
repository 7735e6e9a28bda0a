import { describe, expect, it } from 'vitest';
import { readTokenRole } from './token-role.ts';

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
