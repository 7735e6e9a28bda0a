import { z } from 'zod';

const mailsSchema = z.array(z.object({ to: z.string(), html: z.string() }));
const tokenSchema = z.object({
  token_hash: z.string(),
  type: z.enum(['signup', 'recovery', 'magiclink']),
});

/** Reads the target of the link in the latest mail to an address. */
export async function readMailLink(mailUrl: string, email: string): Promise<URL> {
  const answer = await fetch(new URL('/api/messages', mailUrl));
  const mail = mailsSchema.parse(await answer.json()).find(({ to }) => to === email);
  const address = /href="([^"]+)"/u.exec(mail?.html ?? '')?.[1];
  if (address === undefined) throw new Error(`no link was sent to ${email}`);
  return new URL(address.replaceAll('&amp;', '&'));
}

/** Reads the parameters behind a link's hash, which are not sent to a server. */
export function readFragment({ hash }: URL): URLSearchParams {
  return new URLSearchParams(hash.slice(1));
}

/** Reads the link's token, for `verifyOtp`. */
export async function readMailToken(mailUrl: string, email: string) {
  const link = await readMailLink(mailUrl, email);
  return tokenSchema.parse(Object.fromEntries(readFragment(link)));
}
