import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from './database/database.ts';

const grantSchema = z.object({
  email: z.string().min(1),
  admin: z.boolean(),
  /** True if the admin needs an authenticator app, as on a hosted project. */
  needsSecondFactor: z.boolean().default(false),
});
export type AdminGrant = z.input<typeof grantSchema>;

export type AdminGrantResult = { kind: 'done' } | { kind: 'no-account' } | { kind: 'unconfirmed' };

const accountSchema = z.object({ id: z.string(), isConfirmed: z.boolean() });

/** Makes an account an admin or an ordinary member again, as the owner of the database, the only role that may. */
export async function applyAdminGrant(
  database: Database,
  { email, admin, needsSecondFactor = false }: AdminGrant,
): Promise<AdminGrantResult> {
  return database.transaction(async (transaction) => {
    await transaction.exec('set local role postgres');
    const found = await transaction.query(
      `select id, email_confirmed_at is not null as "isConfirmed" from auth.users where lower(email) = lower($1)`,
      [email],
    );
    const [account] = z.array(accountSchema).parse(found.rows);
    if (!account) return { kind: 'no-account' };
    if (admin && !account.isConfirmed) return { kind: 'unconfirmed' };
    const call = admin ? 'select private.grant_admin($1)' : 'select private.revoke_admin($1)';
    await transaction.query(call, [account.id]);
    if (admin && !needsSecondFactor) {
      await transaction.query('select private.excuse_from_second_factor($1)', [account.id]);
    }
    return { kind: 'done' };
  });
}

function isSameKey(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** `POST /local/v1/admin-grants` of a running stack, for `npm run admin:grant`; requires the secret key. */
export function createAdminGrantListener(database: Database, secretKey: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (!isSameKey(request.headers['apikey'], secretKey)) {
      answer(401, { message: 'The secret key is needed' });
      return;
    }
    const grant = grantSchema.safeParse(await json(request).catch(() => undefined));
    if (request.method !== 'POST' || !grant.success) {
      answer(400, { message: 'Send {"email": "…", "admin": true} by POST' });
      return;
    }
    answer(200, await applyAdminGrant(database, grant.data));
  };
}
