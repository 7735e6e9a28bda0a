import { getEnv } from '@/lib/env.ts';

/** The name that the cookies of the session begin with; supabase-js would choose the same. */
export function getSessionCookieName(): string {
  const [reference = 'project'] = new URL(getEnv().VITE_SUPABASE_URL).hostname.split('.');
  return `sb-${reference}-auth-token`;
}

function listCookieNames(): string[] {
  // Pages are also drawn at build time, where nobody is signed in.
  if (typeof document === 'undefined') return [];
  return document.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter(Boolean);
}

/** Whether there may be a session: asked before supabase-js is loaded at all. */
export function hasSessionCookie(): boolean {
  const name = getSessionCookieName();
  return listCookieNames().some((cookie) => cookie === name || cookie === `${name}.0`);
}

/** The session as its cookies hold it; undefined where they say nothing that can be read. */
export function readSessionCookie(): object | undefined {
  const name = getSessionCookieName();
  const chunks = document.cookie
    .split('; ')
    .map((pair) => pair.split('='))
    .flatMap(([key = '', ...value]) => {
      const isPart =
        key === name || (key.startsWith(`${name}.`) && /^\d+$/u.test(key.slice(name.length + 1)));
      return isPart ? [{ order: Number(key.slice(name.length + 1)), text: value.join('=') }] : [];
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

/** The member the session is of, as its cookies say. */
export function readSessionUserId(): string | undefined {
  const session = readSessionCookie();
  const user: unknown = session && Reflect.get(session, 'user');
  const id: unknown =
    typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}

export function clearAllCookies(): void {
  for (const name of listCookieNames()) {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}
