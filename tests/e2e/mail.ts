import { readMailLink } from '../../supabase/local/test-support/mail-token.ts';
import { readEnv } from './rest.ts';

/** The path that the link of the latest mail to an address leads to. */
export async function readMailPath(email: string): Promise<string> {
  const { pathname, search, hash } = await readMailLink(readEnv('E2E_MAIL_URL'), email);
  return `${pathname}${search}${hash}`;
}
