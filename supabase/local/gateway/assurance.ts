import { decodeJwt, SignJWT } from 'jose';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { listFactors } from './factors.ts';
import type { Answer } from './json-request.ts';

const userSchema = z.looseObject({ id: z.uuid(), app_metadata: z.record(z.string(), z.unknown()) });
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema });
const claimsSchema = z.looseObject({ session_id: z.uuid() });

/** Finds the sign-in method of a request; undefined if it only continues a session. */
function findMethod(url: URL): string | undefined {
  if (url.pathname === '/auth/v1/verify') return 'otp';
  const grant = url.searchParams.get('grant_type');
  if (grant === 'password') return 'password';
  return grant === 'pkce' ? 'oauth' : undefined;
}

/** Sign-in methods of a session's member, latest first, with the second of each use. */
export async function listMethods(database: Database, sessionId: string) {
  const { rows } = await database.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  return rows;
}

/** Records that a session was begun, or continued, with this method. */
async function keepMethod(database: Database, sessionId: string, method: string) {
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

/** The token with `aal`, `amr` and `app_metadata`, as a hosted project signs it. */
async function signAssurance(
  database: Database,
  secret: string,
  { access_token: token, user }: z.infer<typeof sessionSchema>,
) {
  const claims = claimsSchema.parse(decodeJwt(token));
  const amr = await listMethods(database, claims.session_id);
  const aal = amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
  return new SignJWT({ ...claims, aal, amr, app_metadata: user.app_metadata })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

/** Adds the factors to an account, as in a hosted project's answers. */
const addFactors = async (database: Database, user: z.infer<typeof userSchema>) => ({
  ...user,
  factors: await listFactors(database, user.id),
});

/**
 * Adds the sign-in method to each token and the factors to each account, as a hosted project does and @supabase/lite
 * does not. Auth then requires the current password if the method did not use the mailbox.
 */
export function sayAssurance(answer: Answer, database: Database, secret: string): Answer {
  return async (request) => {
    const url = new URL(request.url);
    const response = await answer(request);
    if (!/^\/auth\/v1\/(?:token|verify|user)$/.test(url.pathname) || !response.ok) return response;
    const told: unknown = await response.clone().json();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const user = userSchema.safeParse(told);
    if (url.pathname === '/auth/v1/user' && user.success) {
      return Response.json(await addFactors(database, user.data), { headers });
    }
    const session = sessionSchema.safeParse(told);
    if (!session.success) return response;
    const { session_id: sessionId } = claimsSchema.parse(decodeJwt(session.data.access_token));
    const method = findMethod(url);
    if (method !== undefined) await keepMethod(database, sessionId, method);
    const token = await signAssurance(database, secret, session.data);
    return Response.json(
      { ...session.data, access_token: token, user: await addFactors(database, session.data.user) },
      { headers },
    );
  };
}
