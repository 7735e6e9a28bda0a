import { hasSessionCookie, readSessionUserId } from '@/lib/session-cookie.ts';
import { clearTab } from '@/lib/storage/stored.ts';

/** The first member signed in since the page loaded: owner of its data and unsent changes, even after leaving. */
let member: string | undefined;
/** True once the screens of a member who has left are gone: others are read as a visitor. */
let isVisit = false;

const TAB_MEMBER = 'pointfolio-tab-member';

/** Makes the tab this member's. A tab that is reopened after a sign-out still holds what another member stored in it. */
function claimTab(memberId: string): void {
  try {
    if ((sessionStorage.getItem(TAB_MEMBER) ?? memberId) !== memberId) clearTab();
    sessionStorage.setItem(TAB_MEMBER, memberId);
  } catch {
    // A browser without storage keeps nothing of another member.
  }
}

/** True if the page belongs to this member; claims it for them if it has no member yet. */
export function isPageOf(id: string): boolean {
  if (member === undefined) claimTab(id);
  member ??= id;
  isVisit = false;
  return member === id;
}

/** True while screens of a member are still drawn whose session has ended, in this tab or another one. */
export function hasMemberLeft(): boolean {
  return member !== undefined && !isVisit && !hasSessionCookie();
}

/** Call it when no screen of the member who has left is drawn anymore. */
export function startVisit(): void {
  isVisit = true;
}

/** True if the session of the page's member has ended, also where somebody else has signed in since. */
export function isMemberGone(): boolean {
  return member !== undefined && readSessionUserId() !== member;
}
