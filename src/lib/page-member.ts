import { hasSessionCookie } from '@/lib/session-cookie.ts';

/** The first member signed in since the page loaded: owner of its data and unsent changes, even after leaving. */
let member: string | undefined;

/** True if the page belongs to this member; claims it for them if it has no member yet. */
export function isPageOf(id: string): boolean {
  member ??= id;
  return member === id;
}

/** True while screens of a member are still drawn whose session has ended, in this tab or another one. */
export function hasMemberLeft(): boolean {
  return member !== undefined && !hasSessionCookie();
}
