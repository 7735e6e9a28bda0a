import { z } from 'zod';
import { readEnv } from './rest.ts';

const mailsSchema = z.array(z.object({ to: z.string(), html: z.string() }));

/** The path that the link of the latest mail to an address leads to. */
export async function readMailLink(email: string): Promise<string> {
  const answer = await fetch(new URL('api/messages', readEnv('E2E_MAIL_URL')));
  const mail = mailsSchema.parse(await answer.json()).find(({ to }) => to === email);
  const address = /href="([^"]+)"/u.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (address === undefined) throw new Error(`no link was sent to ${email}`);
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
