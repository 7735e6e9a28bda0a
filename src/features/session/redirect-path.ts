import { getSessionCookieName } from '@/lib/session-cookie.ts';

const ONE_HOUR = 60 * 60;

function getCookieName(): string {
  return `${getSessionCookieName()}-redirect-path`;
}

/** Only a path of this app: anything else could send a member to a stranger's page. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/u.test(path);
}

export function rememberRedirectPath(path: string): void {
  const value = encodeURIComponent(path);
  document.cookie = `${getCookieName()}=${value}; Path=/; Max-Age=${ONE_HOUR}; SameSite=Lax`;
}

/** The path that was asked for before the login, once; then it is forgotten. */
export function takeRedirectPath(): string | undefined {
  const name = getCookieName();
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  const path = decodeURIComponent(pair.slice(name.length + 1));
  return isOwnPath(path) ? path : undefined;
}
