import { getEnv } from '@/lib/env.ts';

/** The name that the cookies of the session begin with; supabase-js would choose the same. */
export function getSessionCookieName(): string {
  const [reference = 'project'] = new URL(getEnv().VITE_SUPABASE_URL).hostname.split('.');
  return `sb-${reference}-auth-token`;
}

function listCookieNames(): string[] {
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

export function clearAllCookies(): void {
  for (const name of listCookieNames()) {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}
