import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { z } from 'zod';
import type { MailCatcher } from '../mail/mail-catcher.ts';
import { type Answer, parseJson } from './json-request.ts';

const changeSchema = z.object({ email: z.string().min(1) });
const userSchema = z.object({ id: z.uuid() });
const proofSchema = z.union([
  z.object({ type: z.literal('email_change'), token_hash: z.string() }),
  z.object({ type: z.literal('email_change'), email: z.string(), token: z.string() }),
]);

export interface Mailboxes {
  database: Database;
  mail: MailCatcher;
  /** Seconds a link is valid. */
  linkSeconds: number;
}

/** Sends the new address the same mail with its own link, and starts counting confirmations. */
async function writeToNewMailbox({ database, mail }: Mailboxes, userId: string, email: string) {
  const { rows } = await database.query<{ to: string; link: string; presentLink: string }>(
    `update auth.users set email_change_confirm_status = 0
     where id = $1 and email_change = lower($2)
     returning email_change as to, email_change_token_new as link, email_change_token_current as "presentLink"`,
    [userId, email],
  );
  const [change] = rows;
  const written = change && mail.list().find(({ html = '' }) => html.includes(change.presentLink));
  if (!change || written?.html === undefined) return;
  const html = written.html.replaceAll(change.presentLink, change.link);
  await mail.send({ to: change.to, subject: written.subject, html });
}

/** True if this link is the first of the two; @supabase/lite then waits for the other one. */
async function isFirstOfTwo({ database, linkSeconds }: Mailboxes, link: string): Promise<boolean> {
  const { rows } = await database.query(
    `update auth.users set
       email_change_confirm_status = 1, email_change_token_new = null,
       email_change_token_current =
         case $1 when email_change_token_new then email_change_token_current else email_change_token_new end
     where $1 in (email_change_token_current, email_change_token_new) and email_change_confirm_status = 0
       and email_change_sent_at > now() - $2 * interval '1 second' returning id`,
    [link, linkSeconds],
  );
  return rows.length > 0;
}

/**
 * Requires both mailboxes to confirm a change of address, in any order, as on a hosted project with
 * `double_confirm_changes`: @supabase/lite changes it once the current mailbox has confirmed.
 */
export function confirmBothMailboxes(answer: Answer, mailboxes: Mailboxes): Answer {
  return async (request) => {
    const { url, method, headers } = request;
    const { pathname, searchParams } = new URL(url);
    const isChange = method === 'PUT' && pathname === '/auth/v1/user';
    if (!isChange && pathname !== '/auth/v1/verify') return answer(request);
    const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
    const send = () => answer(new Request(url, { method, headers, body }));
    if (isChange) {
      const response = await send();
      const change = changeSchema.safeParse(parseJson(body ?? ''));
      if (!response.ok || !change.success) return response;
      const { id } = userSchema.parse(await response.clone().json());
      await writeToNewMailbox(mailboxes, id, change.data.email);
      return response;
    }
    const query = { type: searchParams.get('type'), token_hash: searchParams.get('token') };
    const proof = proofSchema.safeParse(body === null ? query : parseJson(body));
    if (!proof.success) return send();
    const link =
      'token_hash' in proof.data
        ? proof.data.token_hash
        : createHash('sha256')
            .update(proof.data.email.toLowerCase() + proof.data.token)
            .digest('hex');
    if (!(await isFirstOfTwo(mailboxes, link))) return send();
    const msg =
      'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    return Response.json({ code: '200', msg });
  };
}
