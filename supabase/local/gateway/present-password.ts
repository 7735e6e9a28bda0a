import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { VerifyToken } from '../tokens.ts';
import { listMethods } from './assurance.ts';
import { isPassword } from './check-password.ts';
import { type Answer, parseJson, readBearer, refuse } from './json-request.ts';

const changeSchema = z.object({
  password: z.string().min(1).optional(),
  current_password: z.string().optional(),
});
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** Mail-based methods: a member who used one may not know the password. */
const MAILED: ReadonlySet<string> = new Set(['otp', 'magiclink', 'recovery']);

async function isOlderThanDay(database: Database, sessionId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select from auth.sessions where id = $1 and created_at < now() - interval '24 hours'`,
    [sessionId],
  );
  return rows.length > 0;
}

async function endOtherSessions(database: Database, memberId: string, sessionId: string) {
  await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
    memberId,
    sessionId,
  ]);
}

/**
 * Requires a session of the last day and the current password to choose a new one, as in a hosted project with
 * `secure_password_change` and “Require current password when updating”: @supabase/lite lets anyone at an open page
 * change it. On a hosted project, a mailed code renews an older session as well; here only a new sign-in does. A new
 * password ends all other sessions.
 */
export function askPresentPassword(
  answer: Answer,
  database: Database,
  verify: VerifyToken,
): Answer {
  return async (request) => {
    const { url, method, headers } = request;
    if (method !== 'PUT' || new URL(url).pathname !== '/auth/v1/user') return answer(request);
    const body = await request.text();
    const send = () => answer(new Request(url, { method, headers, body }));
    const change = changeSchema.safeParse(parseJson(body));
    // A body that fails to parse here might still be accepted by Auth.
    if (!change.success) return refuse(400, 'validation_failed', 'The change is not understood');
    const verdict = await verify(readBearer(request) ?? '');
    const claims = claimsSchema.safeParse(verdict.kind === 'valid' ? verdict.claims : undefined);
    if (change.data.password === undefined || !claims.success) return send();
    const { sub, session_id: sessionId } = claims.data;
    const sendChange = async () => {
      const response = await send();
      if (response.ok) await endOtherSessions(database, sub, sessionId);
      return response;
    };
    if (await isOlderThanDay(database, sessionId)) {
      return refuse(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    const methods = await listMethods(database, sessionId);
    const { rows } = await database.query(
      `select from auth.users where id = $1 and encrypted_password <> ''`,
      [sub],
    );
    if (rows.length === 0 || methods.some((used) => MAILED.has(used.method))) return sendChange();
    const present = change.data.current_password;
    if (present === undefined || present === '') {
      return refuse(400, 'current_password_required', 'Current password required');
    }
    if (await isPassword(database, 'id', sub, present)) return sendChange();
    return refuse(400, 'current_password_invalid', 'Current password is wrong');
  };
}
