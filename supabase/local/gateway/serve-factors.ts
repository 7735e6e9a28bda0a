import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { VerifyToken } from '../tokens.ts';
import {
  challengeFactor,
  enrollFactor,
  listFactors,
  type Refusal,
  removeFactor,
  verifyFactor,
} from './factors.ts';
import { type Answer, parseJson, readBearer, refuse } from './json-request.ts';

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), aal: z.string().optional() });
type Claims = z.infer<typeof claimsSchema>;

const enrollmentSchema = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string().max(100).default(''),
  issuer: z.string().max(100).optional(),
});
const codeSchema = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });
const changeSchema = z.looseObject({
  password: z.string().optional(),
  email: z.string().optional(),
});

const insufficient = (status: number, message: string) =>
  refuse(status, 'insufficient_aal', message);

function respond(made: Refusal | object): Response {
  return 'code' in made && 'message' in made
    ? refuse(made.status, made.code, made.message)
    : Response.json(made);
}

/** Continues the session with its refresh token, so that the answer is one of Auth's own. */
async function renewSession(answer: Answer, request: Request, database: Database, id: string) {
  const { rows } = await database.query<{ token: string }>(
    `select token from auth.refresh_tokens
     where session_id = $1 and revoked is not true order by created_at desc limit 1`,
    [id],
  );
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return answer(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ refresh_token: rows[0]?.token }),
    }),
  );
}

interface Call {
  answer: Answer;
  request: Request;
  database: Database;
  claims: Claims;
  /** True if the account has an app, so that a password alone changes nothing. */
  isGuarded: boolean;
}

async function enroll({ request, database, claims, isGuarded }: Call): Promise<Response> {
  if (isGuarded) return insufficient(403, 'AAL2 required to enroll a new factor');
  const input = enrollmentSchema.safeParse(parseJson(await request.text()));
  if (!input.success) return refuse(400, 'validation_failed', 'factor_type needs to be totp');
  const { friendly_name: name, issuer = 'Pointfolio' } = input.data;
  return respond(await enrollFactor(database, claims.sub, { name, issuer }));
}

async function verifyCode(call: Call, factorId: string): Promise<Response> {
  const { answer, request, database, claims } = call;
  const input = codeSchema.safeParse(parseJson(await request.text()));
  if (!input.success) return refuse(400, 'validation_failed', 'A challenge and a code are needed');
  const { challenge_id: challengeId, code } = input.data;
  const { sub: userId, session_id: sessionId } = claims;
  const proof = { userId, sessionId, factorId, challengeId, code };
  const refusal = await verifyFactor(database, proof);
  return refusal ? respond(refusal) : renewSession(answer, request, database, sessionId);
}

async function remove({ database, claims, isGuarded }: Call, factorId: string): Promise<Response> {
  if (isGuarded) return insufficient(422, 'AAL2 required to unenroll verified factor');
  return respond(await removeFactor(database, claims.sub, factorId));
}

/** A new password or address of an account with an app requires a session that used the app. */
async function changeAccount({ answer, request, isGuarded }: Call): Promise<Response> {
  const body = await request.text();
  const change = changeSchema.safeParse(parseJson(body));
  if (!change.success) return refuse(400, 'validation_failed', 'The change is not understood');
  const { password, email } = change.data;
  if ((password !== undefined || email !== undefined) && isGuarded) {
    return insufficient(401, 'AAL2 session is required to update email or password');
  }
  const { url, method, headers } = request;
  return answer(new Request(url, { method, headers, body }));
}

async function serve(call: Call, [, factorId, step]: readonly (string | undefined)[]) {
  const { request, database, claims } = call;
  if (factorId === undefined) {
    return request.method === 'POST' ? enroll(call) : refuse(405, 'bad_method', 'Not allowed');
  }
  if (!z.uuid().safeParse(factorId).success) {
    return refuse(404, 'validation_failed', 'factor_id must be an UUID');
  }
  if (request.method === 'DELETE' && step === undefined) return remove(call, factorId);
  if (request.method === 'POST' && step === 'challenge') {
    return respond(await challengeFactor(database, claims.sub, factorId));
  }
  if (request.method === 'POST' && step === 'verify') return verifyCode(call, factorId);
  return refuse(404, 'not_found', 'Not found');
}

/**
 * Serves `/factors` as a hosted project does, and requires the second factor of an account that has one;
 * @supabase/lite has neither.
 */
export function serveFactors(answer: Answer, database: Database, verify: VerifyToken): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const path = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(pathname);
    const isChange = request.method === 'PUT' && pathname === '/auth/v1/user';
    if (!path && !isChange) return answer(request);
    const verdict = await verify(readBearer(request) ?? '');
    const claims = claimsSchema.safeParse(verdict.kind === 'valid' ? verdict.claims : undefined);
    if (!claims.success) {
      return isChange ? answer(request) : refuse(401, 'no_authorization', 'A session is needed');
    }
    const { rows } = await database.query('select from auth.sessions where id = $1', [
      claims.data.session_id,
    ]);
    if (rows.length === 0) return refuse(403, 'session_not_found', 'Session does not exist');
    const factors = await listFactors(database, claims.data.sub);
    const isGuarded =
      claims.data.aal !== 'aal2' && factors.some(({ status }) => status === 'verified');
    const call = { answer, request, database, claims: claims.data, isGuarded };
    return path ? serve(call, path) : changeAccount(call);
  };
}
