import type { SupabaseClient } from '@supabase/supabase-js';
import { createDatabaseError, createUnauthorizedError } from './failure.ts';

type Auth = Pick<SupabaseClient['auth'], 'getClaims'>;

/** Returns the id of the token's member. Throws UNAUTHORIZED for any other token. */
export type VerifyToken = (token: string, auth: Auth) => Promise<string>;

/** Audience of Auth's tokens for members; a visitor's or the service's token has none. */
const AUDIENCE = 'authenticated';
const MEMBER_ROLES = ['authenticated', 'app_admin'];

/** Time a verified token is cached; the database still checks it at every use. */
const TRUSTED_MS = 10_000;
const MOST_TRUSTED = 1000;

type Verified = { memberId: string; until: number };

/**
 * Verifies with the project's public keys if the token is signed with one of them, else by asking the auth server. An
 * unreachable server is no reason to sign a member out, so it does not cause UNAUTHORIZED.
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

/** Saves closely following requests the call to the auth server. */
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
