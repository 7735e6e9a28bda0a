import { readMailLink } from '../../supabase/local/test-support/mail-token.ts';
import { readEnv } from './rest.ts';

/** Reads the path of the link in the latest mail to an address. */
export async function readMailPath(email: string): Promise<string> {
  const { pathname, search, hash } = await readMailLink(readEnv('E2E_MAIL_URL'), email);
  return `${pathname}${search}${hash}`;
}
