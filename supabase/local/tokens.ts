import { errors, jwtVerify, type JWTPayload } from 'jose';

export type TokenVerdict =
  { kind: 'valid'; claims: JWTPayload } | { kind: 'expired' } | { kind: 'invalid' };

export type VerifyToken = (token: string) => Promise<TokenVerdict>;

/**
 * Judges access tokens, which Auth signs with the project's secret. Nothing of a hosted project compares the audience.
 * `skewSeconds` is how long after its end a token still counts.
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
