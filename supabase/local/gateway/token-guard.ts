import { type JWTPayload, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import type { StackKeys } from '../keys.ts';
import { createTokenVerifier, type VerifyToken } from '../tokens.ts';

export type GuardToken = (request: Request) => Promise<Request>;

/** Token that @supabase/lite refuses, in each service's own format. */
const UNREADABLE = 'Bearer refused';

/** Seconds PostgREST accepts a token after its expiry, since clocks differ. */
const SKEW_SECONDS = 30;

/** Roles that a hosted project's gateway can become; its superuser is not one of them. */
async function readRoles(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname <> 'authenticator' and pg_has_role('authenticator', oid, 'member')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Extends a token by the skew, which @supabase/lite does not allow for. */
const prolong = (claims: JWTPayload, jwtSecret: string) =>
  new SignJWT({ ...claims, exp: Math.ceil(Date.now() / 1000) + SKEW_SECONDS })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));

/**
 * Limits tokens to the API's roles, as the database does on a hosted project: @supabase/lite accepts any role signed
 * with the project's secret, and treats anything that looks like a key as a visitor.
 */
export async function createTokenGuard(
  database: Database,
  keys: StackKeys,
  verify: VerifyToken,
): Promise<GuardToken> {
  const roles = await readRoles(database);
  const verifyForRest = createTokenVerifier(keys.jwtSecret, SKEW_SECONDS);
  const isKey = (token: string) => token === keys.publishableKey || token === keys.secretKey;
  return async (request) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined || isKey(token)) return request;
    const isRest = new URL(request.url).pathname.startsWith('/rest/');
    const verdict = await (isRest ? verifyForRest : verify)(token);
    // An expired token is passed on and refused as expired, so that its owner renews it.
    if (verdict.kind === 'expired') return request;
    const claims = verdict.kind === 'valid' ? verdict.claims : {};
    const isKnown = typeof claims['role'] === 'string' && roles.has(claims['role']);
    const isOver = isRest && (claims.exp ?? Infinity) <= Date.now() / 1000 + 1;
    if (isKnown && !isOver) return request;
    const headers = new Headers(request.headers);
    const bearer = isKnown ? `Bearer ${await prolong(claims, keys.jwtSecret)}` : UNREADABLE;
    headers.set('authorization', bearer);
    const { url, method } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return new Request(url, {
      method,
      headers,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
  };
}
