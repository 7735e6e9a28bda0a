import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Answer } from './json-request.ts';

const bodySchema = z.object({ email: z.string() });
const droppedSchema = z.array(z.object({ encrypted_password: z.string() }));

/** Answer for a taken address: a user who looks new, but has no identity. */
function describeNobody(email: string): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/**
 * Answers repeated sign-ups as a hosted project does, where @supabase/lite refuses a known address: the answer does
 * not reveal that the address is taken, and an unconfirmed one gets another mail, here by registering again, at most
 * once a second. As in Auth, the account keeps the password of the first sign-up.
 */
export function answerRepeatedSignUps(answer: Answer, database: Database): Answer {
  return async (request) => {
    const { url, method, headers } = request;
    if (method !== 'POST' || new URL(url).pathname !== '/auth/v1/signup') return answer(request);
    const body = await request.text();
    const send = () => answer(new Request(url, { method, headers, body }));
    const response = await send();
    if (response.status !== 429) return response;
    const { email } = bodySchema.parse(JSON.parse(body));
    const dropped = await database.query(
      `delete from auth.users where email = lower($1) and email_confirmed_at is null
         and confirmation_sent_at < now() - interval '1 second' returning encrypted_password`,
      [email],
    );
    const [first] = droppedSchema.parse(dropped.rows);
    if (first) {
      const again = await send();
      await database.query(
        'update auth.users set encrypted_password = $2 where email = lower($1)',
        [email, first.encrypted_password],
      );
      return again;
    }
    const waiting = await database.query(
      'select from auth.users where email = lower($1) and email_confirmed_at is null',
      [email],
    );
    return waiting.rows.length > 0 ? response : Response.json(describeNobody(email));
  };
}
