import type { SupabaseClient } from '@supabase/supabase-js';
import { createDatabaseError, createUnauthorizedError } from './failure.ts';

type Auth = Pick<SupabaseClient['auth'], 'getClaims'>;

/** The id of the member that the token was given to. Throws UNAUTHORIZED for any other token. */
export type VerifyToken = (token: string, auth: Auth) => Promise<string>;

/** Audience of Auth's tokens for members; a visitor's or the service's token has none. */
const AUDIENCE = 'authenticated';
const MEMBER_ROLES = ['authenticated', 'app_admin'];

/** Time a verified token is cached; the database still checks it at every use. */
const TRUSTED_MS = 10_000;
const MOST_TRUSTED = 1000;

type Verified = { memberId: string; until: number };

/**
 * Verifies with the project's public keys where the token is signed with one of them, else by asking the auth server.
 * A server that cannot be reached is not a reason to sign anybody out, so that is no UNAUTHORIZED.
 */
async function verifyUncached(token: string, auth: Auth): Promise<Verified> {
  const { data, error } = await auth.getClaims(token);
  if (error) {
    const status = error.status ?? 500;
    if (status < 400 || status >= 500 || status === 429) {
      throw createDatabaseError({ status, code: error.code ?? '', message: error.message });
    }
    throw createUnauthorizedError();
  }
  if (!data || !MEMBER_ROLES.includes(data.claims.role)) throw createUnauthorizedError();
  const { sub, exp, aud } = data.claims;
  if (![aud].flat().includes(AUDIENCE)) throw createUnauthorizedError();
  return { memberId: sub, until: Math.min(Date.now() + TRUSTED_MS, exp * 1000) };
}

/** Spares the requests that follow one another closely the way to the auth server. */
export function createTokenVerifier(): VerifyToken {
  const trusted = new Map<string, Verified>();
  return async (token, auth) => {
    const known = trusted.get(token);
    if (known && known.until > Date.now()) return known.memberId;
    trusted.delete(token);
    const verified = await verifyUncached(token, auth);
    const [oldest] = trusted.keys();
    if (trusted.size >= MOST_TRUSTED && oldest !== undefined) trusted.delete(oldest);
    trusted.set(token, verified);
    return verified.memberId;
  };
}
