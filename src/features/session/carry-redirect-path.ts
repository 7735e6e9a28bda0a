import { dropCookie, findCookie, writeCookie } from '@/lib/cookies.ts';
import { decodePath, isOwnPath } from '@/lib/plain-path.ts';
import { getSessionCookieName } from '@/lib/session-cookie.ts';

const ONE_HOUR = 60 * 60;

function getCookieName(): string {
  return `${getSessionCookieName()}-redirect-path`;
}

export function rememberRedirectPath(path: string): void {
  writeCookie(getCookieName(), encodeURIComponent(path), { maxAge: ONE_HOUR });
}

/** The path that was asked for before the login, once; then it is forgotten. */
export function takeRedirectPath(): string | undefined {
  const name = getCookieName();
  const kept = findCookie(name);
  if (kept === undefined) return undefined;
  dropCookie(name);
  const path = decodePath(kept);
  // Anything else could send a member to a stranger's page.
  return isOwnPath(path) ? path : undefined;
}
