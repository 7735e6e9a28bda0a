import { dropCookie, findCookie, writeCookie } from '@/lib/cookies.ts';
import { decodePath, isOwnPath } from '@/lib/plain-path.ts';
import { getSessionCookieName } from '@/lib/session-cookie.ts';
import { createStored } from '@/lib/storage/stored.ts';

const ONE_HOUR = 60 * 60;

function getCookieName(): string {
  return `${getSessionCookieName()}-redirect-path`;
}

/** Kept apart from the cookie, which every request carries: an invitation has its code behind the hash. */
const redirectHash = createStored({
  key: 'pointfolio-redirect-hash',
  place: 'local',
  fallback: '',
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

export function rememberRedirectPath(address: string): void {
  const [path = ''] = address.split('#');
  writeCookie(getCookieName(), encodeURIComponent(path), { maxAge: ONE_HOUR });
  if (path === address) redirectHash.clear();
  else redirectHash.set(address.slice(path.length));
}

/** The path that was asked for before the login, once; then it is forgotten. */
export function takeRedirectPath(): string | undefined {
  const name = getCookieName();
  const kept = findCookie(name);
  const hash = redirectHash.get();
  redirectHash.clear();
  if (kept === undefined) return undefined;
  dropCookie(name);
  const path = decodePath(kept) + hash;
  // Anything else could send a member to a stranger's page.
  return isOwnPath(path) ? path : undefined;
}
