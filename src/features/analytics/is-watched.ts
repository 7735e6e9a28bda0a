import { toPlainPath } from '@/lib/plain-path.ts';
import { isSecretAddress } from '@/lib/secret-address.ts';

const OF_MEMBERS = /^\/(?:app|admin|login|register|forgot-password|confirm)(?:\/|$)/u;

/** Whether what visitors do on a page may be counted and recorded: where a session is made or used, nothing watches. */
export function isWatched(pathname: string): boolean {
  return !OF_MEMBERS.test(toPlainPath(pathname)) && !isSecretAddress(pathname);
}
