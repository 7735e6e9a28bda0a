import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

type Answer = (request: Request) => Promise<Response>;

const SIGN_INS = ['/auth/v1/token', '/auth/v1/signup', '/auth/v1/verify'];
const answerSchema = z.object({ access_token: z.string() });

/** Records the browser of each sign-in and refresh, as a hosted project does and @supabase/lite does not. */
export function nameDevices(answer: Answer, database: Database): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const userAgent = request.headers.get('user-agent');
    const response = await answer(request);
    if (request.method !== 'POST' || !response.ok || !SIGN_INS.includes(pathname)) return response;
    const session = answerSchema.safeParse(await response.clone().json());
    if (session.success) {
      const { session_id: id } = decodeJwt(session.data.access_token);
      await database.query('update auth.sessions set user_agent = $1 where id = $2', [
        userAgent,
        id,
      ]);
    }
    return response;
  };
}
