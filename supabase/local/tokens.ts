import { errors, jwtVerify, type JWTPayload } from 'jose';

export type TokenVerdict =
  | { kind: 'valid'; claims: JWTPayload }
  | { kind: 'expired' }
  | { kind: 'invalid' };

export type VerifyToken = (token: string) => Promise<TokenVerdict>;

/**
 * Judges access tokens, which Auth signs with the project's secret. Hosted projects do not check the audience.
 * `skewSeconds` is the time a token still counts after its expiry.
 */
export function createTokenVerifier(jwtSecret: string, skewSeconds = 0): VerifyToken {
  const key = new TextEncoder().encode(jwtSecret);
  return async (token) => {
    try {
      const options = { algorithms: ['HS256'], clockTolerance: skewSeconds };
      const { payload } = await jwtVerify(token, key, options);
      return { kind: 'valid', claims: payload };
    } catch (error) {
      return error instanceof errors.JWTExpired ? { kind: 'expired' } : { kind: 'invalid' };
    }
  };
}
