import { isSecureSite, listCookies } from '@/lib/cookies.ts';
import { getEnv } from '@/lib/env.ts';

/**
 * Name prefix of the session cookies, as supabase-js would choose it. Browsers accept `__Host-` only over HTTPS and
 * from this exact host, so that nobody on the network or on a sibling domain can replace the session.
 */
export function getSessionCookieName(): string {
  const [reference = 'project'] = new URL(getEnv().VITE_SUPABASE_URL).hostname.split('.');
  return `${isSecureSite() ? '__Host-' : ''}sb-${reference}-auth-token`;
}

/** True if there may be a session, checked before supabase-js is loaded. */
export function hasSessionCookie(): boolean {
  const name = getSessionCookieName();
  return listCookies().some((cookie) => cookie.name === name || cookie.name === `${name}.0`);
}

/** Reads the session from its cookies; undefined if they contain nothing readable. */
export function readSessionCookie(): object | undefined {
  const name = getSessionCookieName();
  const chunks = listCookies()
    .flatMap(({ name: key, value }) => {
      const isPart =
        key === name || (key.startsWith(`${name}.`) && /^\d+$/u.test(key.slice(name.length + 1)));
      return isPart ? [{ order: Number(key.slice(name.length + 1)), text: value }] : [];
    })
    .toSorted((a, b) => a.order - b.order);
  try {
    const text = decodeURIComponent(chunks.map(({ text: chunk }) => chunk).join('')).replace(
      /^base64-/u,
      '',
    );
    const session: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof session === 'object' && session !== null ? session : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the id of the session's member from its cookies. */
export function readSessionUserId(): string | undefined {
  const session = readSessionCookie();
  const user: unknown = session && Reflect.get(session, 'user');
  const id: unknown =
    typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
