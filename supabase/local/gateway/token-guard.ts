import { type JWTPayload, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import type { StackKeys } from '../keys.ts';
import { createTokenVerifier, type VerifyToken } from '../tokens.ts';

export type GuardToken = (request: Request) => Promise<Request>;

/** @supabase/lite refuses it, in the words and the form of each service. */
const UNREADABLE = 'Bearer refused';

/** How long PostgREST takes a token after its end, since clocks differ. */
const SKEW_SECONDS = 30;

/** The roles that the gateway of a hosted project can become; its superuser is not one of them. */
async function readRoles(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname <> 'authenticator' and pg_has_role('authenticator', oid, 'member')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The same token with some time left: @supabase/lite allows no skew. */
const prolong = (claims: JWTPayload, jwtSecret: string) =>
  new SignJWT({ ...claims, exp: Math.ceil(Date.now() / 1000) + SKEW_SECONDS })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));

/**
 * @supabase/lite takes any role that is signed with the project's secret, and anything that looks like a key for a
 * visitor. Hosted, the database lets the gateway become the API's roles only.
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
    // An expired one is refused as such, so that its owner renews it.
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
