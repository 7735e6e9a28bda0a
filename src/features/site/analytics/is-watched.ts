import { toPlainPath } from '@/lib/plain-path.ts';
import { isSecretAddress } from '@/lib/secret-address.ts';

const OF_MEMBERS = /^\/(?:app|admin|login|register|forgot-password|confirm)(?:\/|$)/u;

/** True if visitors' actions on a page may be recorded: pages that create or use a session are not watched. */
export function isWatched(pathname: string): boolean {
  return !OF_MEMBERS.test(toPlainPath(pathname)) && !isSecretAddress(pathname);
}
