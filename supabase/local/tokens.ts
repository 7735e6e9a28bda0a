import { errors, jwtVerify, type JWTPayload } from 'jose';

export type TokenVerdict =
  { kind: 'valid'; claims: JWTPayload } | { kind: 'expired' } | { kind: 'invalid' };

export type VerifyToken = (token: string) => Promise<TokenVerdict>;

/** Auth issues every token to this audience; an API key of the older kind names none. */
function isForThisProject({ aud }: JWTPayload): boolean {
  return aud === undefined || [aud].flat().includes('authenticated');
}

/** Judges access tokens, which Auth signs with the project's secret. */
export function createTokenVerifier(jwtSecret: string): VerifyToken {
  const key = new TextEncoder().encode(jwtSecret);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      return isForThisProject(payload) ? { kind: 'valid', claims: payload } : { kind: 'invalid' };
    } catch (error) {
      return error instanceof errors.JWTExpired ? { kind: 'expired' } : { kind: 'invalid' };
    }
  };
}
