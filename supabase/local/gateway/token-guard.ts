import type { Database } from '../database/database.ts';
import type { StackKeys } from '../keys.ts';
import type { VerifyToken } from '../tokens.ts';

export type GuardToken = (request: Request) => Promise<Request>;

/** @supabase/lite refuses it, in the words and the form of each service. */
const UNREADABLE = 'Bearer refused';

/** The roles that the gateway of a hosted project can become; its superuser is not one of them. */
async function readRoles(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname <> 'authenticator' and pg_has_role('authenticator', oid, 'member')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * @supabase/lite takes any role and audience that is signed with the project's secret, and anything that looks like a
 * key for a visitor. Hosted, the database lets the gateway become the API's roles only.
 */
export async function createTokenGuard(
  database: Database,
  keys: StackKeys,
  verify: VerifyToken,
): Promise<GuardToken> {
  const roles = await readRoles(database);
  const isKey = (token: string) => token === keys.publishableKey || token === keys.secretKey;
  return async (request) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined || isKey(token)) return request;
    const verdict = await verify(token);
    // An expired one is refused as such, so that its owner renews it.
    if (verdict.kind === 'expired') return request;
    const role = verdict.kind === 'valid' ? verdict.claims['role'] : undefined;
    if (typeof role === 'string' && roles.has(role)) return request;
    const headers = new Headers(request.headers);
    headers.set('authorization', UNREADABLE);
    const { url, method } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return new Request(url, {
      method,
      headers,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
  };
}
