import type { VerifyToken } from '../tokens.ts';

/** A caller on a channel: the claims that policies see, and the token's expiry. */
export interface Caller {
  role: string;
  claims: Record<string, unknown>;
  /** Milliseconds since 1970; undefined for an API key, which does not expire. */
  expiresAt: number | undefined;
}

export type CallerResult = { kind: 'caller'; caller: Caller } | { kind: 'refused'; reason: string };

export type ReadCaller = (token: string) => Promise<CallerResult>;

/** Reads a token or an API key; the reasons match the hosted server's. */
export function createCallerReader(
  keys: { publishableKey: string; secretKey: string },
  verify: VerifyToken,
): ReadCaller {
  const byKey = new Map([
    [keys.publishableKey, 'anon'],
    [keys.secretKey, 'service_role'],
  ]);
  return async (token) => {
    const keyRole = byKey.get(token);
    if (keyRole !== undefined) {
      return {
        kind: 'caller',
        caller: { role: keyRole, claims: { role: keyRole }, expiresAt: undefined },
      };
    }
    const verdict = await verify(token);
    if (verdict.kind === 'expired') {
      return { kind: 'refused', reason: 'InvalidJWTToken: Token has expired' };
    }
    if (verdict.kind === 'invalid') {
      return { kind: 'refused', reason: 'JwtSignatureError: Failed to validate JWT signature' };
    }
    const { claims } = verdict;
    const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon';
    const expiresAt = claims.exp === undefined ? undefined : claims.exp * 1000;
    return { kind: 'caller', caller: { role, claims: { ...claims }, expiresAt } };
  };
}
